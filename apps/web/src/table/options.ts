import type { Shape, View } from '@tabletome/engine'
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
}
export interface OptionGroup {
  readonly title?: string
  /** Whose options they are, when several people at this screen are asked at once. */
  readonly seat?: string
  readonly items: readonly Choosable[]
}
export interface OptionPanel {
  readonly groups: readonly OptionGroup[]
  /** End turn, ready, done: one per asked seat. */
  readonly mains: readonly Choosable[]
  readonly all: readonly Choosable[]
}

const KEYS = 9
const anchorsOf = ({ id, at }: OpenDecision['options'][number]): readonly string[] =>
  at === undefined ? [id] : typeof at === 'string' ? [at] : at

/** Groups in the order in which the game first names them; within a group the game's own order. */
export const panelOf = (
  decisions: readonly OpenDecision[],
  viewOf: (seat: string) => View<Shape>,
  text: GameText,
  names: Names,
): OptionPanel => {
  const groups: { title?: string; seat?: string; items: Choosable[] }[] = []
  const mains: Choosable[] = []
  const several = decisions.length > 1
  let number = 0
  for (const { choice, seat, options } of decisions) {
    const view = viewOf(seat)
    const found = new Map<string, { title?: string; seat?: string; items: Choosable[] }>()
    for (const option of options) {
      const words = text.option(choice, option.id, view, names)
      const item: Choosable = { id: option.id, seat, choice, at: anchorsOf(option), text: words, view }
      if (words.main) {
        mains.push({ ...item, key: 'E' })
        continue
      }
      const title = words.group ?? ''
      let group = found.get(title)
      if (!group) {
        group = { ...(title ? { title } : {}), ...(several ? { seat } : {}), items: [] }
        found.set(title, group)
        groups.push(group)
      }
      group.items.push(item)
    }
  }
  const numbered = groups.map(group => ({
    ...group,
    items: group.items.map(item => (number < KEYS ? { ...item, key: String(++number) } : item)),
  }))
  const listed = numbered.flatMap(group => group.items)
  return {
    groups: numbered,
    mains: mains.map((item, i) => (i === 0 ? item : withoutKey(item))),
    all: [...listed, ...mains],
  }
}

const withoutKey = ({ key: _, ...item }: Choosable): Choosable => item

/** What the board may show as options; the same id of two seats is one anchor. */
export const boardOptions = ({ all }: OptionPanel): BoardOption[] => {
  const seen = new Map<string, BoardOption>()
  for (const { id, at } of all) if (!seen.has(id)) seen.set(id, { id, at })
  return [...seen.values()]
}

export const optionsAt = ({ all }: OptionPanel, anchor: string) => all.filter(({ at }) => at.includes(anchor))

/** The same option of the same question, in the panel as it is now. */
export const findOption = ({ all }: OptionPanel, wanted: Pick<Choosable, 'id' | 'seat'> | undefined) =>
  wanted && all.find(({ id, seat }) => id === wanted.id && seat === wanted.seat)
