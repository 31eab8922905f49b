import type { GameInfo } from '@tabletome/games/types'
import { type ExampleCase, type NewShown, ShownExample, tellExample, type ToldStep } from '@tabletome/match/example'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useGame, usePositions } from '../app/games.ts'
import { useWords } from '../text/index.ts'
import { tableAside } from '../table/aside.ts'
import { type ExampleConnection, openShown } from './connection.ts'

/** At the table of an example sit people with names, so that nobody is “you” unless they are alone. */
const OTHERS = ['Bram', 'Cléo', 'Dana']
const SEATS = ['p1', 'p2', 'p3', 'p4']

export interface Playing {
  readonly shown: ShownExample
  readonly connection: ExampleConnection
  /** Tells one opening from the next. */
  readonly round: number
}
export interface Player {
  readonly playing: Playing
  readonly steps: readonly ToldStep[]
  /** So many steps have been told: 0 is the position as it was laid out. */
  readonly step: number
  readonly first: number
  readonly strayed: boolean
  forward(): void
  goTo(step: number): void
  /** The last answer is taken back, on the line or off it. */
  undo(): void
}

/** One case of an example, opened and played. `tells`: whether anything is said about what happens by itself. */
export const usePlayer = (
  info: GameInfo,
  id: string,
  given: ExampleCase,
  tells: (step: ToldStep) => boolean,
): Player | undefined => {
  const words = useWords()
  const game = useGame(info)
  const positions = usePositions(info)
  const match = useMemo((): NewShown | undefined => {
    const laid = given.position ? positions.lay(given.position) : given.setup && { setup: given.setup }
    if (!laid) return undefined
    const me = game.seats(laid.setup).length === 1 ? words.learn.you : 'Ada'
    const names = Object.fromEntries(SEATS.map((seat, i) => [seat, i === 0 ? me : (OTHERS[i - 1] ?? seat)]))
    return { game, laid, line: given.line, names }
  }, [game, positions, given, words])
  const [steps, setSteps] = useState<readonly ToldStep[]>()
  const [playing, setPlaying] = useState<Playing>()
  const [step, setStep] = useState(0)
  const [strayed, setStrayed] = useState(false)
  const rounds = useRef(0)
  const live = useRef<ExampleConnection>(undefined)
  const first = steps?.[0] && tells(steps[0]) && given.position ? 0 : 1

  const open = useCallback(
    async (done: Parameters<typeof ShownExample.open>[1], begun: boolean) => {
      if (!match) return
      rounds.current += 1
      const round = rounds.current
      const shown = await ShownExample.open(match, done)
      if (round !== rounds.current) return
      live.current?.close()
      // Everybody sits at this screen.
      const seats = shown.host.seats.map(seat => ({ seat, name: match.names[seat] ?? seat, mine: true }))
      const table = tableAside({ id: `example-${info.id}-${id}`, game: info.id, setup: match.laid.setup }, seats)
      const connection = openShown(shown, table, begun)
      live.current = connection
      setPlaying({ shown, connection, round })
      setStep(begun ? 1 + shown.done : 0)
      setStrayed(shown.strayed)
    },
    [match, id, info.id],
  )
  useEffect(() => {
    if (!match) return undefined
    let gone = false
    void tellExample(match).then(told => {
      if (gone) return
      setSteps(told)
      const isTold = told[0] !== undefined && tells(told[0]) && given.position !== undefined
      void open(0, !isTold)
    })
    return () => {
      gone = true
      rounds.current += 1
      live.current?.close()
    }
  }, [match, open, given, tells])
  useEffect(() => {
    const shown = playing?.shown
    return shown?.subscribe(() => {
      setStep(1 + shown.done)
      setStrayed(shown.strayed)
    })
  }, [playing])

  if (!playing || !steps) return undefined
  const { shown, connection } = playing
  const goTo = (wanted: number) => void open(Math.max(0, wanted - 1), wanted > 0)
  return {
    playing,
    steps,
    step,
    first,
    strayed,
    forward: () => {
      if (step > 0) return void shown.forward()
      connection.begin()
      setStep(1)
    },
    goTo,
    undo: () => void open(shown.given.slice(0, -1), true),
  }
}
