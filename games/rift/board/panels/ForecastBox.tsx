import { Icon, Leaf } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { MOST_CRYSTALS } from '../../content/numbers.ts'
import { cellName } from '../../rules/map/cells.query.ts'
import type { Forecast } from '../../rules/march/march.query.ts'
import { faceOf } from '../../rules/march/trays.query.ts'
import { mapIn } from '../../rules/map/map.query.ts'
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
  /** The particulars of several. */
  more?: string
}
const Row = ({ icon, what, figure, tone = '', idle = false, more }: RowProps) => (
  <li className={idle ? 'forecast-row is-idle' : 'forecast-row'} title={more}>
    <Icon body={glyphs[icon]} size={17} className="soft" />
    <span className="grow">{what}</span>
    <b className={tone}>{figure}</b>
    {more ? <span className="spoken">{more}</span> : undefined}
  </li>
)

/** What befalls the heroes; several of them in one row, with the particulars while it is pointed at. */
const HeroRow = ({ board, told }: { board: BoardProps; told: Forecast }) => {
  const hit = told.heroes.flatMap(({ hero, damage, out, displacedTo, home }) => {
    const words = [
      ...(out ? [say(board.text, 'heroOut')] : damage > 0 ? [say(board.text, 'heroHurt', { damage })] : []),
      ...(displacedTo !== undefined && !out && !home
        ? [say(board.text, 'heroMoved', { cell: cellName(displacedTo) })]
        : []),
      ...(home ? [say(board.text, 'heroHome')] : []),
    ]
    return words.length === 0
      ? []
      : [{ hero, name: nameOf(board, `hero ${hero}`), words: words.join(', '), isBad: damage > 0 || out }]
  })
  const [only, ...others] = hit
  if (!only) return undefined
  const tone = hit.some(({ isBad }) => isBad) ? 'bad' : ''
  if (others.length === 0) return <Row icon={only.hero} what={only.name} figure={only.words} tone={tone} />
  const all = hit.map(({ name, words }) => `${name}: ${words}`).join('; ')
  return <Row icon={only.hero} what={say(board.text, 'heroesRow')} figure={String(hit.length)} tone={tone} more={all} />
}

/** The portal or boss that is nearest to the kingdom. */
const NearestRow = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const map = mapIn(open)
  const left = open.trays.filter(tray => faceOf(tray).isPortal && tray.at >= 0).map(({ at }) => map.movesLeft(at))
  if (left.length === 0) return undefined
  const moves = Math.min(...left)
  return (
    <Row
      icon="portal"
      what={say(board.text, 'nearestRow')}
      figure={say(board.text, moves === 1 ? 'moves1' : 'moves', { moves })}
      tone={moves < 2 ? 'bad' : ''}
    />
  )
}

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
              : lost > 0
                ? say(text, 'lostHearts', { count: escapes.length, hearts: lost })
                : String(escapes.length)
          }
          tone={escapes.length ? 'bad' : ''}
          idle={escapes.length === 0}
        />
        <Row
          icon="hearts"
          what={say(text, 'heartsRow')}
          figure={
            told.hearts === open.hearts
              ? say(text, 'heartsOf', { hearts: told.hearts, of: open.heartsOf })
              : `${open.hearts} → ${told.hearts}`
          }
          tone={told.hearts < open.hearts ? 'bad' : ''}
        />
        {healed ? <Row icon="heal" what={say(text, 'healRow')} figure={String(healed)} tone="bad" /> : undefined}
        {told.ghosts.length > 0 ? (
          <Row icon="ghost" what={say(text, 'ghostsRow')} figure={String(told.ghosts.length)} tone="bad" />
        ) : undefined}
        {told.portalsLeft === open.portals.total - open.portals.destroyed ? undefined : (
          <Row icon="portal" what={say(text, 'portalsRow')} figure={String(told.portalsLeft)} tone="good" />
        )}
        <HeroRow board={board} told={told} />
        <NearestRow board={board} />
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
