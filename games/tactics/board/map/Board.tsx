import { type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import { Choices, PanZoom, type PanZoomHandle, type Rect } from '@tabletome/boardkit'
import type { BoardFrame, BoardProps } from '../../../types.ts'
import { BOX_IDS } from '../../content/ids.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import { ALL_UNITS, unitAt } from '../../rules/units/units.query.ts'
import type { Space } from '../../rules/state/shape.ts'
import { areaCells, blowInProgress, blowOf } from '../hand/blow.ts'
import { BlowOverlay, DungeonInsets, MenaceOverlay } from '../lateParts.ts'
import { glyphs } from '../art/glyphs.ts'
import { Entrances } from './Entrances.tsx'
import { FactOverlay } from './FactOverlay.tsx'
import { CompassOrder, Ghosts } from './Ghosts.tsx'
import { AreaPatterns, Artifact, GroundMarks, HeldFlags, Portals } from './GroundMarks.tsx'
import { Hits } from './Hits.tsx'
import { Coordinates, Land } from './Land.tsx'
import { useLabels } from './labels.ts'
import { litSpaces } from './lit.ts'
import { markedOf, reachCells } from './marks.ts'
import { LitCells, Numbers, ReachCells, RouteOverlay, ThreatCells } from './Overlay.tsx'
import { pointedAt } from '../hand/places.ts'
import { foreseenPlan, type Plan, planOf, routeOf } from '../hand/plan.ts'
import { askedUnit, choiceOf, isMine, openOf, type OpenView, unitOfAnchor } from '../read.ts'
import { centreOf, D, type Scene, sceneOf, type Turn, worldOf } from './scene.ts'
import { menacesAt, threatened, threatsTo } from './threats.ts'
import { Units } from './Units.tsx'
import { useHand } from '../hand/useHand.ts'
import { useToolStates } from './useToolStates.ts'
import { say } from '../words.ts'

/** The space the eye should start from: the unit in focus, what is asked about, one's own units. */
const startOf = (board: BoardProps, open: OpenView): Space | undefined => {
  const own = ALL_UNITS.find(id => {
    const unit = open.units[id]
    return unit && unit.at >= 0 && isMine(board, unit.owner)
  })
  for (const id of [unitOfAnchor(open, board.subject), askedUnit(board.view), own]) {
    const at = id && open.units[id]?.at
    if (at !== undefined && at >= 0) return at
  }
  return undefined
}

/** As wide as a finger on any phone. */
const FINGER = 46

/** On a phone the spaces are finger wide from the start: the view goes to where something is asked. */
const usePhoneView = (
  viewport: RefObject<PanZoomHandle | null>,
  group: RefObject<SVGGElement | null>,
  { compact, scene, world, start }: { compact: boolean; scene: Scene; world: Rect; start: Space | undefined },
) =>
  useEffect(() => {
    const drawing = group.current?.ownerSVGElement?.getBoundingClientRect()
    if (!compact || start === undefined || !drawing || drawing.width === 0) return
    const whole = Math.min(drawing.width / world.width, drawing.height / world.height)
    const zoom = Math.max(1, FINGER / (D * whole))
    const [x, y] = centreOf(scene, start)
    const [width, height] = [world.width / zoom / 1.25, world.height / zoom / 1.25]
    viewport.current?.focusOn({ x: x - width / 2, y: y - height / 2, width, height })
  }, [viewport, group, compact, scene, world, start])

/** Drawn anew only when the land itself changes: the same ground comes back for every view of it. */
const useScene = (open: OpenView, turn: Turn) => {
  const ground = groundOf(open)
  return useMemo(() => sceneOf(ground, turn), [ground, turn])
}

/** The option being pointed at here, else the one chosen, else what a preview from elsewhere leads to. */
const planNow = (board: BoardProps, wanted: string | undefined): Plan | undefined =>
  planOf(board, board.options.find(({ id }) => id === wanted)?.id) ??
  planOf(board, board.selected) ??
  foreseenPlan(board)

/** The box is that of the board as it lies first: turned, the drawing is fitted into the same box. */
export const frame = (view: BoardProps['view'], compact: boolean): BoardFrame => {
  const { width, height } = worldOf(sceneOf(groundOf(openOf(view)), 0), compact)
  return { aspect: width / height, dock: { snug: 120, roomy: 150 } }
}

/** The realm in oblique projection, with everybody on it and everything that can be done there. */
export const Board = (board: BoardProps) => {
  const { view, text, names, compact, options } = board
  const open = openOf(view)
  const id = useId()
  const viewport = useRef<PanZoomHandle>(null)
  const { turn, states } = useToolStates()
  const scene = useScene(open, turn)
  const world = useMemo(() => worldOf(scene, compact), [scene, compact])
  const { acts, pointed, menu, closeMenu, cursor, moveTo, group } = useHand(board, states.byHand)
  const subject = unitOfAnchor(open, board.subject)
  const start = startOf(board, open)
  useEffect(() => viewport.current?.whole(), [world])
  usePhoneView(viewport, group, { compact, scene, world, start })
  const cells = useMemo(
    () => reachCells({ options, view }, subject, states.byHand),
    [options, view, subject, states.byHand],
  )
  const labels = useLabels(board, scene, cells)
  const pieces = useMemo(
    () =>
      ALL_UNITS.flatMap(unit => {
        const at = open.units[unit]?.at
        return at !== undefined && at >= 0 ? [{ space: at, anchor: `unit ${unit}` }] : []
      }),
    [open],
  )
  const over = pointed === undefined ? undefined : unitAt(open, pointed)
  const rival = over && open.units[over] && !isMine(board, open.units[over].owner) ? over : undefined
  const threats = useMemo(
    () => (states.threats ? threatsTo({ names }, open, rival) : undefined),
    [states.threats, names, open, rival],
  )
  const cellsInDanger = useMemo(() => threats && threatened(threats), [threats])
  const plan = planNow(board, pointed === undefined ? undefined : pointedAt(board, pointed, states.byHand))
  const route = plan?.kind === 'move' ? routeOf(open, plan) : undefined
  const blow = plan?.kind === 'attack' ? blowOf(open, plan) : blowInProgress(open, choiceOf(view))
  const isBattle = open.mode === 'battle' || open.mode === 'battleTeam'
  return (
    <div className={`tactics-board board-stage board${compact ? ' compact' : turn % 2 === 1 ? ' is-tall' : ''}`}>
      <PanZoom
        world={world}
        className="tactics"
        label={say(text, 'map')}
        handle={viewport}
        ground={<Land scene={scene} bare={compact} name={say(text, 'realm')} north={say(text, 'north')} />}
      >
        <AreaPatterns id={id} />
        <Coordinates scene={scene} at={pointed ?? (subject && open.units[subject]?.at)} />
        <GroundMarks scene={scene} id={id} areas={!isBattle} />
        {cellsInDanger ? <ThreatCells scene={scene} {...cellsInDanger} id={id} /> : undefined}
        <ReachCells scene={scene} cells={cells} />
        <Portals scene={scene} />
        <Entrances board={board} scene={scene} subject={subject} />
        <LitCells scene={scene} spaces={litSpaces(board, scene)} />
        {blow ? <ThreatCells scene={scene} melee={areaCells(open, blow)} ranged={[]} id={id} /> : undefined}
        {states.numbers ? <Numbers scene={scene} nameOf={spaceName} /> : undefined}
        {open.artifact && 'at' in open.artifact ? <Artifact at={centreOf(scene, open.artifact.at)} /> : undefined}
        {route ? <RouteOverlay board={board} scene={scene} world={world} route={route} /> : undefined}
        <Units board={board} scene={scene} marked={markedOf(board, open, subject, plan)} />
        {isBattle ? undefined : <HeldFlags scene={scene} held={pieces.map(({ space }) => space)} />}
        <Ghosts board={board} scene={scene} />
        {threats && pointed !== undefined && rival === undefined ? (
          <MenaceOverlay
            board={board}
            scene={scene}
            world={world}
            space={pointed}
            menaces={menacesAt(threats, pointed)}
          />
        ) : undefined}
        {blow ? <BlowOverlay board={board} scene={scene} world={world} blow={blow} /> : undefined}
        <CompassOrder board={board} scene={scene} />
        <FactOverlay board={board} scene={scene} world={world} />
        <Hits
          scene={scene}
          labels={labels}
          cursor={cursor ?? start ?? scene.spots[0]?.space ?? 0}
          chosen={plan?.kind === 'move' && board.selected ? plan.to : undefined}
          pieces={pieces}
          acts={acts}
          moveTo={moveTo}
          group={group}
        />
      </PanZoom>
      {BOX_IDS.some(box => open.flipped[box]) ? <DungeonInsets board={board} scene={scene} /> : undefined}
      {menu ? (
        <Choices
          glyphs={glyphs}
          byName
          board={board}
          options={menu.options}
          at={menu.element}
          label={labels.get(menu.place) ?? ''}
          onClose={closeMenu}
        />
      ) : undefined}
    </div>
  )
}
