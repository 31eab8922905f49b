import { agrees, type Referee } from '../../../testing/referee.ts'
import type { Cell, Fact, Open, Rift, Tray } from '../../rules/state/shape.ts'
import { basesOn, crystalsOn, hasSign, heartsOf, isBoss, isCleared, isPortal, shows } from './cards.ts'
import { areNeighbours, kingdomOf, onward } from './kingdom.ts'

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>
const trayIn = (open: Open, id: string): Tray => {
  const tray = open.trays.find(each => each.id === id)
  if (tray === undefined) throw new Error(`${id} is not on the map`)
  return tray
}

/** Section by section, nearest to the exit first, a stack from top to bottom (RIFT-ADVANCE-01, RIFT-FORK-01…04). */
const orderOf = (open: Open): string[] => {
  const order: string[] = []
  const seen = new Set<Cell>()
  for (const route of kingdomOf(open).routes)
    for (const cell of route.toReversed()) {
      if (seen.has(cell)) continue
      seen.add(cell)
      for (const { id } of open.trays.filter(({ at }) => at === cell).toReversed()) order.push(id)
    }
  return order
}

/** Where a step leads: over spaces that are blocked or, unless it flies, held by a tray; undefined is the exit. */
const stepOf = (open: Open, tray: Tray): { to: Cell | undefined; over: Cell[] } => {
  const over: Cell[] = []
  const blocks = Object.values(open.blocks)
  const flies = hasSign(tray, '^')
  let to = onward(open, tray.at)
  while (to !== undefined && (blocks.includes(to) || (!flies && open.trays.some(({ at }) => at === to)))) {
    over.push(to)
    to = onward(open, to)
  }
  return { to, over }
}

/** What one activation must do, read when its icons are (RIFT-ICON-03…09). */
interface Activation {
  id: string
  attempts: number
  most: number
  eye: boolean
  moved: boolean
  shot: string[]
}

class Eyes {
  private cleared: string[] | undefined
  private order: string[] = []
  private now: Activation | undefined
  private isCalm = true

  see(fact: Fact, before: Open, after: Open): void {
    const look = this[fact.type as keyof this] as unknown
    if (typeof look === 'function')
      (look as (fact: Fact, before: Open, after: Open) => void).call(this, fact, before, after)
  }

  phaseBegan({ phase }: Of<'phaseBegan'>, before: Open, after: Open): void {
    if (this.cleared !== undefined && phase === 4) agrees([], this.cleared, 'cleared trays that were not destroyed')
    this.finish(before)
    this.cleared = phase === 3 ? after.trays.filter(tray => isCleared(after, tray)).map(({ id }) => id) : undefined
    this.order = phase === 4 ? orderOf(after) : []
    // storms and the special cards of bosses change what is usual
    this.isCalm = after.storm === undefined && !after.trays.some(isBoss)
  }
  private gone(id: string, what: string): void {
    if (this.cleared === undefined) return
    agrees(true, this.cleared.includes(id), `${id} is cleared (${what})`)
    this.cleared = this.cleared.filter(each => each !== id)
  }
  destroyed({ tray, crystals, soldiers, portal }: Of<'destroyed'>, before: Open): void {
    this.gone(tray, 'destroyed')
    const card = trayIn(before, tray)
    agrees([crystalsOn(tray), isPortal(card)], [crystals, portal], `the crystals of ${tray}`)
    agrees(count(card.soldiers), soldiers, `the soldiers on ${tray}`)
  }
  lifeCleared({ boss }: Of<'lifeCleared'>): void {
    this.gone(boss, 'life')
  }
  crystals({ from, to, cause }: Of<'crystals'>, before: Open, after: Open): void {
    agrees([before.crystals, after.crystals], [from, to], `the crystals by ${cause}`)
    agrees(true, to <= 12 && to >= 0, 'never more than 12 crystals')
  }

  // ---------------------------------------------------------------- phase 4
  activated({ tray, at }: Of<'activated'>, before: Open, after: Open): void {
    this.finish(before)
    while (this.order.length > 0 && this.order[0] !== tray && !before.trays.some(({ id }) => id === this.order[0]))
      this.order.shift()
    agrees(this.order.shift(), tray, 'whose turn it is to activate')
    agrees(trayIn(before, tray).at, at, `where ${tray} is`)
    this.now = { id: tray, attempts: 0, most: 1, eye: false, moved: false, shot: [] }
    this.readIcons(after)
  }
  /** Flying trays are freed first and tiles fall off: the icons are read as the table is when the first attempt is made. */
  private readIcons(open: Open): void {
    const { now } = this
    if (now === undefined || now.attempts > 0) return
    const tray = open.trays.find(({ id }) => id === now.id)
    if (tray === undefined) return
    const healed: Tray = shows(open, tray, 'heal') ? { ...tray, tiles: [] } : tray
    now.most = shows(open, healed, 'speed') ? 2 : 1
    now.eye = shows(open, healed, 'deadEye')
  }
  trayHealed({ tray }: Of<'trayHealed'>, before: Open, after: Open): void {
    if (this.now?.id !== tray || !this.isCalm) return
    agrees(true, shows(before, trayIn(before, tray), 'heal'), `${tray} shows a heal`)
    agrees(0, trayIn(after, tray).tiles.length, `tiles left on ${tray}`)
  }
  held({ tray }: Of<'held'>, before: Open): void {
    this.begin(tray, before)
    const { soldiers } = trayIn(before, tray)
    agrees(true, soldiers !== 0 || basesOn(before, trayIn(before, tray)) !== 0, `somebody holds ${tray}`)
  }
  advanced({ tray: id, from, to, over }: Of<'advanced'>, before: Open): void {
    this.begin(id, before)
    const tray = trayIn(before, id)
    // heroes on the space ahead have stepped aside, and the tray has left its own
    const mine = stepOf({ ...before, trays: before.trays.filter(each => each.id !== id) }, { ...tray, at: from })
    agrees([mine.to, mine.over], [to, over], `the step of ${id} from ${from}`)
    if (this.now?.id === id) this.now.moved = true
  }
  escaped({ tray: id, from, lost }: Of<'escaped'>, before: Open): void {
    this.begin(id, before)
    const tray = before.trays.find(each => each.id === id)
    if (tray === undefined) return
    agrees(undefined, stepOf(before, { ...tray, at: from }).to, `${id} leaves from the end of its way`)
    // a portal or boss loses the game instead, and no more hearts are lost than there are
    const cost = isPortal(tray) || isBoss(tray) ? 0 : heartsOf(tray)
    agrees(Math.min(before.hearts, cost), lost, `the hearts that ${id} costs`)
    this.now = undefined
  }
  hurt({ hero, cause }: Of<'hurt'>): void {
    if (cause === 'deadEye') this.now?.shot.push(hero)
  }
  spared({ hero, cause }: Of<'spared'>): void {
    if (cause === 'deadEye') this.now?.shot.push(hero)
  }
  private begin(id: string, before: Open): void {
    if (this.now?.id !== id) return
    this.readIcons(before)
    this.now.attempts++
  }
  /** An activation is over: as many attempts as it had, and whoever is next to a moved dead-eye was shot at. */
  private finish(open: Open): void {
    const { now } = this
    this.now = undefined
    if (now === undefined || !this.isCalm) return
    const tray = open.trays.find(({ id }) => id === now.id)
    if (tray === undefined) return
    agrees(now.most, now.attempts, `the attempts of ${now.id}`)
    if (!now.eye || !now.moved) agrees([], now.shot, `${now.id} shoots nobody`)
    else
      for (const id of now.shot)
        agrees(true, this.wasBeside(open, id, tray), `${id} is next to the dead-eye of ${now.id}`)
  }
  private wasBeside(open: Open, id: string, tray: Tray): boolean {
    const hero = Object.entries(open.heroes).find(([each]) => each === id)?.[1]
    return hero === undefined || hero.place !== 'map' || areNeighbours(hero.at, tray.at)
  }
}
const count = (mask: number): number =>
  mask
    .toString(2)
    .split('')
    .filter(digit => digit === '1').length

/** Phases 3 and 4 of Rift, worked out anew from the rulebook. */
export const riftReferee = (): Referee<Rift> => {
  const eyes = new Eyes()
  return { fact: (fact, before, after) => eyes.see(fact, before, after) }
}
