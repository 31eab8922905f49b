import { troopChips } from '../camp/troop.query.ts'
import { combatIn } from '../combat/fight.ts'
import { step } from '../state/kit.ts'
import type { HeroSheet, Open, Outcome, Play } from '../state/shape.ts'

/** The troop as it stands before the last combat: the record of the campaign keeps it (VIC-LEGACY-01). */
export const noteOdyssey = (play: Play): void => {
  const { open } = play.state
  open.deeds.odyssey = portraitOf(open)
}
const portraitOf = (open: Open): Pick<Outcome, 'sheet' | 'units' | 'tactics'> => ({
  sheet: sheetOf(open.hero),
  units: troopChips(open),
  tactics: [...open.camp.tactics],
})
const sheetOf = (hero: HeroSheet): HeroSheet => ({ ...hero, dice: [...hero.dice], prowess: [...hero.prowess] })

/** A line of the Odyssey: every combat, also the one that loses the campaign (VIC-LEGACY-01). */
export const noteFight = (play: Play): void => {
  const { act, place, deeds, outcomeOfCombat: result = 'failed' } = play.state.open
  const { kind, event } = combatIn(play)
  deeds.fights.push({ place, what: event ?? kind, result, act })
}

/** Won by the scion's fall, lost with the hero or in a capital (VIC-GEN-09…11, VIC-LEGACY-01). */
export const end = step('campaign.end', (play, { result, cause }) => {
  const { open } = play.state
  if (result === 'lost') noteFight(play)
  play.emit({ type: 'ended', result, cause })
  play.end({
    result,
    cause,
    hero: open.hero.id,
    scion: open.scion,
    difficulty: open.difficulty,
    act: open.act,
    weeks: open.weeks,
    influence: open.influence,
    rounds: open.round,
    ...(open.deeds.odyssey ?? portraitOf(open)),
    deeds: { ...open.deeds, route: [...open.deeds.route], fights: [...open.deeds.fights] },
  })
})
