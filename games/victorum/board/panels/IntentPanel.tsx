import { Icon, Leaf } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { hexName } from '../../rules/ground/hexes.query.ts'
import type { Blow, Intent, Strike } from '../../rules/rivals/intent.query.ts'
import { FAR } from '../../rules/ground/reach.query.ts'
import { actsByItself } from '../../rules/rivals/rivals.query.ts'
import { unitNamed } from '../../rules/units/units.query.ts'
import type { Hex } from '../../rules/state/shape.ts'
import { outlookOf } from './outlook.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { glyphOfKind, glyphs } from '../art/glyphs.ts'
import { intentsOf } from '../map/intents.ts'
import { nameOf, type OpenView, openOf, unitName, wordNamed } from '../read.ts'
import { decimal, percent, say } from '../words.ts'

/** How far a scion goes its dice decide. */
const isOfScion = (open: OpenView, intent: Intent): boolean => {
  const unit = unitNamed(open, intent.unit)
  return unit !== undefined && !actsByItself(open, unit)
}
/** Hexes it may end on, all with the same deed there. */
interface Way {
  readonly hexes: readonly Hex[]
  readonly strike: Strike
}
/** The equal ways the player may choose from, those with the same deed together. */
export const waysOf = ({ strikes }: Intent): Way[] => {
  const found = new Map<string, Way>()
  for (const strike of strikes) {
    const key = [strike.special, ...strike.blows.map(({ target }) => target)].join()
    found.set(key, { hexes: [...(found.get(key)?.hexes ?? []), strike.from], strike: found.get(key)?.strike ?? strike })
  }
  return [...found.values()]
}
const either = ({ text }: BoardProps, names: readonly string[]): string => names.join(` ${say(text, 'or')} `)

const whereTo = (board: BoardProps, open: OpenView, intent: Intent, { hexes, strike }: Way): string => {
  if (isOfScion(open, intent)) return say(board.text, 'diceDecide')
  if (hexes.length === 1 && strike.path.length === 0) return say(board.text, 'stays')
  return say(board.text, 'goesTo', { hex: either(board, hexes.map(hexName)) })
}
const doesWhat = (board: BoardProps, { special, blows }: Strike): string => {
  const target = either(
    board,
    blows.map(blow => unitName(board, blow.target)),
  )
  if (special !== undefined) {
    const skill = nameOf(board, `skill ${special}`)
    return blows.length === 0 ? say(board.text, 'uses', { skill }) : say(board.text, 'usesOn', { skill, target })
  }
  return blows.length === 0 ? say(board.text, 'strikesNobody') : say(board.text, 'strikes', { target })
}
/** Several marks, hexes or targets are equally good. */
const isForPlayer = ({ plan, strikes }: Intent): boolean =>
  plan.marks.length > 1 || strikes.length > 1 || strikes.some(({ blows }) => blows.length > 1)

/** The entry of the list that matched and whom or what it means here. */
const markOf = (board: BoardProps, { plan }: Intent): string => {
  const entry = wordNamed(board.text, 'entry', plan.entry?.replace('!', '') ?? '')
  const names = plan.marks.map(({ unit, at }) => (unit === undefined ? hexName(at) : unitName(board, unit)))
  const mark = either(board, [...new Set(names)])
  return mark === '' || plan.entry === '!hero' ? entry : say(board.text, 'markIs', { entry, mark })
}
/** Which entry of the list matched, and how far its mark is. */
const reasonOf = (board: BoardProps, open: OpenView, intent: Intent): string => {
  const { text } = board
  const { plan, idle } = intent
  if (idle !== undefined) return say(text, `idle.${idle}`)
  if (plan.entry === undefined) return say(text, 'noMark')
  const entry = markOf(board, intent)
  if (isOfScion(open, intent)) return entry
  const need = plan.marks[0]?.need
  const far =
    plan.stays === 'inRange'
      ? say(text, 'inRange')
      : plan.stays === 'onMark'
        ? say(text, 'onMark')
        : plan.stuck
          ? say(text, 'stuck')
          : plan.backup
            ? say(text, 'outOfReach')
            : need === undefined || need >= FAR
              ? ''
              : say(text, 'needs', { need })
  return [entry, far, isForPlayer(intent) ? say(text, 'youChoose') : ''].filter(Boolean).join(', ')
}

/** The likeliest to fell its target, of equal blows. */
const worstOf = (blows: readonly Blow[]): Blow | undefined =>
  blows.filter(({ dice }) => dice.length > 0).toSorted((a, b) => b.defeats - a.defeats || b.hits - a.hits)[0]

const WayLine = ({ board, open, intent, way }: { board: BoardProps; open: OpenView; intent: Intent; way: Way }) => {
  const blow = worstOf(way.strike.blows)
  return (
    <span className="intent-way">
      <span className="grow">
        {whereTo(board, open, intent, way)}, {doesWhat(board, way.strike)}
      </span>
      {blow ? (
        <span className="intent-odds small">
          <span title={say(board.text, 'expected')}>⌀ {decimal(board.text, blow.hits)}</span>{' '}
          <b className={blow.defeats >= 0.5 ? 'bad' : undefined} title={say(board.text, 'defeats')}>
            † {percent(board.text, blow.defeats)}
          </b>
        </span>
      ) : undefined}
    </span>
  )
}
interface RowProps {
  board: BoardProps
  open: OpenView
  intent: Intent
}
/** With the entry of the list that decides. */
const Row = ({ board, open, intent }: RowProps) => {
  const unit = unitNamed(open, intent.unit)
  return (
    <li className={`intent-row of-${intent.side}`}>
      <AnchorButton board={board} anchor={`unit ${intent.unit}`} className="intent-unit" still>
        <Icon body={glyphOfKind(unit?.kind ?? intent.unit)} size={24} />
        <span className="grow">
          <b>{unitName(board, intent.unit)}</b>
          {intent.idle === undefined
            ? waysOf(intent).map((way, i) => <WayLine key={i} board={board} open={open} intent={intent} way={way} />)
            : undefined}
          <span className="small soft intent-why">{reasonOf(board, open, intent)}</span>
        </span>
      </AnchorButton>
    </li>
  )
}

/** What it does, in a line; the odds of its worst blow beside it. */
const ShortRow = ({ board, open, intent }: RowProps) => {
  const unit = unitNamed(open, intent.unit)
  const ways = waysOf(intent)
  const does =
    intent.idle === undefined
      ? either(
          board,
          ways.map(way => `${whereTo(board, open, intent, way)}, ${doesWhat(board, way.strike)}`),
        )
      : say(board.text, `idle.${intent.idle}`)
  const blow = worstOf(ways.flatMap(({ strike }) => strike.blows))
  return (
    <li className={`intent-row of-${intent.side}`} title={`${does}. ${reasonOf(board, open, intent)}`}>
      <AnchorButton board={board} anchor={`unit ${intent.unit}`} className="intent-unit" still>
        <Icon body={glyphOfKind(unit?.kind ?? intent.unit)} size={20} />
        <span className="intent-short">
          <b>{unitName(board, intent.unit)}</b> <span>{does}</span>
        </span>
        {blow ? (
          <b className={`num intent-odds${blow.defeats >= 0.5 ? ' bad' : ''}`} title={say(board.text, 'defeats')}>
            <span className="spoken">{say(board.text, 'defeats')} </span>
            {percent(board.text, blow.defeats)}
          </b>
        ) : undefined}
      </AnchorButton>
    </li>
  )
}

/** The same in full: which entry of the list matched, and how far its mark is. */
export const Why = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.foreseen ?? board.view)
  return (
    <ul className="plain">
      {intentsOf(open).map(intent => (
        <Row key={intent.unit} board={board} open={open} intent={intent} />
      ))}
    </ul>
  )
}

/** More of them have one line each. */
const ROOMY = 3

/** What the rivals will do, unit by unit; and what all of it would cost the hero. */
export const IntentPanel = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.foreseen ?? board.view)
  const intents = intentsOf(open)
  if (intents.length === 0) return undefined
  const outlook = outlookOf(board)
  return (
    <Leaf className="intent-leaf" title={say(board.text, 'intents')} aside={say(board.text, 'asThingsStand')}>
      <ul className={intents.length > ROOMY ? 'plain is-tight' : 'plain'}>
        {intents.map(intent => (
          <ShortRow key={intent.unit} board={board} open={open} intent={intent} />
        ))}
      </ul>
      {outlook ? (
        <p className="outlook">
          <Icon body={glyphs.health} size={18} />{' '}
          {say(board.text, 'heroLoses', { most: outlook.most, mean: decimal(board.text, outlook.mean) })}{' '}
          <b className={outlook.saved > 0 ? undefined : 'bad'}>
            {say(board.text, 'heroFalls', { chance: percent(board.text, outlook.falls) })}
          </b>
          {outlook.falls > 0 && outlook.saved > 0
            ? ` ${say(board.text, 'blessingSaves', { count: outlook.saved })}`
            : undefined}
        </p>
      ) : undefined}
    </Leaf>
  )
}
