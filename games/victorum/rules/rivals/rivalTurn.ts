import { HERO_IDS, HEROES } from '../../content/heroes.ts'
import type { HeroId, ProwessId, RegionId } from '../../content/ids.ts'
import { PRIMUS_LINEUPS } from '../../content/lineups.ts'
import { rivalDeployHexes } from '../arena/arenas.query.ts'
import { cardUnused } from '../camp/earned.query.ts'
import { hasEffect } from '../campaign/events.query.ts'
import { kindOfChip } from '../units/kinds.query.ts'
import { HERO } from '../units/stats.query.ts'
import { nextRivalTactic } from '../combat/tactics.query.ts'
import { isBlocked, isIsolated, unitNamed } from '../units/units.query.ts'
import { enterArena } from '../combat/deploy.ts'
import { combatIn, fightQuestion, fightStep } from '../combat/fight.ts'
import { placeTactic } from '../combat/placeTactic.ts'
import { go, modifiers, option } from '../state/kit.ts'
import type { Now, Offers, Play, Waiting } from '../state/shape.ts'
import { canSurrender, surrender, whyNotSurrender } from '../combat/surrender.ts'
import { beginTurn, endTurn, toStep } from '../combat/turns.ts'

/** Of a scion its activity takes the place of tactics (VIC-TURN-03, VIC-SCION-07, VIC-SCION-11). */
export const takeRivalTurn = fightStep('rival.turn', play => {
  beginTurn(play, 'rival')
  play.next(startRivalTurn(), toStep({ step: 'deploy' }))
  if (combatIn(play).kind === 'scion') play.next(go('scion.deploy'), toStep({ step: 'activity' }), go('scion.activity'))
  else play.next(deployRivals(), toStep({ step: 'tactic' }), chooseRivalTactic())
  play.next(
    toStep({ step: 'move' }),
    go('move.side', { side: 'rival', cause: 'move' }),
    toStep({ step: 'ability' }),
    go('abilities.side', { side: 'rival' }),
    toStep({ step: 'engage' }),
    go('engage.side', { side: 'rival' }),
    endTurn(),
  )
})

/** The surrender window, then what acts at the start of a rival turn; always asked, so that one can look first (VIC-RULING-77). */
const startRivalTurn = fightQuestion('rival.start', {
  ask: 'always',
  options: ({ open }) => {
    const list: Offers<'begin' | 'surrender' | 'helm'> = [BEGIN]
    if (canSurrender(open)) list.push(SURRENDER)
    const helm = helmOf(open)
    if (helm !== undefined) list.push(option({ do: 'helm' }, vanish(), `prowess ${helm}`))
    return list
  },
  whyNot: ({ open }, _about, { answer }) => (answer?.do === 'surrender' ? whyNotSurrender(open) : undefined),
})
/** Helm of Darkness: once per combat, unless the hero is isolated; no rival unit sees it this turn. */
const helmOf = (open: Now['open']): ProwessId | undefined => {
  const hero = unitNamed(open, HERO)
  return hero !== undefined && !isIsolated(open, hero) ? cardUnused(open, 'helm') : undefined
}
const vanish = fightStep('rival.helm', play => {
  const combat = combatIn(play)
  const prowess = cardUnused(play.state.open, 'helm')
  if (prowess === undefined) return
  combat.once.push(prowess)
  combat.unseen = true
  play.emit({ type: 'prowessUsed', prowess })
})
const BEGIN = option({ do: 'begin' }, [])
const SURRENDER = option({ do: 'surrender' }, surrender())

// ---------------------------------------------------------------- deployment
/** Two on the first turn by the act or the card, which do not add up; an Ambush adds one (VIC-RIVAL-DEPLOY-05, VIC-RULING-41). */
const countOfDeployments = (state: Now): number => {
  const { open } = state
  const { combat } = open
  if (combat === undefined || combat.turn !== 1) return 1
  const isEvent = combat.kind === 'sport' || combat.kind === 'bloodshed'
  const two = (isEvent && open.act >= 3) || hasEffect(open, 'rule:twoOnFirst')
  let count = two ? 2 : 1
  for (const { adds } of modifiers(state, 'firstDeployments', undefined)) count += adds
  return count
}

/** The next of the column on the first free hex, one after the other; without a free hex they wait (VIC-RIVAL-DEPLOY-01…06, VIC-RULING-59). */
const deployRivals = fightStep('rival.deploy', play => {
  const { column } = combatIn(play)
  for (let left = countOfDeployments(play.state); left > 0; left--) {
    const [next] = column
    if (next === undefined) return
    const at = rivalDeployHexes(play.state.open).find(hex => !isBlocked(play.state.open, hex))
    if (at === undefined) return play.emit({ type: 'deployBlocked', chip: next.chip })
    column.shift()
    deployRival(play, next, at)
  }
})
const deployRival = (play: Play, { chip, banes }: Waiting, at: number): void => {
  if (chip !== 'primus') {
    enterArena(play, { id: chip, kind: kindOfChip(chip).id, side: 'rival', at, banes })
    return
  }
  const { act } = play.state.open
  const health = act === 4 ? undefined : PRIMUS_LINEUPS[act].health
  enterArena(play, { id: chip, kind: primusOf(combatIn(play).region), side: 'rival', at, banes, elite: true, health })
}
/** The hero whose home it is (VIC-PRIMUS-01, VIC-PRIMUS-08). */
const primusOf = (region: RegionId): HeroId => {
  const hero = HERO_IDS.find(id => HEROES[id].home === region)
  if (hero === undefined) throw new Error(`${region} has no hero`)
  return hero
}

// ---------------------------------------------------------------- tactics
/** The first tactic of the column that has a target, at most one; of equal targets the player chooses (VIC-RIVAL-TACTIC-01…09). */
const chooseRivalTactic = fightQuestion('rival.tactic', {
  options: ({ open }) => {
    const next = nextRivalTactic(open)
    const list: Offers<'target'> = []
    if (next === undefined) return list
    const { tactic, targets } = next
    for (const unit of targets)
      list.push(option({ do: 'target', unit }, placeRivalTactic({ tactic, unit }), `unit ${unit}`))
    return list
  },
})
const placeRivalTactic = fightStep('rival.placeTactic', (play, { tactic, unit }) => {
  const { rivalTactics } = combatIn(play)
  rivalTactics.splice(rivalTactics.indexOf(tactic), 1)
  placeTactic(play, 'rival', tactic, unit)
})
