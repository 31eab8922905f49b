import type { GameText } from '../../../types.ts'
import { WEEKS } from '../../content/numbers.ts'
import { type OpenView, viewOf } from '../read.ts'
import type { Words } from '../words.ts'

const labelOf = ({ ask, names }: Words, { act, weeks }: Pick<OpenView, 'act' | 'weeks'>) =>
  ask.label(names.act(act), Math.min(WEEKS, weeks + 1))

/** In combat whose turn and which step, else where the encampment is. */
export const createHeadline =
  (words: Words): GameText['headline'] =>
  anyView => {
    const { ask, names } = words
    const { open, outcome } = viewOf(anyView)
    if (outcome) return { label: names.heroes[outcome.hero], title: ask.over[outcome.result] }
    const { combat, phase, place } = open
    if (phase === 'setup') return { label: ask.settingUp, title: names.heroes[open.hero.id] }
    if (combat !== undefined && phase === 'combat' && combat.turn > 0)
      return {
        label: words.arenas[combat.region].name,
        title: ask.turnOf(ask.turn[combat.side], combat.turn, names.steps[combat.step]),
        ...(combat.side === 'player' ? { colour: 'ruby' as const } : {}),
      }
    return { label: labelOf(words, open), title: names.placeName(place), colour: 'ruby' }
  }

const PHASES: readonly OpenView['phase'][] = ['travel', 'event', 'combat', 'cleanup']
/** Points are only counted in King of the Hill (VIC-TURN-03). */
const STEPS = ['score', 'deploy', 'tactic', 'move', 'ability', 'engage'] as const

/** In your combat turn its steps; else the three phases of a round (VIC-ACT-05), the combat of an accepted event set apart. */
export const createPhases =
  ({ ask, names }: Words): GameText['phases'] =>
  anyView => {
    const { open, outcome } = viewOf(anyView)
    const { combat, outcomeOfCombat } = open
    if (combat?.side === 'player' && combat.turn > 0 && outcomeOfCombat === undefined && !outcome) {
      const steps = combat.sport === 'hill' ? STEPS : STEPS.slice(1)
      // The start of the turn leads into the first of them.
      const at = Math.max(
        0,
        steps.findIndex(step => step === combat.step),
      )
      return { names: steps.map(step => names.steps[step]), at }
    }
    const at = PHASES.indexOf(open.phase)
    return at < 0 || outcome ? undefined : { names: ask.phases, at }
  }
