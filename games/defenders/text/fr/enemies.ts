import type { DireId, EffectId, EnemyId } from '../../content/ids.ts'
import type { AbilityText } from '../ability.ts'
import { la, le, les, lesF, type Noun } from './noun.ts'

export const enemies: Record<EnemyId | DireId, Noun> = {
  reefRaiders: les('Pillards du récif'),
  thornWolves: les('Loups des ronces'),
  graveSprites: les('Feux follets'),
  riverGoblins: les('Gobelins du fleuve'),
  cragBears: les('Ours des cimes'),
  duneCorsairs: les('Corsaires des dunes'),
  scorpionRiders: les('Chevaucheurs de scorpions'),
  stoneGhouls: lesF('Goules de pierre'),
  boneCavalry: la('Cavalerie d’ossements'),
  harpy: la('Harpie', { aspirated: true }),
  minotaur: le('Minotaure'),
  seaSerpent: le('Serpent de mer'),
  manticore: la('Manticore'),
  giantWasps: lesF('Guêpes géantes'),
  wraith: le('Spectre'),
}

/** What Dire Enemies do. */
export const effects: Record<EffectId, AbilityText> = {
  uproar: {
    name: 'Tumulte',
    brief: 'les Régions à 0 passent à 1.',
    text: 'Chaque Région frontalière à 0 Menace passe à 1.',
  },
  stampede: {
    name: 'Charge',
    brief: '+1 Menace à côté de la Forêt, si c’est vide.',
    text: 'Chaque Région frontalière voisine de la Forêt où il n’y a pas de Défenseur gagne 1 Menace.',
  },
  tidalWave: {
    name: 'Raz-de-marée',
    brief: 'tous avancent d’une Région.',
    text: 'Chaque Défenseur dans une Région frontalière est emporté d’une Région dans le sens horaire, avant toute défense.',
  },
  raze: {
    name: 'Ravage',
    brief: '1 Menace de plus dans le Désert.',
    text: 'Le Désert gagne 1 Menace de plus.',
  },
  sting: {
    name: 'Piqûre',
    brief: '−1 PV dans les Plaines et à côté.',
    text: 'Chaque Défenseur dans les Plaines ou dans une Région frontalière voisine perd 1 PV.',
  },
  drain: {
    name: 'Absorption',
    brief: 'plus de capacité de carte Joueur.',
    text: 'Aucune capacité de carte Joueur ne sert jusqu’à la fin de la Manche.',
  },
}
