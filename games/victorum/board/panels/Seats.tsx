import { Icon, Leaf, MiniToken, Track } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { BANE_EVERY, PAD_LIMITS, WEEKS } from '../../content/numbers.ts'
import { capacityOf, heroHealth, leadershipOf } from '../../rules/units/stats.query.ts'
import { troopToLead } from '../../rules/camp/troop.query.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { type GlyphName, glyphOfKind, glyphs } from '../art/glyphs.ts'
import { HeroSheet } from './HeroSheet.tsx'
import { nameOf, openOf, type OpenView } from '../read.ts'
import { say } from '../words.ts'

/** `5 → 4` where an option would change it. */
export const Change = ({ now, then }: { now: number; then: number | undefined }) => (
  <>
    {now}
    {then !== undefined && then !== now ? <span className={then < now ? 'bad' : 'good'}> → {then}</span> : undefined}
  </>
)
export const heroHp = ({ hero, combat }: OpenView): number =>
  combat?.units.find(({ id }) => id === 'hero')?.hp ?? hero.hp
const ACTS = ['I', 'II', 'III', 'IV'] as const
/** Weeks after this one. */
const weeksLeft = ({ weeks }: OpenView): number => Math.max(0, WEEKS - 1 - weeks)
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

/** Act, week, influence and blessings. */
const Campaign = ({ board }: { board: BoardProps }) => {
  const { text } = board
  const open = openOf(board.view)
  const then = board.foreseen ? openOf(board.foreseen) : undefined
  const { weeks, influence } = open
  return (
    <Leaf
      className="campaign-leaf"
      title={say(text, 'actWeek', {
        act: ACTS[open.act - 1] ?? '',
        week: Math.min(weeks + 1, WEEKS),
      })}
      aside={say(text, 'weeksLeft', { count: weeksLeft(open) })}
    >
      <Weeks weeks={weeks} />
      {weeks >= WEEKS - 1 && !open.combat ? <p className="note small">{say(text, 'lastWeek')}</p> : undefined}
      <div className="row between">
        <span>{say(text, 'influence')}</span>
        <b className="num">
          <Change now={influence} then={then?.influence} />
          <span className="small soft nowrap"> {say(text, 'baneIn', { count: toNextBane(influence) })}</span>
        </b>
      </div>
      <Track on={influence % BANE_EVERY} max={BANE_EVERY} kind="foe" />
      <div className="row between">
        <span>
          <Icon body={glyphs.blessings} size={16} /> {say(text, 'blessings')}
        </span>
        <b className="num">
          <Change now={open.hero.blessings} then={then?.hero.blessings} />
        </b>
      </div>
      <AnchorButton board={board} anchor={`scion ${open.scion}`} className="line-button" still>
        <Icon body={glyphOfKind(open.scion)} size={18} /> {nameOf(board, `scion ${open.scion}`)}
        <span className="small soft"> {say(text, 'scion')}</span>
      </AnchorButton>
    </Leaf>
  )
}

interface StripFigure {
  icon: GlyphName
  value: string
  words: string
}
const figuresOf = ({ text }: BoardProps, open: OpenView): StripFigure[] => [
  { icon: 'health', value: `${heroHp(open)}/${heroHealth(open)}`, words: say(text, 'health') },
  {
    icon: 'week',
    value: `${ACTS[open.act - 1] ?? ''}·${Math.min(open.weeks + 1, WEEKS)}/${WEEKS}`,
    words: `${say(text, 'week')}, ${say(text, 'weeksLeft', { count: weeksLeft(open) })}`,
  },
  {
    icon: 'influence',
    value: `${open.influence}/${open.influence + toNextBane(open.influence)}`,
    words: `${say(text, 'influence')}, ${say(text, 'baneIn', { count: toNextBane(open.influence) })}`,
  },
  { icon: 'blessings', value: `${open.hero.blessings}`, words: say(text, 'blessings') },
  { icon: 'leadership', value: `${troopToLead(open)}/${leadershipOf(open)}`, words: say(text, 'leadership') },
  { icon: 'tactics', value: `${open.camp.tactics.length}/${capacityOf(open)}`, words: say(text, 'tactics') },
]

/** The campaign of a phone in one line. */
const Strip = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  return (
    <div className="victorum-strip">
      <AnchorButton board={board} anchor="unit hero" className="strip-hero" label={nameOf(board, 'unit hero')}>
        <MiniToken seat="ruby" glyph={glyphOfKind(open.hero.id)} size={28} />
      </AnchorButton>
      <ul className="plain strip-figures">
        {figuresOf(board, open).map(({ icon, value, words }) => (
          <li key={icon} title={words}>
            <Icon body={glyphs[icon]} size={16} label={words} /> <b className="num">{value}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The hero and the campaign: all of it is open. */
export const Seats = (board: BoardProps) => {
  const open = openOf(board.view)
  if (board.compact) return <Strip board={board} />
  const then = board.foreseen ? openOf(board.foreseen) : undefined
  const [hp, max] = [heroHp(open), heroHealth(open)]
  const after = then && heroHp(then)
  return (
    <>
      <Leaf seat="ruby" className="hero-leaf">
        <AnchorButton board={board} anchor="unit hero" className="hero-line">
          <MiniToken seat="ruby" glyph={glyphOfKind(open.hero.id)} size={46} />
          <span className="grow">
            <b className="seat-name">{nameOf(board, `primus ${open.hero.id}`) || nameOf(board, 'unit hero')}</b>
            <span className="small soft hero-sub">{board.text.words(`classOf.${open.hero.id}`)}</span>
          </span>
        </AnchorButton>
        <div className="row between">
          <span className="label">{say(board.text, 'health')}</span>
          <b className="num">
            <Change now={hp} then={after} />
            <span className="faint of-max">/{max}</span>
          </b>
        </div>
        <Track
          on={Math.max(hp, after ?? hp)}
          max={Math.max(max, hp, after ?? hp, 1)}
          fat
          {...(after !== undefined && after < hp ? { lose: hp - after } : {})}
        />
        <HeroSheet board={board} open={open} limits={PAD_LIMITS.dice} />
      </Leaf>
      <Campaign board={board} />
    </>
  )
}
