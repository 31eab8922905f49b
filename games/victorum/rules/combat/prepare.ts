import { done } from '@tabletome/engine'
import type { EventId, OpportunityId } from '../../content/ids.ts'
import { ACT_SLOT } from '../../content/lineups.ts'
import { HILL_GOAL } from '../../content/numbers.ts'
import type { RivalSlot } from '../../content/types.ts'
import { rivalDeployHexes } from '../arena/arenas.query.ts'
import { fightNamed, hasEffect } from '../campaign/events.query.ts'
import { placeNamed } from '../campaign/world.query.ts'
import { setUpArena } from '../arena/arenaSetup.ts'
import { beginCombat, regionHere } from './combat.ts'
import { changeNamed, changesAt } from '../effects/opportunities.ts'
import { together } from '../effects/react.ts'
import { combatIn, combatOf, fightQuestion, fightStep } from './fight.ts'
import { healHero, setHp } from './hp.ts'
import { buildLineup } from './lineup.ts'
import { takeFront } from '../campaign/piles.ts'
import { go, option, step } from '../state/kit.ts'
import type { Now, Offers, Play } from '../state/shape.ts'
import { returnTactic } from '../camp/supply.ts'

/** In the order of VIC-COMBAT-PREP-01…10 and VIC-RULING-107. */
export const prepareEvent = step('combat.prepareEvent', play => {
  const kind = placeNamed(play.state.open.place).kind === 'sport' ? 'sport' : 'bloodshed'
  const event = takeFront(play, kind) as EventId | undefined
  if (event === undefined) throw new Error(`the ${kind} deck is empty`)
  beginCombat(play, { kind, region: regionHere(play), event, player: fightNamed(event).player })
  play.next(
    offerChanges({ changes: changesAt('first') }),
    chooseSport(),
    beginEvent(),
    offerChanges({ changes: changesAt(kind) }),
    campEffects(),
    setupEffects(),
    setLineup(),
    chooseTribune(),
    setArena(),
    go('combat.fight'),
  )
})

/** One kind of Sport where the card offers several (VIC-COMBAT-PREP-03). */
const chooseSport = fightQuestion('combat.sport', {
  options: ({ open }) => {
    const { event } = combatOf(open)
    if (event === undefined) return []
    return fightNamed(event).sports.map(sport => option({ do: 'sport', sport }, setSport({ sport })))
  },
})
const setSport = fightStep('combat.setSport', (play, { sport }) => {
  const combat = combatIn(play)
  combat.sport = sport
  if (sport === 'hill') combat.goal = goalOf(play.state.open)
})
/** Six points, unless the card says otherwise (VIC-GOAL-04, S29, S30). */
const goalOf = (open: Now['open']): number =>
  hasEffect(open, 'rule:goal:8') ? 8 : hasEffect(open, 'rule:goal:4') ? 4 : HILL_GOAL

/** The flag lies on the rival's first deployment hex (VIC-COMBAT-PREP-04). */
const beginEvent = fightStep('combat.beginEvent', play => {
  const { open } = play.state
  const combat = combatIn(play)
  const { kind, event, sport, region } = combat
  if (sport === 'flag') combat.flag = rivalDeployHexes(open)[0] ?? -1
  play.emit({ type: 'combatBegan', kind, event, sport, region })
})

// ---------------------------------------------------------------- changes and effects before the lineup
/** Optional changes of opportunities in camp, each as often as it is possible (VIC-OPPORTUNITY-06, VIC-RULING-107). */
const offerChanges = fightQuestion('combat.change', {
  repeat: true,
  options: (state, { changes }) => {
    const list: Offers<'change' | 'done'> = []
    for (const card of changes)
      if (canChange(state, card)) list.push(option({ do: 'change', card }, makeChange({ card }), `card ${card}`))
    return list.length === 0 ? list : [...list, done()]
  },
})
const canChange = (state: Now, card: OpportunityId): boolean => {
  const { open } = state
  if (combatOf(open).changes.includes(card) || !open.camp.opportunities.some(held => held.card === card)) return false
  return changeNamed(card).can(state)
}
const makeChange = fightStep('combat.makeChange', (play, { card }) => {
  combatIn(play).changes.push(card)
  play.emit({ type: 'changeMade', card })
  changeNamed(card).make?.(play)
})

/** Camp banes and prowess that act when a combat begins, in the player's order (VIC-RULING-107). */
const campEffects = fightStep('combat.campEffects', play => {
  const effects = together(play, 'combatBegins', undefined)
  if (effects.length > 1) play.next(go('order.effects', { effects }))
  else for (const { step: only } of effects) play.next(only)
})
export const endure = fightStep('combat.endure', play => healHero(play, 1, 'endurance-2'))

/** Trembling Earth: a tactic of the camp, or 1 HP of the hero, never its last. */
export const quake = fightQuestion('combat.quake', {
  options: ({ open }) => {
    const list: Offers<'discard' | 'loseHp'> = []
    for (const tactic of new Set(open.camp.tactics))
      list.push(option({ do: 'discard', tactic }, shakeOff({ tactic }), `tactic ${tactic}`))
    list.push(option({ do: 'loseHp' }, shake()))
    return list
  },
})
const shakeOff = fightStep('combat.shakeOff', (play, { tactic }) => {
  const { tactics } = play.state.open.camp
  tactics.splice(tactics.indexOf(tactic), 1)
  play.emit({ type: 'tacticDiscarded', tactic, cause: 'trembling-earth' })
  returnTactic(play, tactic)
})
const shake = fightStep('combat.shake', play => {
  const from = play.state.open.hero.hp
  if (from <= 1) return
  setHp(play, 'hero', from - 1)
  combatIn(play).tally.heroLostHp = true
  play.emit({ type: 'damaged', unit: 'hero', from, to: from - 1, dealt: 1, ignored: 0, cause: 'trembling-earth' })
})

/** `setup` effects of the card (S14). */
const setupEffects = fightStep('combat.setupEffects', play => {
  if (hasEffect(play.state.open, 'setup:heroHeals:2')) healHero(play, 2, combatIn(play).event ?? 'event')
})

// ---------------------------------------------------------------- lineup, tribune, arena
/** The card's slots, the act's from Act II on, then what an opportunity adds (VIC-ACTMOD-01…03, VIC-ACTMOD-06, VIC-RULING-41). */
const slotsOf = (play: Play): RivalSlot[] => {
  const { event, changes } = combatIn(play)
  const slots = event === undefined ? [] : [...fightNamed(event).rival]
  if (play.state.open.act >= 2) slots.push(ACT_SLOT)
  for (const card of changes) slots.push(...(changeNamed(card).slots ?? []))
  return slots
}
const setLineup = fightStep('combat.lineup', play => buildLineup(play, slotsOf(play)))

/** The first unit in a Spar, else any of the lineup; other events have none (VIC-TRIBUNE-01…03, VIC-COMBAT-PREP-07). */
const chooseTribune = fightQuestion('combat.tribune', {
  options: ({ open }) => {
    const { kind, sport, column } = combatOf(open)
    if (kind !== 'sport') return []
    const units = sport === 'spar' ? column.slice(0, 1) : column
    return units.map(({ chip }) => option({ do: 'tribune', unit: chip }, nameTribune({ unit: chip }), `unit ${chip}`))
  },
})
const nameTribune = fightStep('combat.nameTribune', (play, { unit }) => {
  combatIn(play).tribune = unit
  play.emit({ type: 'tribuneNamed', unit })
})

const setArena = fightStep('combat.arena', setUpArena)
