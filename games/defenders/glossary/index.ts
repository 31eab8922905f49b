import type { WordEntry } from '../../types.ts'

/** The words of the game that have a card, in the order in which they are read. */
export const entries = [
  { id: 'ap', kind: 'keyword', icon: 'turn', rule: 'DEF-DEFENDER-02' },
  { id: 'hp', kind: 'icon', icon: 'hp', rule: 'DEF-EXHAUST-01' },
  { id: 'threat', kind: 'icon', icon: 'threat', rule: 'DEF-MAP-09' },
  { id: 'outer', kind: 'keyword', icon: 'forest', rule: 'DEF-MAP-01' },
  { id: 'capital', kind: 'keyword', icon: 'capital', rule: 'DEF-CAPITAL-06' },
  { id: 'destroyed', kind: 'status', icon: 'destroyed', rule: 'DEF-DESTROY-06' },
  { id: 'mayFall', kind: 'status', icon: 'threat', rule: 'DEF-DESTROY-01' },
  { id: 'order', kind: 'phase', icon: 'shuffle', rule: 'DEF-ENEMY-01' },
  { id: 'move', kind: 'keyword', icon: 'move', rule: 'DEF-MOVE-01' },
  { id: 'secure', kind: 'keyword', icon: 'secure', rule: 'DEF-SECURE-01' },
  { id: 'defend', kind: 'keyword', icon: 'defend', rule: 'DEF-DEFEND-01' },
  { id: 'fight', kind: 'keyword', icon: 'fight', rule: 'DEF-FIGHT-01' },
  { id: 'sacrifice', kind: 'keyword', icon: 'sacrifice', rule: 'DEF-SACRIFICE-01' },
  { id: 'restore', kind: 'status', icon: 'restored', rule: 'DEF-RESTORE-01' },
  { id: 'exhausted', kind: 'status', icon: 'exhausted', rule: 'DEF-EXHAUST-02' },
  { id: 'ability', kind: 'keyword', icon: 'ability', rule: 'DEF-REGION-02' },
  { id: 'side', kind: 'keyword', icon: 'draw', rule: 'DEF-SETUP-03' },
  { id: 'enemy', kind: 'keyword', icon: 'horde', rule: 'DEF-ENEMY-02' },
  { id: 'dire', kind: 'keyword', icon: 'horde', rule: 'DEF-DIRE-03' },
  { id: 'artifact', kind: 'keyword', icon: 'artifact', rule: 'DEF-ARTIFACT-03' },
  { id: 'foe', kind: 'keyword', icon: 'foe', rule: 'DEF-FIGHT-01' },
  { id: 'event', kind: 'icon', icon: 'event', rule: 'DEF-EVENT-01' },
  { id: 'pool', kind: 'keyword', icon: 'all', rule: 'DEF-ALL-01' },
  { id: 'ready', kind: 'status', icon: 'ready', rule: 'DEF-ALL-08' },
  { id: 'deck', kind: 'phase', icon: 'deck', rule: 'DEF-ROUND-01' },
  { id: 'horde', kind: 'keyword', icon: 'horde', rule: 'DEF-DECK-06' },
  { id: 'leftover', kind: 'keyword', icon: 'discard', rule: 'DEF-DECK-07' },
  { id: 'opposite', kind: 'keyword', icon: 'clockwise', rule: 'DEF-MAP-05' },
  { id: 'marks', kind: 'status', icon: 'circle', rule: 'DEF-REGION-03' },
  { id: 'effect', kind: 'phase', icon: 'event', rule: 'DEF-DIRE-04' },
] as const satisfies readonly WordEntry[]

export type WordId = (typeof entries)[number]['id']
