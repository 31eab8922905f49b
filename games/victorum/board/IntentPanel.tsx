import { Icon, Leaf } from '@tabletome/boardkit'
import type { BoardProps } from '../../types.ts'
import { hexName } from '../knowledge/hexes.ts'
import type { Blow, Intent } from '../knowledge/intent.ts'
import { FAR } from '../knowledge/reach.ts'
import { actsByItself } from '../knowledge/rivals.ts'
import { isOutOfChance, oddsOfTroop } from './outlook.ts'
import { AnchorButton } from './AnchorButton.tsx'
import { glyphOfKind, glyphs } from './glyphs.ts'
import { intentsOf } from './IntentOverlay.tsx'
import { type OpenView, openOf, percent, unitName, wordNamed } from './read.ts'
import { unitNamed } from '../knowledge/units.ts'
import { say } from './words.ts'

/** How far a scion goes its dice decide. */
const isOfScion = (open: OpenView, intent: Intent): boolean => {
  const unit = unitNamed(open, intent.unit)
  return unit !== undefined && !actsByItself(open, unit)
}
const whereTo = (board: BoardProps, open: OpenView, intent: Intent): string => {
  const { text } = board
  const { plan, strikes } = intent
  if (isOfScion(open, intent)) return say(text, 'diceDecide')
  if (plan.destinations.length > 1)
    return say(text, 'goesToOneOf', { hexes: plan.destinations.map(hexName).join(', ') })
  const [to] = plan.destinations
  if (to !== undefined && strikes[0] && strikes[0].path.length > 0) return say(text, 'goesTo', { hex: hexName(to) })
  return say(text, 'stays')
}
const blowsOf = ({ strikes }: Intent): Blow[] => {
  const found = new Map<string, Blow>()
  for (const { blows } of strikes) for (const blow of blows) if (!found.has(blow.target)) found.set(blow.target, blow)
  return [...found.values()]
}
const strikesWhom = (board: BoardProps, intent: Intent): string => {
  const blows = blowsOf(intent)
  if (blows.length === 0) return say(board.text, 'strikesNobody')
  const names = blows.map(({ target }) => unitName(board, target)).join(` ${say(board.text, 'or')} `)
  return say(board.text, 'strikes', { target: names })
}
/** Which entry of the list matched, and how far its mark is. */
const reasonOf = (board: BoardProps, open: OpenView, intent: Intent): string => {
  const { text } = board
  const { plan, idle } = intent
  if (idle !== undefined) return say(text, `idle.${idle}`)
  if (plan.entry === undefined) return say(text, 'noMark')
  const entry = wordNamed(text, 'entry', plan.entry.replace('!', ''))
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
  return [entry, far].filter(Boolean).join(', ')
}

const Row = ({ board, open, intent }: { board: BoardProps; open: OpenView; intent: Intent }) => {
  const unit = unitNamed(open, intent.unit)
  const blow = blowsOf(intent)[0]
  return (
    <li className={`intent-row of-${intent.side}`}>
      <AnchorButton board={board} anchor={`unit ${intent.unit}`} className="intent-unit" still>
        <Icon body={glyphOfKind(unit?.kind ?? intent.unit)} size={24} />
        <span className="grow">
          <b>{unitName(board, intent.unit)}</b>{' '}
          {intent.idle === undefined ? `${whereTo(board, open, intent)}, ${strikesWhom(board, intent)}` : ''}
          <span className="small soft intent-why">{reasonOf(board, open, intent)}</span>
        </span>
        {blow && blow.dice.length > 0 ? (
          <span className="intent-odds small">
            <span title={say(board.text, 'expected')}>⌀ {blow.hits.toFixed(1)}</span>
            <b className={blow.defeats >= 0.5 ? 'bad' : undefined} title={say(board.text, 'defeats')}>
              † {percent(blow.defeats)}
            </b>
          </span>
        ) : undefined}
      </AnchorButton>
    </li>
  )
}

/** What the rivals will do, unit by unit, with the reason; and what all of it would cost the hero. */
export const IntentPanel = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.foreseen ?? board.view)
  const intents = intentsOf(open)
  if (intents.length === 0) return undefined
  const outlook = oddsOfTroop(open, intents)
  return (
    <Leaf className="intent-leaf" title={say(board.text, 'intents')} aside={say(board.text, 'asThingsStand')}>
      <ul className="plain">
        {intents.map(intent => (
          <Row key={intent.unit} board={board} open={open} intent={intent} />
        ))}
      </ul>
      {outlook && !isOutOfChance(outlook) ? (
        <p className="outlook">
          <Icon body={glyphs.health} size={18} />{' '}
          {say(board.text, 'heroLoses', { most: outlook.most, mean: outlook.mean.toFixed(1) })}{' '}
          <b className="bad">{say(board.text, 'heroFalls', { chance: percent(outlook.falls) })}</b>
        </p>
      ) : undefined}
    </Leaf>
  )
}
