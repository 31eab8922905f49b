import type { WordEntry } from '../../types.ts'

/** The words of the game that have a card, in the order in which they are read. */
export const entries = [
  { id: 'tray', kind: 'keyword', icon: 'horde', rule: 'RIFT-DESTROY-01' },
  { id: 'covered', kind: 'status', icon: 'piece', rule: 'RIFT-DESTROY-01' },
  { id: 'arrow', kind: 'icon', icon: 'way', rule: 'RIFT-RANGE-02' },
  { id: 'corner', kind: 'icon', icon: 'way', rule: 'RIFT-RANGE-03' },
  { id: 'free', kind: 'icon', icon: 'turnTower', rule: 'RIFT-DAMAGE-04' },
  { id: 'joined', kind: 'icon', icon: 'piece', rule: 'RIFT-DAMAGE-09' },
  { id: 'damage', kind: 'icon', icon: 'damage', rule: 'RIFT-TYPE-01' },
  { id: 'resists', kind: 'icon', icon: 'physical', rule: 'RIFT-TYPE-02' },
  { id: 'deadly', kind: 'icon', icon: 'lost', rule: 'RIFT-TYPE-05' },
  { id: 'speed', kind: 'icon', icon: 'speed', rule: 'RIFT-ICON-07', also: ['RIFT-ICON-01'] },
  { id: 'heal', kind: 'icon', icon: 'heal', rule: 'RIFT-ICON-04' },
  { id: 'deadEye', kind: 'icon', icon: 'deadEye', rule: 'RIFT-ICON-08' },
  { id: 'big', kind: 'icon', icon: 'boss', rule: 'RIFT-BIG-02' },
  { id: 'soldier', kind: 'keyword', icon: 'soldier', rule: 'RIFT-SOLDIER-03' },
  { id: 'held', kind: 'status', icon: 'held', rule: 'RIFT-ADVANCE-05' },
  { id: 'heart', kind: 'icon', icon: 'hearts', rule: 'RIFT-EXIT-02' },
  { id: 'crystal', kind: 'icon', icon: 'crystals', rule: 'RIFT-CRYSTAL-03', also: ['RIFT-CRYSTAL-02'] },
  { id: 'portal', kind: 'keyword', icon: 'portal', rule: 'RIFT-PORTAL-03', also: ['RIFT-LOSE-02'] },
  { id: 'faceDown', kind: 'status', icon: 'turned', rule: 'RIFT-PORTAL-04' },
  { id: 'site', kind: 'keyword', icon: 'build', rule: 'RIFT-SOLO-03', also: ['RIFT-SOLO-04'] },
  { id: 'pass', kind: 'keyword', icon: 'pass', rule: 'RIFT-PASS-02' },
  { id: 'incoming', kind: 'keyword', icon: 'give', rule: 'RIFT-PASS-08' },
  { id: 'activate', kind: 'keyword', icon: 'hero', rule: 'RIFT-HERO-01' },
  { id: 'action', kind: 'keyword', icon: 'attack', rule: 'RIFT-ACTION-01', also: ['RIFT-ACTION-07'] },
  { id: 'recover', kind: 'keyword', icon: 'recover', rule: 'RIFT-ACTION-10' },
  { id: 'protected', kind: 'status', icon: 'shielded', rule: 'RIFT-PROTECT-01' },
  { id: 'bench', kind: 'keyword', icon: 'bench', rule: 'RIFT-SOLO-07' },
  { id: 'stack', kind: 'keyword', icon: 'spawn', rule: 'RIFT-SPAWN-01', also: ['RIFT-SPAWN-02'] },
  { id: 'forecast', kind: 'keyword', icon: 'forecast', rule: 'RIFT-ADVANCE-01' },
  { id: 'phases', kind: 'phase', icon: 'phase', rule: 'RIFT-ROUND-01' },
  { id: 'knockedOut', kind: 'status', icon: 'out', rule: 'RIFT-HERO-07', also: ['RIFT-HERO-09', 'RIFT-REGEN-02'] },
] as const satisfies readonly WordEntry[]

export type WordId = (typeof entries)[number]['id']
