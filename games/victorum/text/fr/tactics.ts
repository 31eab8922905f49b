import type { TacticId } from '../../content/ids.ts'
import type { TacticText } from '../en/tactics.ts'

export const tactics: Readonly<Record<TacticId, TacticText>> = {
  adrenaline: { name: 'Adrénaline', text: 'L’unité a +1 Mouvement.', rival: 'l’alliée la plus lente' },
  'bolster-health': {
    name: 'Regain de vigueur',
    text: 'L’unité gagne 2 PV (au-delà de sa Santé s’il le faut).',
    rival: 'l’alliée la plus faible',
  },
  hamstring: {
    name: 'Jarret tranché',
    text: 'Le Mouvement de l’unité baisse de 1, sans passer sous 1 (0 reste 0), et son Attaque perd son dé le plus faible tant qu’il lui en reste un autre.',
    rival: 'l’adversaire le plus redoutable sans Jarret tranché',
  },
  stun: {
    name: 'Étourdissement',
    text: 'L’unité est épuisée jusqu’à la fin de son prochain tour.',
    rival: 'l’adversaire le plus robuste',
  },
  'smoke-veil': {
    name: 'Voile de fumée',
    text: 'Jusqu’à la fin de son prochain tour, les attaques contre l’unité perdent leur dé le plus fort (au moins un dé est lancé).',
    rival: '',
  },
  'second-wind': { name: 'Second souffle', text: 'L’unité se soigne entièrement.', rival: '' },
  'war-drums': {
    name: 'Tambours de guerre',
    text: 'Seulement sur une de vos unités : elle peut aussitôt se déplacer jusqu’à son Mouvement, même sonnée (mais pas épuisée).',
    rival: '',
  },
  whetstone: {
    name: 'Pierre à aiguiser',
    text: 'Le dé le plus faible de l’Attaque de l’unité monte d’un cran (un noir reste noir).',
    rival: '',
  },
  'chains-of-hephaestus': {
    name: 'Chaînes d’Héphaïstos',
    text: 'Jusqu’à la fin de son prochain tour, l’unité a un Mouvement de 0 et ne peut pas utiliser d’Aptitude.',
    rival: '',
  },
}
