import type { BaneId } from '../../content/ids.ts'
import type { CardText } from '../en/tactics.ts'

export const banes: Readonly<Record<BaneId, CardText>> = {
  'venomed-blades': { name: 'Lames envenimées', text: 'La prochaine unité placée ajoute un dé bleu à ses attaques.' },
  'thick-hides': { name: 'Cuir épais', text: 'La prochaine unité placée est déployée avec 2 PV de plus.' },
  'spurred-on': { name: 'Éperonnés', text: 'La prochaine unité placée a +1 Mouvement.' },
  ambush: { name: 'Embuscade', text: 'Au tour 1, le rival déploie une unité de plus.' },
  'dread-banner': {
    name: 'Bannière d’effroi',
    text: 'Vos unités non élite sont déployées avec 1 PV de moins (au moins 1) dans ce combat.',
  },
  'jeering-crowd': {
    name: 'Foule hostile',
    text: 'Vous ne pouvez pas placer de tactique à vos deux premiers tours de ce combat.',
  },
  'home-advantage': {
    name: 'Avantage du terrain',
    text: 'Les unités rivales locales ajoutent un dé jaune à leurs attaques dans ce combat.',
  },
  'fresh-blood': { name: 'Sang neuf', text: 'Ajoutez une unité du sac (sans tactique) à la fin de l’effectif rival.' },
  'choking-smoke': { name: 'Fumée âcre', text: 'Vos unités ont −1 Portée (au moins 1) dans ce combat.' },
  'lost-legionary': { name: 'Légionnaire égaré', text: 'Combat comme unité rivale et ne peut pas être recruté.' },
  erinys: { name: 'Érinye', text: 'Combat comme unité rivale et ne peut pas être recrutée.' },
  'gorgon-hound': { name: 'Molosse de gorgone', text: 'Combat comme unité rivale et ne peut pas être recruté.' },
  'drowned-priest': { name: 'Prêtre noyé', text: 'Combat comme unité rivale et ne peut pas être recruté.' },
  'grave-archer': { name: 'Archer du tombeau', text: 'Combat comme unité rivale et ne peut pas être recruté.' },
  'tartarean-guard': { name: 'Garde du Tartare', text: 'Combat comme unité rivale et ne peut pas être recruté.' },
  'wavering-banners': { name: 'Étendards vacillants', text: 'Commandement −1.' },
  'cracked-shields': { name: 'Boucliers fendus', text: 'Capacité tactique −1.' },
  'open-wound': { name: 'Plaie ouverte', text: 'Un soin complet de votre héros s’arrête à 1 PV de sa Santé.' },
  'ill-winds': { name: 'Vents contraires', text: 'Utiliser un port donne aussi 1 point d’influence.' },
  'restless-dead': { name: 'Morts sans repos', text: 'Un combat perdu donne 1 point d’influence de plus.' },
  hunted: { name: 'Traqué', text: 'La première unité rivale déployée dans chaque Joute ou Carnage a 1 PV de plus.' },
  multiply: {
    name: 'Multiplication',
    text: 'Ajoutez une unité du sac avec une tactique à la fin de l’effectif rival.',
  },
  gigantic: { name: 'Gigantisme', text: 'La prochaine unité placée est déployée avec 3 PV de plus.' },
  'shoulder-serpents': {
    name: 'Serpents d’épaule',
    text: 'La prochaine unité placée a Barbelé 1 et ajoute un dé jaune à ses attaques.',
  },
  'trembling-earth': {
    name: 'Terre tremblante',
    text: 'Quand une Joute ou un Carnage commence, défaussez une tactique de votre camp ou votre héros perd 1 PV (pas en dessous de 1), à votre choix.',
  },
  bident: { name: 'Bident', text: 'La prochaine unité placée a Perce-armure et ajoute un dé bleu à ses attaques.' },
  'cold-throne': { name: 'Trône glacé', text: 'Assister en spectateur donne 1 point d’influence de plus.' },
  'stone-gaze': {
    name: 'Regard de pierre',
    text: 'La première unité que vous déployez dans ce combat reste sonnée un tour de plus.',
  },
  eclipse: {
    name: 'Éclipse',
    text: 'Quand vous assistez en spectateur, vous ne regardez ni n’ordonnez les trois cartes suivantes.',
  },
  'baleful-eye': { name: 'Mauvais œil', text: 'Combat comme unité rivale et ne peut pas être recruté.' },
}
