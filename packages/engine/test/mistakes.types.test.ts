/**
 * Mistakes that must not compile, each beside the line as it should be. `npm run types` fails where the compiler stops finding
 * one; nothing here is ever run.
 */
import type { AgendaStep, AnswerBy, Asked, Effect, Effects, Option, Whole } from '../src/index.ts'
import { id, kit, one, wordsOf } from '../src/index.ts'
import type { Raid, Seat } from './raid.ts'

const { step, question, option, go } = kit<Raid>()

export const answers = () => [
  option({ do: 'keep', card: 'guard.1' }, undefined),
  // @ts-expect-error a misspelt verb
  option({ do: 'kepp', card: 'guard.1' }, undefined),
  // @ts-expect-error an answer without a field
  option({ do: 'keep' }, undefined),
  // @ts-expect-error a field of another type
  option({ do: 'keep', card: 'sword.1' }, undefined),
  option({ do: 'strike' }, undefined, 'keep red'),
  // @ts-expect-error a misspelt anchor
  option({ do: 'strike' }, undefined, 'keep rd'),
]

export const steps = () => {
  const hurt = step('hurt', (play, { seat, amount }) => play.emit({ type: 'hurt', seat, amount }))
  // @ts-expect-error a misspelt step
  step('hrut', () => {})
  // @ts-expect-error a step that reads what it does not carry
  step('rest', (play, { amount }) => play.emit({ type: 'hurt', seat: 'red', amount }))
  hurt({ seat: 'red', by: 'blue', amount: 1 })
  // @ts-expect-error a payload without a field
  hurt({ seat: 'red', amount: 1 })
  go('hurt', { seat: 'red', by: 'blue', amount: 1 })
  // @ts-expect-error a misspelt id
  go('hrut', { seat: 'red', by: 'blue', amount: 1 })
  // @ts-expect-error a payload without a field
  go('hurt', { seat: 'red', amount: 1 })
  // @ts-expect-error a payload of a step that carries none
  go('setUp', { seat: 'red' })
  go('guardWindow', { by: 'red', amount: 2 })
  // @ts-expect-error a question without what it is about
  go('guardWindow')
}

export const questions = () => {
  question('act', { seat: () => 'red', options: () => [option({ do: 'strike' }, undefined)] })
  // @ts-expect-error an answer of another question
  question('act', { seat: () => 'red', options: () => [option({ do: 'keep', card: 'guard.1' }, undefined)] })
  // @ts-expect-error a misspelt question
  question('atc', { seat: () => 'red', options: () => [] })
  const list: Option<AnswerBy<Raid, 'strike' | 'rest'>>[] = [option({ do: 'rest' }, undefined)]
  // @ts-expect-error an answer that the list has no room for
  list.push(option({ do: 'draw' }, undefined))
}

const seat = one('seat', ['red', 'blue'])
interface Two {
  answer: { do: 'give'; seat: Seat } | { do: 'stop' }
  thing: { is: 'keep'; seat: Seat }
}
const things = { keep: id`keep ${seat}` }
wordsOf<Two>({ answers: { give: id`give ${seat}`, stop: id`stop` }, things })
// @ts-expect-error a verb without a wording
wordsOf<Two>({ answers: { give: id`give ${seat}` }, things })
// @ts-expect-error a wording that misses a field
wordsOf<Two>({ answers: { give: id`give`, stop: id`stop` }, things })
// @ts-expect-error a wording whose field has other values
wordsOf<Two>({ answers: { give: id`give ${one('seat', ['green'])}`, stop: id`stop` }, things })

/** Boards read the agenda, bots the question: both are told apart by their ids. */
export const reads = (top: AgendaStep<Raid>, asked: Asked<Raid>) => [
  top.do === 'guardWindow' ? top.with.amount : 0,
  // @ts-expect-error a question that does not exist
  top.do === 'guardWindwo',
  // @ts-expect-error a field it does not have
  top.do === 'guardWindow' ? top.with.sum : 0,
  asked.choice === 'keepOne' ? asked.options[0]?.answer.card : '',
  // @ts-expect-error a field its answers do not have
  asked.choice === 'act' ? asked.options[0]?.answer.card : '',
]

const spikes: Effect<Raid, Seat> = { adds: { strikeDamage: (_state, { by }, self, n) => (by === self ? n : 0) } }
export const effects: Effects<Raid> = { spikes }
// @ts-expect-error a card without code
export const without: Effects<Raid> = {}
// @ts-expect-error code without a card
export const tooMany: Effects<Raid> = { spikes, wings: spikes }
// @ts-expect-error an amount that nothing asks for
export const unasked: Effect<Raid, Seat> = { adds: { strikDamage: () => 1 } }
// @ts-expect-error a moment that never comes
export const unheard: Effect<Raid, Seat> = { on: { wounds: () => [] } }
// @ts-expect-error what the moment is not about
export const elsewhere: Effect<Raid, Seat> = { on: { wounded: (_state, { card }) => [go('rest', { seat: card })] } }

interface Region {
  threat: number
  marker?: string
}
export const copied = ({ threat, marker }: Region): Whole<Region> => ({ threat, marker })
// @ts-expect-error a copy that forgets an optional field
export const forgotten = ({ threat }: Region): Whole<Region> => ({ threat })
