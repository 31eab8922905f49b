import type { GameText, Names } from '@tabletome/games/types'
import { useEffect, useState } from 'react'
import { local } from '../local/client.ts'
import type { Line } from '../table/chronicle/chronicle.ts'
import type { Turn } from './story.ts'
import { toldAt } from './toldAt.ts'

/** What was done, what would have been better and why, and which rule the question follows. */
export interface MomentWords {
  readonly what: string
  /** The question. */
  readonly asked?: string
  readonly better?: string
  /** Why the better answer is better; of a good one, why it is good. */
  readonly why?: string
  readonly rule?: string
}

interface Told {
  record: string | undefined
  seat: string | undefined
  turns: readonly Turn[]
  lines: readonly Line[]
  text: GameText
  names: Names
}

/** The words of marked moments: each needs the position it arose in. */
export const useMomentWords = ({ record, seat, turns, lines, text, names }: Told): ReadonlyMap<number, MomentWords> => {
  const [words, setWords] = useState<ReadonlyMap<number, MomentWords>>(new Map())
  useEffect(() => {
    let current = true
    const tell = async ({ seq, move }: Turn): Promise<readonly [number, MomentWords]> => {
      if (!move || record === undefined) return [seq, { what: toldAt(lines, seq) }]
      const { view } = await local().replayView(record, seq - 1, seat)
      const say = (option: string) => text.option(move.choice, option, view, names).what
      const { rule, title: asked } = text.ask(move.choice, view, seat === undefined ? [] : [seat], names)
      const what = move.given.map(say).join(', ')
      const why = move.reason && text.because(move.reason)
      return [
        seq,
        {
          what,
          asked,
          ...(move.loss > 0 && { better: say(move.best) }),
          ...(why !== undefined && { why }),
          ...(rule !== undefined && { rule }),
        },
      ]
    }
    Promise.all(turns.map(tell)).then(
      told => current && setWords(new Map(told)),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [record, seat, turns, lines, text, names])
  return words
}
