import type { Foresight, Shape, View } from '@tabletome/engine'
import type { OpenDecision } from '@tabletome/match'
import type { BoardOption, GameText, Names, OptionText } from '@tabletome/games/types'

/** One answer that can be given now, in words. */
export interface Choosable {
  readonly id: string
  readonly seat: string
  readonly choice: string
  readonly at: readonly string[]
  readonly text: OptionText
  /** What its seat sees. */
  readonly view: View<Shape>
  /** The key that selects it. */
  readonly key?: string
  /** A lesson holds it back: when it wakes, in words. */
  readonly asleep?: string
}
export interface Fold {
  readonly title: string
  readonly items: readonly Choosable[]
}
export interface OptionGroup {
  readonly title?: string
  /** Whose options they are, when several people at this screen are asked at once. */
  readonly seat?: string
  readonly items: readonly Choosable[]
  /** Many alike, shown when their heading is opened. */
  readonly folds: readonly Fold[]
}
/** A piece that can act: the panel shows the options of one at a time. */
export interface Subject {
  readonly anchor: string
  readonly view: View<Shape>
  readonly key?: string
}
export interface OptionPanel {
  readonly groups: readonly OptionGroup[]
  /** Held back by a lesson, more than fit beside the others: one row. */
  readonly sleeping: readonly Choosable[]
  /** End turn, ready, done: one per asked seat. */
  readonly mains: readonly Choosable[]
  readonly subjects: readonly Subject[]
  /** The piece in focus. */
  readonly subject?: string
  readonly all: readonly Choosable[]
}

const KEYS = 9
/** More options than this that a lesson holds back would hide those it waits for; on a phone any would. */
const SLEEPING = 3
const anchorsOf = ({ id, at }: OpenDecision['options'][number]): readonly string[] =>
  at === undefined ? [id] : typeof at === 'string' ? [at] : at

interface Growing {
  title?: string
  seat?: string
  items: Choosable[]
  folds: { title: string; items: Choosable[] }[]
}

/**
 * Groups in the order in which the game first names them; within a group the game's own order. Of pieces that can act only the
 * one in focus (`wanted`) is listed; a single one is in focus by itself.
 */
export const panelOf = (
  decisions: readonly OpenDecision[],
  viewOf: (seat: string) => View<Shape>,
  text: GameText,
  names: Names,
  wanted?: string,
  foresight?: Foresight<Shape>,
  asleep?: (item: Pick<Choosable, 'id' | 'choice' | 'seat'>) => string | undefined,
  compact = false,
): OptionPanel => {
  const all = decisions.flatMap(({ choice, seat, options }) => {
    const view = viewOf(seat)
    return options.map((option): Choosable => {
      const words = text.option(choice, option.id, view, names, foresight)
      const sleeps = asleep?.({ id: option.id, choice, seat })
      const item = { id: option.id, seat, choice, at: anchorsOf(option), text: words, view }
      return sleeps === undefined ? item : { ...item, asleep: sleeps }
    })
  })
  const subjects = subjectsOf(all)
  const subject = subjects.find(({ anchor }) => anchor === wanted)?.anchor ?? onlyOne(subjects)?.anchor
  const groups: Growing[] = []
  const mains: Choosable[] = []
  const several = decisions.length > 1
  for (const item of all) {
    const { text: words, seat } = item
    if (words.main) mains.push(mains.length === 0 && item.asleep === undefined ? { ...item, key: 'E' } : item)
    else if (words.subject === undefined || words.subject === subject)
      put(groups, item, several ? { seat } : {}, words.group ?? '')
  }
  let number = 0
  const next = () => (number < KEYS ? { key: String(++number) } : {})
  const chips = subject === undefined ? subjects.map(each => ({ ...each, ...next() })) : subjects
  const sleeping = groups.flatMap(({ items }) => items.filter(isAsleep))
  const folded = sleeping.length > (compact ? 0 : SLEEPING)
  const numbered = (folded ? awakeOf(groups) : groups).map(group => ({
    ...group,
    items: group.items.map(item => (item.asleep === undefined ? { ...item, ...next() } : item)),
  }))
  const keyed = new Map([...numbered.flatMap(({ items }) => items), ...mains].map(item => [idOf(item), item]))
  return {
    groups: numbered,
    sleeping: folded ? sleeping : [],
    mains,
    subjects: chips,
    subject,
    all: inReadingOrder(all.map(item => keyed.get(idOf(item)) ?? item)),
  }
}

const idOf = ({ seat, id }: Pick<Choosable, 'seat' | 'id'>): string => `${seat} ${id}`
const isAsleep = ({ asleep }: Choosable): boolean => asleep !== undefined
const awakeOf = (groups: readonly Growing[]): Growing[] =>
  groups
    .map(group => ({ ...group, items: group.items.filter(item => !isAsleep(item)) }))
    .filter(({ items, folds }) => items.length + folds.length > 0)
const onlyOne = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

/** What is listed before the main button, as on the screen. */
const inReadingOrder = (items: readonly Choosable[]): Choosable[] => [
  ...items.filter(({ text }) => !text.main),
  ...items.filter(({ text }) => text.main),
]

const subjectsOf = (items: readonly Choosable[]): Subject[] => {
  const found = new Map<string, Subject>()
  for (const { text, view } of items)
    if (text.subject !== undefined && !found.has(text.subject)) found.set(text.subject, { anchor: text.subject, view })
  return [...found.values()]
}

const put = (groups: Growing[], item: Choosable, whose: { seat?: string }, title: string): void => {
  let group = groups.find(each => (each.title ?? '') === title && each.seat === whose.seat)
  if (!group) {
    group = { title: title || undefined, ...whose, items: [], folds: [] }
    groups.push(group)
  }
  const { fold } = item.text
  if (fold === undefined) {
    group.items.push(item)
    return
  }
  const known = group.folds.find(each => each.title === fold)
  if (known) known.items.push(item)
  else group.folds.push({ title: fold, items: [item] })
}

/** What the board may show as options; the same id of two seats is one anchor. */
export const boardOptions = ({ all }: OptionPanel): BoardOption[] => {
  const seen = new Map<string, BoardOption>()
  for (const { id, at, asleep } of all) if (asleep === undefined && !seen.has(id)) seen.set(id, { id, at })
  return [...seen.values()]
}

/** Those that belong to an anchor; an option's own id means that option alone. */
export const optionsAt = ({ all }: OptionPanel, anchor: string) => {
  const named = all.filter(({ id }) => id === anchor)
  return named.length > 0 ? named : all.filter(({ at }) => at.includes(anchor))
}

/** The same option of the same question, in the panel as it is now. */
export const findOption = ({ all }: OptionPanel, wanted: Pick<Choosable, 'id' | 'seat'> | undefined) =>
  wanted && all.find(({ id, seat }) => id === wanted.id && seat === wanted.seat)
