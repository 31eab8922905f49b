import type { BoxId } from '../../content/ids.ts'
import type { ActionKind, AreaId, Corner, UnitClass, Way } from '../../rules/state/shape.ts'
import type { DungeonCell, Terrain } from '../../content/types.ts'
import type { Party, Who } from '../read.ts'
import { start } from '../../../text/sentence.ts'

export const classes: Record<UnitClass, string> = {
  fighter: 'Fighter',
  wizard: 'Wizard',
  rogue: 'Rogue',
  beast: 'Beast',
}

export const actions: Record<ActionKind, string> = {
  move: 'Move',
  melee: 'Melee Attack',
  missile: 'Missile Attack',
  spell: 'Spell',
  ballista: 'Ballista shot',
}

export const ways: Record<Way, string> = { n: 'north', e: 'east', s: 'south', w: 'west' }

export const corners: Record<Corner, string> = {
  nw: 'north-west',
  ne: 'north-east',
  sw: 'south-west',
  se: 'south-east',
}

export const terrains: Record<Terrain, { readonly name: string; readonly text: string }> = {
  plain: { name: 'Plain', text: 'No effect.' },
  bridge: { name: 'Bridge', text: 'No effect; it is not Water.' },
  water: { name: 'Water', text: '1 MP more to enter. A unit here takes 1 more damage from every attack.' },
  forest: { name: 'Forest', text: 'A unit here takes 1 less damage from every attack.' },
  peak: { name: 'Peak', text: '1 MP more to enter. Missiles and spells from here reach the whole map.' },
  village: {
    name: 'Village',
    text: 'A unit that moves in or through regains 4 Health and all its Ammo or Mana, once per turn. At the end of the game 1 VP for whoever holds it.',
  },
  ballista: {
    name: 'Ballista',
    text: '1 MP more to enter. Any unit that began its turn here or moved here this turn may fire it: range 4, 1 damage, then Knock Back by 1 in a direction of your choice.',
  },
}

export const areas: Record<AreaId, { readonly name: string; readonly flag: string }> = {
  crimson: { name: 'Crimson Area', flag: 'Crimson flag' },
  gold: { name: 'Gold Area', flag: 'Gold flag' },
  azure: { name: 'Azure Area', flag: 'Azure flag' },
}

export const boxes: Record<BoxId, string> = {
  '1x2': '1×2 box',
  '2x2': '2×2 box',
  '3x2': '3×2 box',
  '5x4': '5×4 box',
  '8x1': '8×1 box',
  '8x5': '8×5 box',
}

export const cells: Record<DungeonCell, { readonly name: string; readonly text: string }> = {
  floor: { name: 'Floor', text: 'No effect.' },
  rock: { name: 'Rock', text: 'Nobody can enter it.' },
  entrance: { name: 'Entrance', text: 'Whoever enters the dungeon begins here.' },
  crystal: { name: 'Crystal Treasure', text: 'Whoever gets here takes the crystal and leaves the dungeon at once.' },
  water: { name: 'Water', text: '1 MP more to enter.' },
  monster: { name: 'Random Monster', text: 'A Solo Enemy Card is drawn; the monster at its foot acts.' },
  caveIn: {
    name: 'Cave-In',
    text: 'Before entering, roll the red squares. A push lets the unit in; without one it loses 2 MP and may try again.',
  },
  trap: { name: 'Trap', text: 'Roll 3 dice; each miss costs 2 Health.' },
  door: { name: 'Locked Door', text: 'Only a Rogue may enter.' },
  barrier: { name: 'Magic Barrier', text: 'Only a Wizard may enter, for 2 Mana.' },
}

export const artifact: string = 'Artifact'
export const health: string = 'Health'
/** What a class shoots or casts with. */
export const supplies: Record<UnitClass, string> = { fighter: 'Ammo', wizard: 'Mana', rogue: 'Ammo', beast: '' }
export const elevation = (height: number) => `elevation ${height}`

/** The spaces of the Control Card. */
export const track = (at: number, steps: number) => (at === 0 ? 'START' : at >= steps ? 'CONTROL' : `ROUND ${at}`)

/** “you”, “Bram”, “the Solo Enemy”. */
export const party = (who: Party) =>
  who.kind === 'me' ? 'you' : who.kind === 'player' ? who.name : who.second ? 'Solo Enemy 2' : 'the Solo Enemy'
export const whose = (who: Party) => (who.kind === 'me' ? 'your' : `${party(who)}’s`)
/** “You draw”, “Bram draws”. */
export const does = (who: Party, you: string, other: string) =>
  `${start(party(who))} ${who.kind === 'me' ? you : other}`

/** “your Fighter”, “Bram’s Fighter”, “the Enemy Fighter”. */
export const unit = (who: Who) => {
  const name = classes[who.class]
  if (who.kind === 'enemy') return who.second ? `Enemy 2’s ${name}` : `the Enemy ${name}`
  return `${whose(who)} ${name}`
}
/** At the start of a sentence. */
export const Unit = (who: Who) => start(unit(who))

/** “A”, “A and B”, “A, B and C”. */
export const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
export const either = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`

export const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
