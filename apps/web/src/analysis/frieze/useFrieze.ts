import type { Frieze, GameInfo, GameText, Names } from '@tabletome/games/types'
import type { Happening } from '@tabletome/match'
import { useEffect, useMemo, useState } from 'react'
import { loadFrieze } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { standing } from '../../table/chronicle/chronicle.ts'
import type { Remembered } from './layout.ts'

interface Told {
  readonly info: GameInfo
  readonly history: readonly Happening[]
  readonly text: GameText
  readonly names: Names
}

/** What the game remembers of a match, each with its sentence of the chronicle. */
export const rememberedIn = (frieze: Frieze, { history, text, names }: Omit<Told, 'info'>): readonly Remembered[] => {
  const told = standing(history).flatMap(({ seq, facts }) => facts.map(fact => ({ seq, fact })))
  return frieze(
    told.map(({ fact }) => fact),
    text,
  ).flatMap(({ at, ...mark }) => {
    const of = told[at]
    return of ? [{ ...mark, seq: of.seq, text: text.log(of.fact, names)?.text ?? mark.name }] : []
  })
}

/** Nothing before it has been fetched. */
export const useFrieze = ({ info, history, text, names }: Told): readonly Remembered[] => {
  const { language } = useSettings()
  const [frieze, setFrieze] = useState<Frieze>()
  useEffect(() => {
    let current = true
    loadFrieze(info, language).then(
      found => current && setFrieze(() => found),
      // Without a network the curve stands alone.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [info, language])
  return useMemo(() => (frieze ? rememberedIn(frieze, { history, text, names }) : []), [frieze, history, text, names])
}
