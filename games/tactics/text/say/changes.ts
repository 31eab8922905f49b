import type { Change, GameText, Tone } from '../../../types.ts'
import { BOX_IDS } from '../../content/ids.ts'
import { AREAS } from '../../content/scrolls.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { insideName, spaceName } from '../../rules/realm/spaces.query.ts'
import { ALL_UNITS, areAllies, isEnemyOwner } from '../../rules/units/units.query.ts'
import type { Owner, UnitId, View } from '../../rules/state/shape.ts'
import { type OpenView, viewOf } from '../read.ts'
import { joined } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

type Value = string | number | undefined
type Piece = NonNullable<OpenView['units'][UnitId]>

/** Nothing if it stays the same. */
const differs = (what: string, from: Value, to: Value, none: string, tone: Tone): Change[] =>
  from === to ? [] : [{ what, from: String(from ?? none), to: String(to ?? none), tone }]

/** Good for oneself: more for one's own side, less for the others. */
const toneOf = (from: number, to: number, mine: boolean): Tone =>
  to === from ? 'plain' : to > from === mine ? 'good' : 'bad'

/** Whoever looks on without a seat sees with the eyes of the players against the Solo Enemies. */
const isMine = ({ seat, open }: View, owner: Owner) =>
  seat === undefined ? !isEnemyOwner(owner) : areAllies(open, seat, owner)

const placeText = ({ changes }: Words, { at, inside }: Piece) =>
  inside ? changes.inside(inside.box, insideName(inside.at)) : at < 0 ? undefined : spaceName(at)

/** A unit that comes onto the map is placed there; any other changes its place. */
const placeChanges = (words: Words, was: Piece | undefined, is: Piece): Change[] => {
  const { changes } = words
  const from = was && placeText(words, was)
  const to = placeText(words, is)
  return from === undefined && to !== undefined
    ? [{ what: changes.at(is.card), from: changes.aside, to: changes.placed(to), tone: 'plain' }]
    : differs(changes.at(is.card), from, to, changes.aside, 'plain')
}

const unitChanges = (words: Words, view: View, was: Piece | undefined, is: Piece | undefined): Change[] => {
  const { changes } = words
  if (was === undefined && is === undefined) return []
  const mine = isMine(view, (is ?? was)?.owner ?? 'p1')
  if (was !== undefined && (is === undefined || is.serial !== was.serial)) {
    const gone: Change = {
      what: changes.state(was.card),
      from: changes.inPlay,
      to: changes.captured,
      tone: mine ? 'bad' : 'good',
    }
    return is === undefined ? [gone] : [gone, ...unitChanges(words, view, undefined, is)]
  }
  if (is === undefined) return []
  if (was === undefined) return placeChanges(words, was, is)
  const weak = (unit: Piece) => (unit.weakened ? changes.weakened : changes.notWeakened)
  const weakTone: Tone = is.weakened === mine ? 'bad' : 'good'
  return [
    ...differs(changes.health(is.card), was.health, is.health, changes.none, toneOf(was.health, is.health, mine)),
    ...differs(
      changes.supply(is.card, is.class),
      was.supply,
      is.supply,
      changes.none,
      toneOf(was.supply, is.supply, mine),
    ),
    ...placeChanges(words, was, is),
    ...differs(changes.state(is.card), weak(was), weak(is), changes.none, weakTone),
  ]
}

/** The spaces a starting location brings (TAC-SETUP-10, TAC-SETUP-11). */
const cornerChanges = ({ changes }: Words, { seat }: View, before: OpenView, after: OpenView): Change[] => {
  if (seat === undefined) return []
  const spaces = (open: OpenView) => {
    const mine = open.corners[seat]
    return mine && joined(mine.flatMap(corner => groundOf(open).corners[corner]).map(spaceName))
  }
  return differs(changes.corners, spaces(before), spaces(after), changes.noCorner, 'plain')
}

/** Flags by their spaces on the Control Card. */
const flagChanges = ({ names, changes }: Words, view: View, before: OpenView, after: OpenView): Change[] =>
  AREAS.flatMap(area => {
    const was = before.flags[area]
    const is = after.flags[area]
    if (was === undefined || is === undefined) return []
    const steps = after.options.controlTrackSteps
    const mover = is.by ?? after.turn?.owner
    const tone: Tone = mover === undefined ? 'plain' : isMine(view, mover) ? 'good' : 'bad'
    return differs(names.areas[area].flag, names.track(was.at, steps), names.track(is.at, steps), changes.none, tone)
  })

const artifactText = ({ names, units }: Words, { artifact, units: pieces }: OpenView): string | undefined => {
  if (artifact === undefined) return undefined
  if ('at' in artifact) return spaceName(artifact.at)
  const bearer = pieces[artifact.unit]
  return bearer ? units[bearer.card] : names.artifact
}

const artifactChanges = (words: Words, view: View, before: OpenView, after: OpenView): Change[] => {
  const { artifact } = after
  const tone: Tone =
    artifact === undefined || 'at' in artifact
      ? 'plain'
      : isMine(view, after.units[artifact.unit]?.owner ?? 'p1')
        ? 'good'
        : 'bad'
  return differs(
    words.changes.artifact,
    artifactText(words, before),
    artifactText(words, after),
    words.changes.none,
    tone,
  )
}

/** Time that passes because the next turn begins is nobody's choice. */
const questChanges = ({ changes }: Words, before: OpenView, after: OpenView): Change[] => [
  ...(before.turn?.number === after.turn?.number
    ? differs(changes.time, before.time, after.time, changes.none, toneOf(before.time, after.time, true))
    : []),
  ...BOX_IDS.flatMap(box => {
    const said = (open: OpenView) => open.crystals[box] && changes[open.crystals[box]]
    return differs(changes.crystal(box), said(before), said(after), changes.none, 'good')
  }),
]

/** Actions left of one turn, and cards in one's own hand. */
const turnChanges = ({ changes }: Words, { seat }: View, before: OpenView, after: OpenView): Change[] => {
  const same = before.turn !== undefined && after.turn?.number === before.turn.number
  const end = (open: OpenView) => (open.end === undefined ? changes.goesOn : changes.lastTurns)
  return [
    ...(same ? differs(changes.actions, before.turn?.actionsLeft, after.turn?.actionsLeft, changes.none, 'plain') : []),
    ...(seat === undefined ? [] : differs(changes.hand, before.hands[seat], after.hands[seat], changes.none, 'plain')),
    ...differs(changes.end, end(before), end(after), changes.none, 'plain'),
  ]
}

/** What is different between two views: units first, then starting locations, flags, Artifact, the quest, the turn. */
export const createChanges =
  (words: Words): GameText['changes'] =>
  (anyBefore, anyAfter) => {
    const view = viewOf(anyBefore)
    const before = view.open
    const after = viewOf(anyAfter).open
    return [
      ...ALL_UNITS.flatMap(id => unitChanges(words, view, before.units[id], after.units[id])),
      ...cornerChanges(words, view, before, after),
      ...flagChanges(words, view, before, after),
      ...artifactChanges(words, view, before, after),
      ...questChanges(words, before, after),
      ...turnChanges(words, view, before, after),
    ]
  }

/** The hidden thing a preview stops at: the name of a pile. */
export const createHidden =
  ({ changes: { hidden } }: Words): GameText['hidden'] =>
  what =>
    Object.hasOwn(hidden, what) ? hidden[what as keyof typeof hidden] : hidden.other
