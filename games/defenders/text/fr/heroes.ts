import type { HeroAbilityId } from '../../content/heroes.ts'
import type { HeroId } from '../../content/ids.ts'
import type { AbilityText } from '../ability.ts'
import { la, le, type Noun } from './noun.ts'

/** Player Cards. */
export const heroes: Record<HeroId, Noun> = {
  paladin: le('Paladin'),
  cleric: la('Prêtresse'),
  barbarian: le('Barbare'),
  druid: le('Druide'),
  bard: le('Barde'),
  sorcerer: la('Sorcière'),
  oracle: le('Oracle'),
  warrior: la('Guerrière'),
  ranger: la('Rôdeuse'),
  avenger: la('Vengeresse'),
}

export const heroAbilities: Record<HeroAbilityId, AbilityText> = {
  retribution: {
    name: 'Représailles',
    brief: 'après une défense, soin ou −1 Menace.',
    text: 'Après avoir défendu, vous pouvez soit donner 1 PV à un autre Défenseur, où qu’il soit, soit baisser de 1 la Menace de la Région frontalière où vous êtes.',
  },
  mend: {
    name: 'Soin',
    brief: '2 PV à un Défenseur ici ou à côté.',
    text: 'Un Défenseur de votre Région ou d’une Région adjacente récupère 2 PV. Vous pouvez vous choisir.',
  },
  fury: {
    name: 'Furie',
    brief: 'votre Sacrifice donne 2 PA.',
    text: 'Votre Sacrifice donne 2 PA au lieu de 1. Il faut dépenser les deux aussitôt.',
  },
  rootwalk: {
    name: 'Marche des racines',
    brief: 'allez aussi à l’opposé.',
    text: 'En vous déplaçant, vous pouvez aussi aller dans la Région frontalière opposée à la vôtre.',
  },
  rally: {
    name: 'Ralliement',
    brief: 'un autre Défenseur agit sans payer.',
    text: 'Un autre Défenseur, où qu’il soit, fait une action simple sans payer, s’il le peut : se déplacer, sécuriser ou combattre. Aucune capacité, aucun Artefact n’y change rien, et ce n’est pas un Tour.',
  },
  thunderclap: {
    name: 'Coup de tonnerre',
    brief: 'jusqu’à −3 Menace ici.',
    text: 'La Région frontalière où vous êtes perd jusqu’à 3 Menaces.',
  },
  scry: {
    name: 'Divination',
    brief: 'voyez une carte, gardez ou enfouissez.',
    text: 'La carte du dessus de la Pioche Tour est montrée à tous. Laissez-la dessus ou glissez-la sous la pioche.',
  },
  sprint: {
    name: 'Ruée',
    brief: 'avancez d’un pas ou de deux.',
    text: 'Avancez d’un pas ou de deux.',
  },
  longshot: {
    name: 'Tir lointain',
    brief: 'combattez à côté, défendez-y (+1 PV).',
    text: 'Vous pouvez combattre l’Ennemi épique depuis une Région adjacente. Vous pouvez défendre une Région frontalière adjacente sans y aller, pour 1 PV de plus.',
  },
  avengingFlight: {
    name: 'Vol vengeur',
    brief: 'volez contrer un redoutable, 3 PV.',
    text: 'Quand un Ennemi redoutable attaque une Région où vous n’êtes pas, vous pouvez y voler, si loin que ce soit, et défendre pour 3 PV.',
  },
}
