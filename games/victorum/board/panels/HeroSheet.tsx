import { Icon, useTerm } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { UPGRADED } from '../../content/dice.ts'
import type { Die } from '../../content/ids.ts'
import { freshUnit } from '../../rules/units/freshUnit.query.ts'
import { PROWESS } from '../../content/prowess.ts'
import {
  capacityOf,
  leadershipOf,
  movementOf,
  rangeOf,
  statTerms,
  type StatTerm,
} from '../../rules/units/stats.query.ts'
import { troopToLead } from '../../rules/camp/troop.query.ts'
import { unitNamed } from '../../rules/units/units.query.ts'
import { words } from '../../words.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { Dice, expectedHits, HitDie } from './dice.tsx'
import { type GlyphName, glyphs } from '../art/glyphs.ts'
import { Sources } from './Sources.tsx'
import { causeName, nameOf, optionsAt, type OpenView, type UnitView } from '../read.ts'
import { standingPool } from './standing.ts'
import { decimal, say } from '../words.ts'

/** In camp the hero is no unit of the arena: the pad stands for it. */
const heroUnit = (open: OpenView): UnitView =>
  unitNamed(open, 'hero') ??
  freshUnit({ id: 'hero', kind: open.hero.id, side: 'player', at: -1, hp: open.hero.hp, elite: true })

/** `2 printed, 3 Winged Sandals`: how a number came about. */
export const sourcesOf = (board: BoardProps, terms: readonly StatTerm[]): string =>
  terms.map(({ cause, to }) => `${to} ${causeName(board, cause)}`).join(', ')

interface StatProps {
  icon: GlyphName
  value: string | number
  word: string
  sources: string
}
export const Stat = ({ icon, value, word, sources }: StatProps) => (
  <span className="figure" title={sources ? `${word}: ${sources}` : word} data-term={useTerm(word)}>
    <Icon body={glyphs[icon]} size={16} />
    <b className="num">{value}</b>
    <span className="spoken">{word}</span>
    {sources ? <span className="spoken">{sources}</span> : undefined}
  </span>
)

const LADDER: readonly Die[] = ['Y', 'B', 'G', 'K']
/** The columns of the pad: marked dice full, the next step offered where it is. */
const Ladders = ({ board, open, columns }: { board: BoardProps; open: OpenView; columns: number }) => (
  <div className="ladders">
    {Array.from({ length: columns }, (_, column) => {
      const top = open.hero.dice[column]
      const anchor = words.id(top === undefined ? { do: 'addDie' } : { do: 'upgradeDie', column })
      const isNext = top === undefined ? column === open.hero.dice.length : UPGRADED[top] !== undefined
      const can = isNext && optionsAt(board, anchor).length > 0
      const steps = (
        <span className="ladder">
          {LADDER.map(die => {
            const at = top === undefined ? -1 : LADDER.indexOf(top)
            const step = LADDER.indexOf(die)
            return <HitDie key={die} die={die} size={20} faded={step > at} />
          }).toReversed()}
        </span>
      )
      return can ? (
        <AnchorButton
          key={column}
          board={board}
          anchor={anchor}
          label={say(board.text, 'ladder', { column: column + 1 })}
        >
          {steps}
        </AnchorButton>
      ) : (
        <span key={column}>{steps}</span>
      )
    })}
  </div>
)

/** Leadership and tactic capacity by their sources: pad, prowess, banes. */
const limitSources = (board: BoardProps, open: OpenView, stat: 'leadership' | 'tactics', bane: string): string => {
  const { hero, camp } = open
  const more = hero.prowess.filter(id => (PROWESS[id][stat] ?? 0) !== 0).map(id => nameOf(board, `prowess ${id}`))
  return [...more, ...(camp.banes.some(id => id === bane) ? [nameOf(board, `bane ${bane}`)] : [])].join(', ')
}

/** Statistics with their sources, and the dice of an attack. */
export const HeroFigures = ({ board, open }: { board: BoardProps; open: OpenView }) => {
  const { text } = board
  const unit = heroUnit(open)
  const { dice } = standingPool(open, unit)
  return (
    <>
      <div className="figures">
        <Stat
          icon="movement"
          value={movementOf(open, unit)}
          word={say(text, 'movement')}
          sources={sourcesOf(board, statTerms(open, unit, 'movement'))}
        />
        <Stat
          icon="range"
          value={rangeOf(open, unit)}
          word={say(text, 'range')}
          sources={sourcesOf(board, statTerms(open, unit, 'range'))}
        />
        <Stat
          icon="leadership"
          value={`${troopToLead(open)}/${leadershipOf(open)}`}
          word={say(text, 'leadership')}
          sources={limitSources(board, open, 'leadership', 'wavering-banners')}
        />
        <Stat
          icon="tactics"
          value={`${open.camp.tactics.length}/${capacityOf(open)}`}
          word={say(text, 'tactics')}
          sources={limitSources(board, open, 'tactics', 'cracked-shields')}
        />
        <Stat icon="blessings" value={open.hero.blessings} word={say(text, 'blessings')} sources="" />
      </div>
      <div className="row between hero-attack">
        <Dice board={board} dice={dice} size={20} />
        <span className="small soft nowrap">
          {say(text, 'expectedHits', { hits: decimal(text, expectedHits(dice)) })}
        </span>
      </div>
    </>
  )
}

/** The rest of the pad: where the dice come from, their columns, the prowess. */
export const HeroPad = ({ board, open, limits }: { board: BoardProps; open: OpenView; limits: number }) => {
  const { terms } = standingPool(open, heroUnit(open))
  return (
    <div className="hero-pad">
      {terms.length > 0 ? <Sources board={board} terms={terms} /> : undefined}
      {open.hero.prowess.length > 0 ? (
        <div className="prowess-row">
          {open.hero.prowess.map(id => (
            <AnchorButton key={id} board={board} anchor={`prowess ${id}`} className="pill">
              <Icon body={glyphs.prowess} size={14} /> {nameOf(board, `prowess ${id}`)}
            </AnchorButton>
          ))}
        </div>
      ) : undefined}
      <Ladders board={board} open={open} columns={limits} />
    </div>
  )
}
