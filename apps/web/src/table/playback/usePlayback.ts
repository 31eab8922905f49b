import type { Shape, View } from '@tabletome/engine'
import type { OpenDecision } from '@tabletome/match'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { Told } from '../connection.ts'
import type { LineOf } from './beats.ts'
import { paceOf } from './pace.ts'
import {
  type Foreknown,
  isMeanwhile,
  type News,
  type Playback,
  progressOf,
  queued,
  replayed,
  settled,
  shownBeat,
  skipped,
  stepped,
} from './playback.ts'

type Act = ({ do: 'news'; instant: boolean } & News) | { do: 'step'; milliseconds: number } | { do: 'skip' | 'replay' }

const reduce = (playback: Playback, act: Act): Playback => {
  switch (act.do) {
    case 'news': {
      const next = queued(playback, act)
      return act.instant ? skipped(next) : next
    }
    case 'step':
      return stepped(playback, act.milliseconds)
    case 'skip':
      return skipped(playback)
    case 'replay':
      return replayed(playback)
  }
}

const NOTHING: readonly OpenDecision[] = []

interface Wanted {
  position: { readonly view: View<Shape>; readonly seq: number; readonly decisions?: readonly OpenDecision[] }
  history: readonly Told[]
  lineOf: LineOf
  reduced: boolean
}

/** Plays what happened at the chosen speed. With reduced motion or at instant speed the end is shown at once. */
export const usePlayback = ({ position, history, lineOf, reduced }: Wanted) => {
  const { speed } = useSettings()
  const { seq, view, decisions = NOTHING } = position
  const [playback, act] = useReducer(reduce, undefined, () => settled(view, seq, askedOf(decisions)))
  const known = useRef<Foreknown>(undefined)
  const instant = reduced || speed === 'instant'
  useEffect(() => {
    act({ do: 'news', history, view, seq, asked: askedOf(decisions), known: known.current, lineOf, instant })
    known.current = undefined
  }, [history, view, seq, decisions, lineOf, instant])

  const beat = shownBeat(playback)
  useEffect(() => {
    if (!beat) return
    const milliseconds = paceOf(playback, speed)
    const timer = setTimeout(() => act(milliseconds > 0 ? { do: 'step', milliseconds } : { do: 'skip' }), milliseconds)
    return () => clearTimeout(timer)
  }, [beat, playback, speed])

  /** The answer about to be given, as its preview showed it. */
  const expect = useCallback((foreknown: Foreknown | undefined) => {
    known.current = foreknown
  }, [])
  return useMemo(() => {
    const meanwhile = isMeanwhile(playback)
    return {
      playback,
      beat,
      fact: beat?.fact,
      told: beat?.fact,
      progress: progressOf(playback),
      /** Nothing can be chosen before it is over, or skipped. */
      busy: beat !== undefined && !meanwhile,
      /** Others act, and one's own choices stay open. */
      meanwhile,
      expect,
      skip: () => act({ do: 'skip' }),
      replay: () => act({ do: 'replay' }),
      canReplay: playback.last.length > 0 && playback.queue.length === 0,
    }
  }, [playback, beat, expect])
}

const askedOf = (decisions: readonly OpenDecision[]): readonly string[] =>
  decisions.map(({ seat, choice }) => `${seat} ${choice}`)
