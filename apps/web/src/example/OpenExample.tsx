import { PickTable } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import type { Example, ExampleCase, ToldStep } from '@tabletome/match/example'
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useGameText } from '../app/games.ts'
import { go } from '../app/router.ts'
import { pathTo } from '../app/routes.ts'
import { useSettings } from '../app/settings.ts'
import { useWholeBoard } from '../table/wholeBoard.ts'
import { CardDialog } from '../table/cards/CardDialog.tsx'
import { type AtTable, TableProvider } from '../table/context.ts'
import type { Shown, TableState } from '../table/connection.ts'
import { watchHand } from '../table/decision/pointer.ts'
import type { Teaching } from '../table/layout/teaching.ts'
import { useAtTable } from '../table/useAtTable.ts'
import { useWords } from '../text/index.ts'
import { ExampleBoard } from './ExampleBoard.tsx'
import { Foot } from './Foot.tsx'
import { Instead } from './Instead.tsx'
import { PlayPanel } from './PlayPanel.tsx'
import { Steps } from './Steps.tsx'
import { NOBODY } from './telling.ts'
import { type KeptFocus, useKeptFocus } from './useKeptFocus.ts'
import { type Player, usePlayer } from './usePlayer.ts'
import { type Walk, walkOf } from './walk.ts'
import '../table/layout/table.css'
import '../table/slots/slots.css'
import '../table/slots/ask.css'
import '../lesson/coach.css'
import '../lesson/lesson.css'

/** Nothing is held back in an example, and an answer goes out as it is given, step by step. */
const FREE: Teaching = { coach: undefined, asleep: () => undefined, onAsleep: () => undefined }

interface AtProps {
  info: GameInfo
  player: Player
  state: TableState
  table: NonNullable<TableState['table']>
  position: Shown
  given: ExampleCase
  isPlaying: boolean
  setPlaying: (playing: boolean) => void
  keptFocus: KeptFocus
}

/** Keys of the leaf that has the focus: arrows step, figures choose. What the board takes for itself is left to it. */
const onKeyOf =
  (walk: Walk, at: AtTable, isPlaying: boolean) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const isOnBoard = event.target instanceof Element && event.target.closest('.board-box') !== null
    const { answering, panel } = at
    const item = isPlaying ? panel.all.find(({ key }) => key === event.key.toUpperCase()) : undefined
    const isWalking = !isOnBoard && !isPlaying
    if (event.key === 'ArrowRight' && isWalking) walk.next()
    else if (event.key === 'ArrowLeft' && isWalking) walk.back()
    else if (event.key === 'Escape' && answering.selected) answering.drop()
    else if (item) answering.choose(item, 'number')
    else return
    event.preventDefault()
  }

const AtExample = ({ info, player, state, table, position, given, isPlaying, setPlaying, keptFocus }: AtProps) => {
  const words = useWords()
  const [card, setCard] = useState<string>()
  const openRule = useCallback((rule: string) => go(pathTo.rules(info.id, rule)), [info.id])
  // An example may begin and end anywhere: nothing of its board comes later.
  useWholeBoard(info)
  const at = useAtTable({
    kind: 'local',
    connection: player.playing.connection,
    state,
    table,
    position,
    info,
    teaching: FREE,
    allOpen: true,
    openCard: setCard,
    openRule,
  })
  useEffect(watchHand, [])
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => keptFocus.restore(inside.current), [keptFocus])
  const walk = walkOf(player, at.playing.skip)
  return (
    <TableProvider value={at}>
      <PickTable>
        <div
          ref={inside}
          tabIndex={-1}
          onFocus={keptFocus.hold}
          onBlur={keptFocus.release}
          className="example-inside"
          role="group"
          aria-label={words.example.board}
          data-step={player.step}
          onKeyDown={onKeyOf(walk, at, isPlaying)}
        >
          <div className="example-body">
            <ExampleBoard onChoose={() => setPlaying(true)} />
            {isPlaying ? <PlayPanel /> : <Steps player={player} />}
          </div>
          {isPlaying ? undefined : <Instead player={player} />}
          <Foot info={info} player={player} walk={walk} given={given} isPlaying={isPlaying} />
        </div>
      </PickTable>
      {card === undefined ? undefined : <CardDialog key={card} anchor={card} onClose={() => setCard(undefined)} />}
    </TableProvider>
  )
}

interface CaseProps {
  info: GameInfo
  id: string
  given: ExampleCase
  isPlaying: boolean
  setPlaying: (playing: boolean) => void
}

const Case = ({ info, id, given, isPlaying, setPlaying }: CaseProps) => {
  const { language } = useSettings()
  const text = useGameText(info, language)
  const tells = useCallback((step: ToldStep) => step.facts.some(fact => text.log(fact, NOBODY) !== undefined), [text])
  const player = usePlayer(info, id, given, tells)
  const waits = isPlaying && player?.step === 0
  const begin = useEffectEvent(() => player?.forward())
  const keptFocus = useKeptFocus()
  // Who plays is asked something: what comes before it has happened.
  useEffect(() => {
    if (waits) begin()
  }, [waits])
  if (!player) return <div className="example-inside is-opening" />
  return (
    <Live
      key={player.playing.round}
      player={player}
      info={info}
      given={given}
      isPlaying={isPlaying}
      setPlaying={setPlaying}
      keptFocus={keptFocus}
    />
  )
}

type LiveProps = Omit<AtProps, 'state' | 'table' | 'position'>
const Live = (props: LiveProps) => {
  const { connection } = props.player.playing
  const state = useSyncExternalStore(connection.subscribe, connection.state)
  const { table, position } = state
  if (!table || !position) return undefined
  return <AtExample {...props} state={state} table={table} position={position} />
}

interface OpenExampleProps {
  info: GameInfo
  example: Example
  isPlaying: boolean
  setPlaying: (playing: boolean) => void
}

/** An example as a small live board: its steps to read, or all its options to play. */
const OpenExample = ({ info, example, isPlaying, setPlaying }: OpenExampleProps) => {
  const words = useWords()
  const [at, setAt] = useState(0)
  const given = example.cases[at] ?? example.cases[0]
  // Nothing is answered by itself here: what is asked is what is shown.
  const [plain] = useState((): GameInfo => ({ ...info, byItself: undefined }))
  return (
    <>
      {example.cases.length > 1 ? (
        <div className="example-cases" role="group" aria-label={words.example.cases}>
          {example.cases.map((each, i) => (
            <button
              key={`${i + 1} ${each.line.join()}`}
              type="button"
              className="chip"
              aria-pressed={i === at}
              onClick={() => {
                setAt(i)
                setPlaying(false)
              }}
            >
              {words.example.case(i + 1)}
            </button>
          ))}
        </div>
      ) : undefined}
      <Case
        key={at}
        info={plain}
        id={`${example.id}-${at + 1}`}
        given={given}
        isPlaying={isPlaying}
        setPlaying={setPlaying}
      />
    </>
  )
}
export default OpenExample
