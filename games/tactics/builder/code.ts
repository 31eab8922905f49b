import { READY_REALMS, type ReadyRealmId } from '../content/realms.ts'
import { boxesOf, type Fault, faultsOf } from '../rules/realm/realm.query.ts'
import type { Boxes } from './stack.ts'

export const READY_IDS = Object.keys(READY_REALMS) as readonly ReadyRealmId[]
const isReady = (value: string): value is ReadyRealmId => Object.hasOwn(READY_REALMS, value)

/** What cannot even be drawn: no realm of the Battle side, or a box that does not exist, is there twice or sticks out. */
export type Unreadable =
  | { readonly key: 'notARealm'; readonly values: { readonly code: string } }
  | { readonly key: 'notABox'; readonly values: { readonly part: string } }
  | { readonly key: 'faulty'; readonly fault: Fault }

export type Read = { readonly boxes: Boxes } | { readonly unreadable: Unreadable }

const LONGEST_SHOWN = 40
const short = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text)

/** The boxes of a code or of a ready realm's name. Boxes that stand wrongly are read all the same. */
export const readCode = (code: string): Read => {
  if (isReady(code)) return { boxes: READY_REALMS[code] }
  if (!code.startsWith('battle:')) return { unreadable: { key: 'notARealm', values: { code: short(code) } } }
  const parts = code.slice('battle:'.length).split(',')
  const wrong = parts.find(part => part !== '' && !isBox(part))
  if (wrong !== undefined || (parts.length > 1 && parts.includes('')))
    return { unreadable: { key: 'notABox', values: { part: short(wrong ?? '') } } }
  const boxes = boxesOf(code)
  const fault = faultsOf(boxes, false).find(({ key }) => key === 'boxTwice' || key === 'offScroll')
  return fault === undefined ? { boxes } : { unreadable: { key: 'faulty', fault } }
}
const isBox = (part: string) => {
  try {
    return boxesOf(`battle:${part}`).length === 1
  } catch {
    return false
  }
}

export const isHard = ({ warning }: Fault) => warning !== true

/** Stands only if TAC-BUILDER-06 and -07 are waived (TAC-BUILDER-08). */
export const needsWaiver = (boxes: Boxes): boolean =>
  faultsOf(boxes, true).some(isHard) && !faultsOf(boxes, false).some(isHard)
