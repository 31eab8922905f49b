import { UPGRADED } from '../../content/dice.ts'
import { HERO } from '../units/stats.query.ts'
import { setHp } from '../combat/hp.ts'
import type { PadLine } from './pad.query.ts'
import { words } from '../../words.ts'
import type { Cause, PadAnswer, Play } from '../state/shape.ts'

/** Marks what a line of the pad says. */
export const improvePad = (play: Play, answer: PadAnswer, cause: Cause): void => {
  if (answer.do === 'addDie') addDie(play)
  else if (answer.do === 'upgradeDie') upgradeDie(play, answer.column)
  else if (answer.do === 'health') raiseHealth(play, cause)
  else raiseLeadership(play, cause)
}
/** A step carries the id of the answer. */
export const padAnswer = (id: string): PadAnswer => {
  const answer = words.answer(id)
  switch (answer?.do) {
    case 'addDie':
    case 'upgradeDie':
    case 'health':
    case 'leadership':
      return answer
    default:
      throw new Error(`"${id}" is no line of the pad`)
  }
}
export const lineOf = ({ do: line }: PadAnswer): PadLine => (line === 'health' || line === 'leadership' ? line : 'die')

/** The yellow die of the leftmost empty column (VIC-UPGRADE-03). */
const addDie = (play: Play): void => {
  const { dice } = play.state.open.hero
  dice.push('Y')
  play.emit({ type: 'dieAdded', column: dice.length - 1 })
}
/** One step: Y, B, G, K (VIC-UPGRADE-05). */
const upgradeDie = (play: Play, column: number): void => {
  const { dice } = play.state.open.hero
  const from = dice[column]
  const to = from === undefined ? undefined : UPGRADED[from]
  if (from === undefined || to === undefined) return
  dice[column] = to
  play.emit({ type: 'dieUpgraded', column, from, to })
}
/** Health brings 1 HP at once (VIC-UPGRADE-02). */
const raiseHealth = (play: Play, cause: Cause): void => {
  const { hero } = play.state.open
  play.emit({ type: 'statRaised', stat: 'health', from: hero.health, to: hero.health + 1, cause })
  hero.health++
  const from = hero.hp
  setHp(play, HERO, from + 1)
  play.emit({ type: 'hpGained', unit: HERO, from, to: from + 1, cause })
}
const raiseLeadership = (play: Play, cause: Cause): void => {
  const { hero } = play.state.open
  play.emit({ type: 'statRaised', stat: 'leadership', from: hero.leadership, to: hero.leadership + 1, cause })
  hero.leadership++
}
