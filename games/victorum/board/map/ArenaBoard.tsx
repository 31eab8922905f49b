import { Arrow, Choices, PanZoom, useDescribed } from '@tabletome/boardkit'
import { useMemo } from 'react'
import type { BoardProps } from '../../../types.ts'
import { keyHexes, playerDeployHexes, rivalDeployHexes } from '../../rules/arena/arenas.query.ts'
import { CENTRE, HEXES, hexName } from '../../rules/ground/hexes.query.ts'
import { unitNamed } from '../../rules/units/units.query.ts'
import type { Hex } from '../../rules/state/shape.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { glyphs } from '../art/glyphs.ts'
import { FactOverlay } from './FactOverlay.tsx'
import { Ground } from './Ground.tsx'
import { anchorAt, begins, focusOf } from '../hand/hand.ts'
import { hexMarks, HexMarks, LitHexes, ReachMarks, ThreatMarks, unitShown } from './HexMarks.tsx'
import { Hits } from './Hits.tsx'
import { IntentOverlay } from './IntentOverlay.tsx'
import { usePick } from '../hand/pick.ts'
import { Pieces } from './Pieces.tsx'
import { type CombatView, nameOf, openOf, type UnitView } from '../read.ts'
import { ARENA, centreOf } from './scene.ts'
import { UnitChip } from './UnitChip.tsx'
import { useHexHand } from '../hand/useHexHand.ts'
import { say } from '../words.ts'

const stateOf = (board: BoardProps, unit: UnitView, focus: string | undefined) => {
  const anchor = `unit ${unit.id}`
  if (focus === anchor) return 'picked'
  const own = board.options.filter(({ at }) => at.includes(anchor))
  if (own.some(({ id }) => id === board.selected)) return 'target'
  if (focus !== undefined) return own.some(({ at }) => at.includes(focus)) ? 'target' : ''
  if (own.length > 0) return unit.side === 'player' || own.some(({ at }) => at[0] === anchor) ? 'can' : 'target'
  return unit.side === 'player' && unit.hasActed ? 'spent' : ''
}

/** Chips from back to front, and ghosts of those that an option would move. */
const Chips = ({ board, focus }: { board: BoardProps; focus: string | undefined }) => {
  const open = openOf(board.view)
  const { foreseen } = board
  const { units = [], tribune } = open.combat ?? {}
  const then = foreseen ? openOf(foreseen) : undefined
  const standing = units.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)
  const moved = (then?.combat?.units ?? []).filter(unit => unit.at >= 0 && unitNamed(open, unit.id)?.at !== unit.at)
  return (
    <g aria-hidden="true">
      {standing.map(unit => {
        const after = then?.combat ? (unitNamed(then, unit.id)?.hp ?? 0) : undefined
        return (
          <UnitChip
            key={unit.id}
            open={open}
            unit={unit}
            isTribune={unit.id === tribune}
            state={stateOf(board, unit, focus)}
            after={after}
            small={board.compact}
          />
        )
      })}
      {then
        ? moved.map(unit => {
            const from = unitNamed(open, unit.id)?.at
            return (
              <g key={unit.id}>
                {from === undefined ? undefined : <Arrow from={centreOf(from)} to={centreOf(unit.at)} stop={14} />}
                <UnitChip open={then} unit={unit} isTribune={unit.id === tribune} ghost small />
              </g>
            )
          })
        : undefined}
    </g>
  )
}

const useLabels = ({ text, view, names }: BoardProps) => {
  const described = useDescribed({ text, view, names })
  return useMemo(() => {
    const labels = new Map<Hex, string>()
    const anchors = new Map<Hex, string>()
    for (const hex of HEXES) {
      const anchor = anchorAt(view, hex)
      const place = `hex ${hexName(hex)}`
      const words = [
        described.get(anchor) ?? nameOf({ text, view }, anchor),
        anchor === place ? '' : described.get(place),
      ]
      labels.set(hex, [hexName(hex), ...words.filter(Boolean)].join(', '))
      anchors.set(hex, anchor)
    }
    return { labels, anchors }
  }, [described, text, view])
}

/** Its move of this turn is over. */
const hasMoved = ({ side, step }: CombatView, unit: UnitView): boolean =>
  unit.side === side && (step === 'ability' || step === 'engage')

/** The arena with everything on it, and everything that can be done there. */
export const ArenaBoard = ({ board, combat }: { board: BoardProps; combat: CombatView }) => {
  const { view, text, options } = board
  const open = openOf(view)
  const pick = usePick()
  const focus = focusOf(board, pick.picked)
  const { acts, menu, closeMenu, cursor, moveTo, group } = useHexHand(board)
  const { labels, anchors } = useLabels(board)
  const marks = hexMarks(board, focus)
  const shown = unitShown(board, focus, pick.over ?? pick.unit)
  const loose = new Set(HEXES.filter(hex => begins(options, anchors.get(hex) ?? '')))
  const planned = openOf(board.foreseen ?? view)
  return (
    <>
      <PanZoom
        world={ARENA}
        className="victorum"
        label={say(text, 'arena', { name: nameOf(board, `arena ${combat.region}`) })}
        ground={
          <Ground
            region={combat.region}
            keys={keyHexes(open)}
            rivalDeploy={rivalDeployHexes(open)}
            playerDeploy={playerDeployHexes(open)}
          />
        }
      >
        {pick.threat ? <ThreatMarks open={open} /> : undefined}
        {shown ? <ReachMarks open={open} unit={shown} still={hasMoved(combat, shown)} /> : undefined}
        <HexMarks marks={marks} />
        <LitHexes board={board} labels={pick.labels} />
        <Pieces board={board} />
        <Chips board={board} focus={focus} />
        {pick.intent ? (
          <IntentOverlay open={planned} only={shown && shown.side !== 'player' ? shown.id : undefined} />
        ) : undefined}
        <FactOverlay board={board} />
        <Hits
          labels={labels}
          anchors={anchors}
          cursor={cursor ?? CENTRE}
          loose={loose}
          acts={acts}
          moveTo={moveTo}
          group={group}
        />
      </PanZoom>
      <ScoreBanner board={board} combat={combat} />
      {menu ? (
        <Choices
          glyphs={glyphs}
          board={board}
          options={menu.options}
          at={menu.element}
          label={labels.get(menu.place) ?? ''}
          onClose={closeMenu}
        />
      ) : undefined}
    </>
  )
}

/** What tells the whole of it: the event's card, the scion's, or the arena's. */
const cardOf = (board: BoardProps, { event, kind, region }: CombatView): string =>
  event !== undefined ? `card ${event}` : kind === 'scion' ? `scion ${openOf(board.view).scion}` : `arena ${region}`

/** The goal in a word, over the corner of the sand. */
const ScoreBanner = ({ board, combat }: { board: BoardProps; combat: CombatView }) => (
  <div className="score-banner">
    <AnchorButton board={board} anchor={cardOf(board, combat)} className="line-button" still>
      <span>
        <b>{say(board.text, `goal.${combat.sport ?? combat.kind}`)}</b>
        {combat.sport === 'hill' ? (
          <b className="num">
            {' '}
            {combat.points}/{combat.goal}
          </b>
        ) : undefined}
        <span className="small soft score-aim">{say(board.text, `aim.${combat.sport ?? combat.kind}`)}</span>
      </span>
    </AnchorButton>
  </div>
)
