import { botWords } from '../../../text/bots.ts'
import type * as en from '../en/settings.ts'
import { difficulties, heroes, scions } from './names.ts'

export const about: typeof en.about = {
  title: 'Victorum',
  pitch:
    'Un héros, une poignée de combattants et quatre actes pour atteindre le cratère. Parcourez le monde connu, remportez les jeux de huit peuples et battez le Rejeton qui attend sous la montagne.',
  meta: '1 joueur · 4 h · campagne en solitaire',
}

const hero = (id: keyof typeof heroes, text: string) => ({
  [`setting.hero.${id}`]: heroes[id],
  [`setting.hero.${id}.about`]: text,
})
const scion = (id: keyof typeof scions, text: string) => ({
  [`setting.scion.${id}`]: scions[id],
  [`setting.scion.${id}.about`]: text,
})

export const settings: typeof en.settings = {
  'mode.campaign': 'Campagne',
  'mode.campaign.about': 'Quatre actes de douze semaines au plus : trois primus, puis le Rejeton.',
  'setting.hero': 'Héros',
  'setting.hero.about': 'Celui que vous menez. S’il tombe, la campagne est perdue.',
  ...hero('bingqing', 'Défenseure de Kunlun. Protège et soigne ses compagnons.'),
  ...hero('decimus', 'Tacticien des Nouveaux Argonautes. Solide, et fort en infériorité.'),
  ...hero('nox', 'Défenseure des Vésuviens. Difficile à toucher, se nourrit de ce qui tombe.'),
  ...hero('sea-strider', 'Attaquant des Lamosiens. Frappe de loin et déplace les autres.'),
  ...hero('krakenlance', 'Tacticien des Atlantes. Montre l’exemple ; un bon premier héros.'),
  ...hero('the-parthian', 'Archer des Parthes. Rapide, à longue portée, meilleur seul.'),
  ...hero('virago', 'Archère des Amazones. Lance une hache qui revient.'),
  ...hero('stygiana', 'Attaquante des Réfugiés de Pluton. Fonce dans la mêlée.'),
  'setting.scion': 'Rejeton',
  'setting.scion.about': 'Celui qui attend dans le cratère à la fin de l’Acte IV.',
  ...scion('hydra', 'Chaque blessure fait pousser deux Têtes de plus.'),
  ...scion('taotie', 'Une grande gueule qui dévore les faibles ; un bon premier Rejeton.'),
  ...scion('zahhak', 'Doit être vaincu quatre fois, et amène sa Cour.'),
  ...scion('itzam-cab-ain', 'La terre elle-même tremble, d’autant plus que vous portez de fléaux.'),
  ...scion('pluto', 'Relève vos propres morts contre vous.'),
  ...scion('gorgons', 'Trois sœurs, chacune avec sa colère.'),
  ...scion('apep', 'Les ténèbres croissent jusqu’à éclater.'),
  ...scion('balor', 'Un œil au milieu de l’arène qui brûle des lignes entières.'),
  'setting.difficulty': 'Difficulté',
  'setting.difficulty.about': 'Ce avec quoi votre héros commence.',
  'setting.difficulty.chosen': difficulties.chosen,
  'setting.difficulty.chosen.about':
    '3 prouesses, 8 bénédictions, des tactiques, Santé et Commandement +1, et un dé ajouté ou amélioré.',
  'setting.difficulty.valiant': difficulties.valiant,
  'setting.difficulty.valiant.about': '1 prouesse, 4 bénédictions, des tactiques et une amélioration au choix.',
  'setting.difficulty.fearless': difficulties.fearless,
  'setting.difficulty.fearless.about': 'Aucune prouesse, 1 bénédiction, aucune tactique et 3 d’influence au départ.',
  'setting.first': 'Première campagne',
  'setting.first.about':
    'Le début conseillé : Krakenlance contre Taotie, Élu, avec trois prouesses et trois primus déjà fixés.',
  'setting.first.true': 'Oui',
  'setting.first.false': 'Non',
  ...botWords.fr,
}
