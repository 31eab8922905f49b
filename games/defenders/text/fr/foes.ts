import type { FoeId } from '../../content/ids.ts'
import type { FoeText } from '../en/foes.ts'
import { le, type Noun } from './noun.ts'

export const foes: Record<FoeId, Noun> = {
  dragon: le('Dragon'),
  kraken: le('Kraken'),
  ancient: le('Ancien', { titled: true }),
  demonLord: le('Seigneur démon'),
  colossus: le('Colosse'),
  giant: le('Géant'),
}

const EMPTY_GAIN = 'Chaque Région frontalière sans Défenseur gagne 1 Menace.'

export const foeTexts: Record<FoeId, FoeText> = {
  dragon: {
    brief: 'Avance de 2 Régions à chaque carte Défenseur piochée.',
    reveal: EMPTY_GAIN,
    ongoing:
      'Chaque fois qu’une carte Défenseur est piochée, de n’importe quelle couleur ou pour tous, il avance de 2 Régions dans le sens horaire.',
    event: 'Chaque Défenseur perd 2 PV.',
  },
  kraken: {
    brief: 'Sa Région : 1 PA de plus pour entrer, sans capacité.',
    reveal: 'La Côte gagne 1 Menace.',
    ongoing:
      'Entrer dans sa Région pendant votre Tour coûte 1 PA de plus, et la capacité de sa Région est coupée. En fin de Manche, sa Région gagne 1 Menace, puis chaque Région frontalière voisine sans Défenseur en gagne 1.',
    event: 'Chaque Défenseur présent dans sa Région perd 1 PV et est emporté dans la Région opposée.',
  },
  ancient: {
    brief: 'Récupère 2 PV en fin de Manche.',
    reveal: 'La Forêt gagne 1 Menace.',
    ongoing: 'En fin de Manche, il récupère 2 PV, sans dépasser son départ.',
    event: EMPTY_GAIN,
  },
  demonLord: {
    brief: 'Être rétabli rend 2 PV au plus.',
    reveal: 'La Capitale gagne 1 Menace.',
    ongoing: 'Un Défenseur rétabli récupère 2 PV au plus.',
    event: 'La Capitale gagne 1 Menace.',
  },
  colossus: {
    brief: 'Qui le combat perd 1 PV.',
    reveal: 'Le Désert gagne 1 Menace, puis les deux Régions frontalières voisines.',
    ongoing: 'Après chaque combat, le Défenseur qui a combattu perd 1 PV.',
    event: 'Sa Région est détruite. Si elle l’est déjà, la Capitale gagne 1 Menace.',
  },
  giant: {
    brief: 'Avance d’une Région par Manche : +1 Menace, −1 PV.',
    reveal: 'Les Plaines gagnent 1 Menace.',
    ongoing:
      'En fin de Manche, il avance d’une Région dans le sens horaire ; elle gagne 1 Menace et chaque Défenseur qui s’y trouve perd 1 PV.',
    event: EMPTY_GAIN,
  },
}
