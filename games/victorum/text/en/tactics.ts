import type { TacticId } from '../../content/ids.ts'

export interface CardText {
  readonly name: string
  readonly text: string
}
export interface TacticText extends CardText {
  /** Whom the rival places it on; nothing for special tactics. */
  readonly rival: string
}

export const tactics: Readonly<Record<TacticId, TacticText>> = {
  adrenaline: { name: 'Adrenaline', text: 'The unit has +1 Movement.', rival: 'the slowest ally' },
  'bolster-health': {
    name: 'Bolster Health',
    text: 'The unit gains 2 HP (may exceed Health).',
    rival: 'the weakest ally',
  },
  hamstring: {
    name: 'Hamstring',
    text: 'The unit’s Movement is reduced by 1, not below 1 (a Movement of 0 stays 0), and its Attack loses its weakest die as long as another die is left.',
    rival: 'the deadliest opponent without Hamstring',
  },
  stun: { name: 'Stun', text: 'The unit is fatigued until the end of its next turn.', rival: 'the strongest opponent' },
  'smoke-veil': {
    name: 'Smoke Veil',
    text: 'Until the end of its next turn, attacks against the unit lose their strongest die (at least one die is rolled).',
    rival: '',
  },
  'second-wind': { name: 'Second Wind', text: 'The unit fully heals.', rival: '' },
  'war-drums': {
    name: 'War Drums',
    text: 'Only on a unit of your own: it may at once move up to its Movement, even if dazed (not if fatigued).',
    rival: '',
  },
  whetstone: {
    name: 'Whetstone',
    text: 'The weakest die of the unit’s Attack is one step stronger (black stays black).',
    rival: '',
  },
  'chains-of-hephaestus': {
    name: 'Chains of Hephaestus',
    text: 'Until the end of its next turn the unit has Movement 0 and cannot use Abilities.',
    rival: '',
  },
}
