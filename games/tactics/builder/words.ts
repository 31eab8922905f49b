import { filled } from '@tabletome/boardkit'
import type { GameText } from '../../types.ts'
import type { BoxId } from '../content/ids.ts'
import type { Fault } from '../rules/realm/realm.query.ts'
import type { builder } from '../text/en/builder.ts'
import type { Unreadable } from './code.ts'
import { type Boxes, find, supportsOf } from './stack.ts'

export type BuilderWord = keyof typeof builder
type Values = Readonly<Record<string, string | number>>

/** The builder's word for something, with its values filled in. */
export const say = (text: GameText, key: BuilderWord, values: Values = {}): string =>
  filled(text.words(`builder.${key}`), values)

export const boxName = (text: GameText, box: BoxId) => say(text, `box.${box}`)

const isFaultWord = (word: string): word is Extract<BuilderWord, `fault.${string}`> => FAULTS.some(key => key === word)
const FAULTS = [
  'fault.boxTwice',
  'fault.offScroll',
  'fault.unsupported',
  'fault.acrossTwo',
  'fault.coversMark',
  'fault.unreachable',
  'fault.buriedPortal',
] as const satisfies readonly BuilderWord[]
const SIDES: Readonly<Record<string, BuilderWord>> = { n: 'side.n', e: 'side.e', s: 'side.s', w: 'side.w' }

export const faultText = (text: GameText, { key, values, box }: Fault): string => {
  const word = `fault.${key}`
  const side = SIDES[values.side ?? '']
  return isFaultWord(word)
    ? say(text, word, {
        ...values,
        ...(box === undefined ? {} : { box: boxName(text, box) }),
        ...(side === undefined ? {} : { side: say(text, side) }),
      })
    : ''
}

export const unreadableText = (text: GameText, unreadable: Unreadable): string =>
  unreadable.key === 'faulty' ? faultText(text, unreadable.fault) : say(text, unreadable.key, { ...unreadable.values })

/** “on the scroll”, “on the 8×5 box”. */
export const supportText = (text: GameText, boxes: Boxes, box: BoxId): string => {
  const [only, ...others] = supportsOf(boxes, box)
  if (others.length > 0) return say(text, 'onSeveral')
  return only === undefined ? say(text, 'onScroll') : say(text, 'onBox', { box: boxName(text, only) })
}

/** A sentence about a box that is there, and what it stands on. */
export const aboutBox = (text: GameText, key: BuilderWord, boxes: Boxes, box: BoxId, more: Values = {}): string =>
  say(text, key, {
    box: boxName(text, box),
    space: find(boxes, box)?.at ?? '',
    support: supportText(text, boxes, box),
    ...more,
  })
