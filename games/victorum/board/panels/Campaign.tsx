import { Figure, Leaf, Track } from '@tabletome/boardkit'
import type { BoardProps, ExtraLeaf } from '../../../types.ts'
import { BANE_EVERY, WEEKS } from '../../content/numbers.ts'
import { heroHealth } from '../../rules/units/stats.query.ts'
import { glyphs } from '../art/glyphs.ts'
import { Change, heroHp } from './Change.tsx'
import { WeekBudget } from './EventPanel.tsx'
import { IntentPanel } from '../lateParts.ts'
import { outlookOf } from './outlook.ts'
import { isAtRest } from './Offer.tsx'
import { choiceOf, combatOf, openOf, type OpenView, viewOf } from '../read.ts'
import { decimal, percent, say } from '../words.ts'

const ACTS = ['I', 'II', 'III', 'IV'] as const
/** Weeks after this one. */
export const weeksLeft = ({ weeks }: OpenView): number => Math.max(0, WEEKS - 1 - weeks)
const toNextBane = (influence: number): number => BANE_EVERY - (influence % BANE_EVERY)

const Weeks = ({ weeks }: { weeks: number }) => (
  <ol className="weeks" aria-hidden="true">
    {Array.from({ length: WEEKS }, (_, i) => (
      <li key={i} className={i < weeks ? 'is-past' : i === weeks ? 'is-now' : undefined}>
        {i + 1}
      </li>
    ))}
  </ol>
)

/** The weeks of the act, and the influence. */
export const Campaign = ({ board }: { board: BoardProps }) => {
  const { text } = board
  const open = openOf(board.view)
  const then = board.foreseen ? openOf(board.foreseen) : undefined
  const { weeks, influence } = open
  return (
    <div className="campaign-leaf">
      <Weeks weeks={weeks} />
      {weeks >= WEEKS - 1 && !open.combat ? <p className="note small">{say(text, 'lastWeek')}</p> : undefined}
      <div className="row between influence-line">
        <span>
          {say(text, 'influence')}{' '}
          <b className="num">
            <Change now={influence} then={then?.influence} />
          </b>
        </span>
        <span className="small soft nowrap">{say(text, 'baneIn', { count: toNextBane(influence) })}</span>
      </div>
      <Track on={influence % BANE_EVERY} max={BANE_EVERY} kind="foe" />
    </div>
  )
}

/** Its title says act and week. */
export const campaignLeaf = (board: BoardProps): ExtraLeaf => {
  const { text } = board
  const open = openOf(board.view)
  return {
    id: 'campaign',
    title: say(text, 'actWeek', { act: ACTS[open.act - 1] ?? '', week: Math.min(open.weeks + 1, WEEKS) }),
    aside: say(text, 'weeksLeft', { count: weeksLeft(open) }),
    body: <Campaign board={board} />,
  }
}

/** Neither before the campaign nor after it, nor while rewards are taken. */
const isOnTheRoad = ({ view }: BoardProps): boolean => viewOf(view).outcome === undefined && !isAtRest(choiceOf(view))

/** In combat what the rivals will do; else the weeks of the act, the influence, and how far the open capitals are. */
export const Scales = (board: BoardProps) => {
  if (combatOf(board.view)) return <IntentPanel board={board} />
  const { title, aside, body } = campaignLeaf(board)
  return (
    <Leaf title={title} {...(aside === undefined ? {} : { aside })} className="road-leaf">
      {body}
      {isOnTheRoad(board) ? <WeekBudget board={board} /> : undefined}
    </Leaf>
  )
}

/** Of a combat: what the rivals' next turn may cost the hero. */
const LossFigures = ({ board }: { board: BoardProps }) => {
  const { text } = board
  const outlook = outlookOf(board)
  if (!outlook) return undefined
  const isBad = outlook.falls > 0 && outlook.saved === 0
  return (
    <>
      <Figure
        icon={glyphs.attack}
        label={say(text, 'heroLoses', { most: outlook.most, mean: decimal(text, outlook.mean) })}
        word={say(text, 'losesShort')}
        value={`0–${outlook.most}`}
      />
      <Figure
        icon={glyphs.bane}
        label={say(text, 'heroFalls', { chance: percent(text, outlook.falls) })}
        word={say(text, 'fallsShort')}
        value={percent(text, outlook.falls)}
        tone={isBad ? 'bad' : undefined}
      />
    </>
  )
}

/** Health; in combat what it may lose, else week, influence and blessings. */
export const Figures = (board: BoardProps) => {
  const { text } = board
  const open = openOf(board.view)
  const health = <Figure icon={glyphs.health} label={say(text, 'health')} value={heroHp(open)} of={heroHealth(open)} />
  if (combatOf(board.view))
    return (
      <>
        {health}
        <LossFigures board={board} />
        <Figure icon={glyphs.blessings} label={say(text, 'blessings')} value={open.hero.blessings} />
      </>
    )
  return (
    <>
      {health}
      <Figure
        icon={glyphs.week}
        label={`${say(text, 'week')}, ${say(text, 'weeksLeft', { count: weeksLeft(open) })}`}
        word={ACTS[open.act - 1] ?? ''}
        value={Math.min(open.weeks + 1, WEEKS)}
        of={WEEKS}
      />
      <Figure
        icon={glyphs.influence}
        label={`${say(text, 'influence')}, ${say(text, 'baneIn', { count: toNextBane(open.influence) })}`}
        value={open.influence}
        of={open.influence + toNextBane(open.influence)}
      />
      <Figure icon={glyphs.blessings} label={say(text, 'blessings')} value={open.hero.blessings} />
    </>
  )
}
