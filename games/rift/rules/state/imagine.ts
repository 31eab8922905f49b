import type { Game, Random } from '@tabletome/engine'
import { SPECIALS } from '../../content/bosses.ts'
import { DECK_IDS, DECKS, PLAIN_2 } from '../../content/cards.ts'
import type { CardId, Slot, Spawn, TrayId } from '../../content/ids.ts'
import { SCENARIOS } from '../../content/scenarios.ts'
import { SPAWNS } from '../../content/sites.ts'
import { STORM_IDS } from '../../content/storms.ts'
import { cardOf, isBossId } from '../march/trays.query.ts'
import type { Rift, View } from './shape.ts'

type Imagined = ReturnType<Game<Rift>['imagine']>

/**
 * A world that looks like this view: every slot of a stack gets a card that nobody has seen, and the top one as many crystals on
 * its back as the stack shows (RIFT-RULING-69); the order of the ghost, storm and special cards is anybody's guess.
 */
export const imagine: Game<Rift>['imagine'] = (view, random) => {
  const { open, piles } = view
  const unseen = unseenOf(view, random)
  const stacks = stacksOf(view, unseen)
  const { boss } = SCENARIOS[open.scenario]
  const imagined: Record<string, unknown[]> = {
    stack1: stacks[1],
    stack2: stacks[2],
    stack3: stacks[3],
    stack4: stacks[4],
    stack5: stacks[5],
    stack6: stacks[6],
    ghosts: unseen.G.slice(0, piles.ghosts),
    storms: some(STORM_IDS, open.stormsUsed, random).slice(0, piles.storms),
    specials: boss === undefined ? [] : some(SPECIALS[boss], open.specialsUsed, random).slice(0, piles.specials),
  }
  for (const deck of DECK_IDS) imagined[`deck${deck}`] = unseen[deck].slice(0, piles[`deck${deck}`])
  return { own: { p1: {}, p2: {}, p3: {}, p4: {} }, piles: imagined as Imagined['piles'] }
}

type Unseen = Record<keyof typeof DECKS, CardId[]>

/** By deck, in random order: all but those on the path, those that have left it and the one that is about to enter. */
const unseenOf = ({ open, agenda }: View, random: Random): Unseen => {
  const seen: TrayId[] = [...open.gone, ...open.escaped]
  for (const { id } of open.trays) seen.push(id)
  for (const { with: about } of agenda) if (about !== undefined && 'tray' in about) seen.push(about.tray)
  const unseen: Partial<Unseen> = {}
  for (const deck of [...DECK_IDS, 'G'] as const) unseen[deck] = some(DECKS[deck], seen, random)
  return unseen as Unseen
}

/** Top cards first, since they must show the right back; then the plain ones of tier 2, then the rest. */
const stacksOf = ({ open }: View, unseen: Unseen): Record<Spawn, TrayId[]> => {
  const stacks: Record<Spawn, TrayId[]> = { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [] }
  const places: { spawn: Spawn; at: number; slot: Slot; crystals: number | undefined }[] = []
  for (const spawn of SPAWNS)
    for (const [at, slot] of (open.slots[spawn] ?? []).entries())
      places.push({ spawn, at, slot, crystals: at === 0 ? open.tops[spawn] : undefined })
  const urgency = ({ slot, crystals }: (typeof places)[number]): number =>
    (crystals === undefined ? 2 : 0) + (slot === '2a' ? 0 : 1)
  places.sort((a, b) => urgency(a) - urgency(b))
  for (const { spawn, at, slot, crystals } of places) stacks[spawn][at] = takeFor(slot, crystals, unseen)
  for (const spawn of SPAWNS) stacks[spawn].reverse()
  return stacks
}

const takeFor = (slot: Slot, crystals: number | undefined, unseen: Unseen): TrayId => {
  if (isBossId(slot)) return slot
  const deck = unseen[slot === '2a' ? '2' : slot]
  const index = deck.findIndex(
    card => (slot !== '2a' || PLAIN_2.includes(card)) && (crystals === undefined || cardOf(card).crystals === crystals),
  )
  const [card] = deck.splice(index, 1)
  if (index < 0 || card === undefined) throw new Error(`no unseen card fits the slot ${slot}`)
  return card
}

/** Those that are not out, in random order. */
const some = <C extends string>(all: readonly C[], out: readonly string[], random: Random): C[] => {
  const list = all.filter(each => !out.includes(each))
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const each = list[i] as C
    list[i] = list[j] as C
    list[j] = each
  }
  return list
}
