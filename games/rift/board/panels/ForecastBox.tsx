import { Icon, Leaf } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { MOST_CRYSTALS } from '../../content/numbers.ts'
import { cellName } from '../../rules/map/cells.query.ts'
import type { Forecast } from '../../rules/march/march.query.ts'
import { crystalsOver, sumOf, unreachedIn } from './forecasting.ts'
import { type GlyphName, glyphs } from '../art/glyphs.ts'
import { nameOf, openOf } from '../read.ts'
import { say } from '../words.ts'

interface RowProps {
  icon: GlyphName
  what: string
  figure: string
  tone?: '' | 'good' | 'bad'
  /** Nothing of it happens. */
  idle?: boolean
}
const Row = ({ icon, what, figure, tone = '', idle = false }: RowProps) => (
  <li className={idle ? 'forecast-row is-idle' : 'forecast-row'}>
    <Icon body={glyphs[icon]} size={17} className="soft" />
    <span className="grow">{what}</span>
    <b className={tone}>{figure}</b>
  </li>
)

const HeroRows = ({ board, told }: { board: BoardProps; told: Forecast }) => (
  <>
    {told.heroes.map(({ hero, damage, out, displacedTo, home }) => {
      const words = [
        ...(out ? [say(board.text, 'heroOut')] : damage > 0 ? [say(board.text, 'heroHurt', { damage })] : []),
        ...(displacedTo !== undefined && !out && !home
          ? [say(board.text, 'heroMoved', { cell: cellName(displacedTo) })]
          : []),
        ...(home ? [say(board.text, 'heroHome')] : []),
      ]
      return words.length === 0 ? undefined : (
        <Row
          key={hero}
          icon={hero}
          what={nameOf(board, `hero ${hero}`)}
          figure={words.join(', ')}
          tone={damage > 0 || out ? 'bad' : ''}
        />
      )
    })}
  </>
)

const LOSE = { hearts: 'loseHearts', portal: 'losePortal', boss: 'loseBoss' } as const

/** The forecast in figures: what falls, what escapes, what is left. It says what it cannot know. */
export const ForecastBox = ({ board, told }: { board: BoardProps; told: Forecast }) => {
  const { text } = board
  const open = openOf(board.view)
  const { destroyed, escapes, lost, healed } = sumOf(told)
  const unreached = unreachedIn(open, told)
  const over = crystalsOver(board, told)
  return (
    <Leaf className="forecast-box" title={say(text, 'forecast')} aside={say(text, 'forecastAside')}>
      <ul className="forecast-rows" aria-live="polite">
        <Row
          icon="destroyed"
          what={say(text, 'destroyedRow')}
          figure={destroyed ? String(destroyed) : say(text, 'none')}
          tone={destroyed ? 'good' : ''}
          idle={destroyed === 0}
        />
        {told.crystals === open.crystals && over === 0 ? undefined : (
          <Row
            icon="crystals"
            what={say(text, 'crystalsRow')}
            figure={[
              say(text, 'crystalsAfter', { from: open.crystals, to: told.crystals }),
              ...(over > 0 ? [say(text, 'crystalsOver', { count: over, most: MOST_CRYSTALS })] : []),
            ].join(', ')}
            tone={over > 0 ? 'bad' : 'good'}
          />
        )}
        <Row
          icon="escape"
          what={say(text, 'escapesRow')}
          figure={
            escapes.length === 0
              ? say(text, 'none')
              : [escapes.length, ...(lost > 0 ? [say(text, 'lostHearts', { hearts: lost })] : [])].join(' · ')
          }
          tone={escapes.length ? 'bad' : ''}
          idle={escapes.length === 0}
        />
        <Row
          icon="hearts"
          what={say(text, 'heartsRow')}
          figure={say(text, 'heartsOf', { hearts: told.hearts, of: open.heartsOf })}
          tone={told.hearts < open.hearts ? 'bad' : ''}
        />
        {healed ? <Row icon="heal" what={say(text, 'healRow')} figure={String(healed)} tone="bad" /> : undefined}
        {told.ghosts.length > 0 ? (
          <Row icon="ghost" what={say(text, 'ghostsRow')} figure={String(told.ghosts.length)} tone="bad" />
        ) : undefined}
        {told.portalsLeft === open.portals.total - open.portals.destroyed ? undefined : (
          <Row icon="portal" what={say(text, 'portalsRow')} figure={String(told.portalsLeft)} tone="good" />
        )}
        <HeroRows board={board} told={told} />
      </ul>
      {told.lostBy ? <p className="forecast-lost bad">{say(text, LOSE[told.lostBy])}</p> : undefined}
      {unreached > 0 ? (
        <p className="small soft">
          {unreached === 1 ? say(text, 'notReached1') : say(text, 'notReached', { count: unreached })}
        </p>
      ) : undefined}
      {told.unsure ? (
        <p className="small soft">{say(text, told.unsure === 'boss' ? 'unsureBoss' : 'unsureGhost')}</p>
      ) : undefined}
    </Leaf>
  )
}
