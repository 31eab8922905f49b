import { SPEEDS } from '@tabletome/boardkit'
import type { Shape, View } from '@tabletome/engine'
import { useEffect, useReducer, useRef } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { Shown, Told } from '../connection.ts'
import {
  type Fact,
  type Foreknown,
  type Playback,
  queued,
  replayed,
  settled,
  shownFact,
  skipped,
  stepped,
  toldFact,
} from './playback.ts'

/** Whoever was away longer reads the chronicle instead of watching all of it. */
const MOST = 80

type Act =
  | {
      do: 'news'
      history: readonly Told[]
      view: View<Shape>
      seq: number
      known: Foreknown | undefined
      instant: boolean
    }
  | { do: 'step' | 'skip' | 'replay' }

const reduce = (playback: Playback, act: Act): Playback => {
  switch (act.do) {
    case 'news': {
      const next = queued(playback, act.history, act.view, act.seq, act.known)
      const facts = next.queue.reduce((sum, segment) => sum + segment.facts.length, 0)
      return act.instant || facts > MOST ? skipped(next) : next
    }
    case 'step':
      return stepped(playback)
    case 'skip':
      return skipped(playback)
    case 'replay':
      return replayed(playback)
  }
}

interface Wanted {
  position: Pick<Shown, 'view' | 'seq'>
  history: readonly Told[]
  /** Facts that say nothing to a reader take no time. */
  isTelling: (fact: Fact) => boolean
  reduced: boolean
}

/** Plays what happened at the chosen speed. With reduced motion or at instant speed the end is shown at once. */
export const usePlayback = ({ position, history, isTelling, reduced }: Wanted) => {
  const { speed } = useSettings()
  const [playback, act] = useReducer(reduce, undefined, () => settled(position.view, position.seq))
  const known = useRef<Foreknown>(undefined)
  const instant = reduced || speed === 'instant'
  const { seq, view } = position
  useEffect(() => {
    act({ do: 'news', history, view, seq, known: known.current, instant })
    known.current = undefined
  }, [history, view, seq, instant])

  const fact = shownFact(playback)
  const telling = fact !== undefined && isTelling(fact)
  const { queue, at } = playback
  useEffect(() => {
    if (!fact) return
    const timer = setTimeout(() => act({ do: 'step' }), telling ? SPEEDS[speed === 'instant' ? 'fast' : speed] : 0)
    return () => clearTimeout(timer)
  }, [fact, telling, speed, queue, at])

  return {
    playback,
    fact,
    told: toldFact(playback, isTelling),
    busy: fact !== undefined,
    /** The answer about to be given, as its preview showed it. */
    expect: (foreknown: Foreknown | undefined) => {
      known.current = foreknown
    },
    skip: () => act({ do: 'skip' }),
    replay: () => act({ do: 'replay' }),
    canReplay: playback.last.length > 0 && playback.queue.length === 0,
  }
}
