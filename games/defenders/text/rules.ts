import { ABILITIES, EFFECT_RULES } from '../content/cards.ts'

/** Which rules a card of a kind links to, the most telling one first; what an Ability adds stands on its card. */
export const CARD_RULES = {
  rest: ['DEF-RESTORE-01', 'DEF-RESTORE-03'],
  region: ['DEF-MAP-09', 'DEF-REGION-01'],
  destroyed: ['DEF-DESTROY-06', 'DEF-CAPITAL-01', 'DEF-REGION-03'],
  capital: ['DEF-CAPITAL-06', 'DEF-SECURE-03', 'DEF-MAP-02'],
  hero: ['DEF-SETUP-05', 'DEF-ABILITY-01'],
  exhausted: ['DEF-EXHAUST-02', 'DEF-EXHAUST-03'],
  artifact: ['DEF-ARTIFACT-03', 'DEF-ARTIFACT-08'],
  enemy: ['DEF-ENEMY-01', 'DEF-ENEMY-02', 'DEF-DEFEND-01'],
  dire: ['DEF-DIRE-03', 'DEF-DIRE-04', 'DEF-ARTIFACT-01'],
  turn: ['DEF-DEFENDER-01', 'DEF-DEFENDER-02'],
  all: ['DEF-ALL-01', 'DEF-ALL-04'],
  foe: ['DEF-FIGHT-01', 'DEF-EVENT-01', 'DEF-END-01'],
  foeHidden: ['DEF-SETUP-10', 'DEF-HORDE-04'],
} as const satisfies Record<string, readonly string[]>

export const PILE_RULES = {
  turn: ['DEF-ROUND-01', 'DEF-DECK-09'],
  discard: ['DEF-ROUND-04', 'DEF-RULING-32'],
  horde: ['DEF-HORDE-02', 'DEF-HORDE-06'],
  leftover: ['DEF-DECK-07', 'DEF-DESTROY-03'],
  artifacts: ['DEF-SETUP-09', 'DEF-ARTIFACT-01'],
} as const satisfies Record<string, readonly string[]>

/** The rules of an Ability or of a Dire Enemy's effect. */
export const rulesOf = (id: string): readonly string[] =>
  id === 'rest' ? CARD_RULES.rest : (ABILITIES.get(id)?.card.rules ?? EFFECT_RULES.get(id) ?? [])
