import type { Change, GameText, Tone } from '../../../types.ts'
import { ring } from '../../rules/land/map.query.ts'
import { COLOURS } from '../../content/levels.ts'
import type { Colour } from '../../rules/state/shape.ts'
import { cardName } from '../names.ts'
import { type OpenView, viewOf } from '../read.ts'
import type { Words } from '../words.ts'

type Value = string | number | undefined

/** Nothing if it stays the same. */
const differs = (what: string, from: Value, to: Value, none: string, tone: Tone): Change[] =>
  from === to ? [] : [{ what, from: String(from ?? none), to: String(to ?? none), tone }]

const toneOf = (from: number, to: number, moreIs: Tone): Tone =>
  to === from ? 'plain' : to > from === (moreIs === 'good') ? 'good' : 'bad'

const threats = ({ changes, names }: Words, before: OpenView, after: OpenView): Change[] => [
  ...ring(before).flatMap(region => {
    const { threat: from, marker: was } = before.regions[region]
    const { threat: to, marker } = after.regions[region]
    const shown = marker !== undefined && was === undefined ? changes.destroyed(region) : to
    return differs(names.places[region].name, from, shown, changes.none, toneOf(from, to, 'bad'))
  }),
  ...differs(
    changes.capital,
    before.capital,
    after.capital,
    changes.none,
    toneOf(before.capital, after.capital, 'bad'),
  ),
]

const defender = ({ changes, names }: Words, colour: Colour, before: OpenView, after: OpenView): Change[] => {
  const was = before.defenders[colour]
  const is = after.defenders[colour]
  // Who comes is what was chosen: that is no news.
  if (is === undefined || was === undefined) return []
  const carried = (artifacts: typeof is.artifacts) =>
    artifacts.map(id => names.artifacts[id].name).join(', ') || undefined
  const gained = is.artifacts.length >= was.artifacts.length ? 'good' : 'bad'
  return [
    ...differs(changes.hitPoints(colour), was.hp, is.hp, changes.none, toneOf(was.hp, is.hp, 'good')),
    ...differs(changes.place(colour), names.places[was.at].name, names.places[is.at].name, changes.none, 'plain'),
    ...differs(changes.artifacts(colour), carried(was.artifacts), carried(is.artifacts), changes.none, gained),
  ]
}

const foe = ({ changes, names }: Words, before: OpenView, after: OpenView): Change[] => {
  const was = before.foe
  const is = after.foe
  if (is === undefined) return []
  if (was === undefined) return [{ what: changes.foe, from: changes.none, to: names.foes[is.id].name, tone: 'bad' }]
  const { name } = names.foes[is.id]
  return [
    ...differs(name, was.hp, is.hp, changes.none, toneOf(was.hp, is.hp, 'bad')),
    ...differs(name, names.places[was.at].name, names.places[is.at].name, changes.none, 'plain'),
  ]
}

const points = ({ changes }: Words, { turn: was }: OpenView, { turn: is }: OpenView): Change[] => {
  if (was?.card === 'own' && is?.card === 'own' && was.defender === is.defender)
    return differs(changes.ap, was.ap, is.ap, changes.none, 'plain')
  if (was?.card === 'all' && is?.card === 'all') return differs(changes.pool, was.pool, is.pool, changes.none, 'plain')
  return []
}

const places = (words: Words, before: OpenView, after: OpenView): Change[] => {
  const { changes, names } = words
  const inCircle = (open: OpenView) => open.circle && names.colours[open.circle]
  const inTomb = (open: OpenView) => open.tomb && cardName(words, open.tomb)
  const working = (open: OpenView) => (open.drained ? changes.off : changes.on)
  return [
    ...differs(changes.circle, inCircle(before), inCircle(after), changes.none, 'plain'),
    ...differs(changes.tomb, inTomb(before), inTomb(after), changes.none, 'plain'),
    ...differs(changes.drained, working(before), working(after), changes.none, after.drained ? 'bad' : 'good'),
  ]
}

/** What is different between two views: Threat first, then people, the Foe, points and the rest. */
export const createChanges =
  (words: Words): GameText['changes'] =>
  (anyBefore, anyAfter) => {
    const before = viewOf(anyBefore).open
    const after = viewOf(anyAfter).open
    return [
      ...threats(words, before, after),
      ...COLOURS.flatMap(colour => defender(words, colour, before, after)),
      ...foe(words, before, after),
      ...points(words, before, after),
      ...places(words, before, after),
    ]
  }

/** The hidden thing a preview stops at: the name of a pile. */
export const createHidden =
  ({ changes: { hidden } }: Words): GameText['hidden'] =>
  what =>
    Object.hasOwn(hidden, what) ? hidden[what as keyof typeof hidden] : hidden.other
