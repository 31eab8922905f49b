import { type Marking, MarkingProvider } from '@tabletome/boardkit'
import type { Glossary } from '@tabletome/games/types'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { loadGlossary } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { WordAtTable } from '../table/layout/lateTable.ts'
import { whenIdle } from '../table/layout/whenIdle.ts'
import { useSteadyTable } from '../table/context.ts'
import { useWords } from '../text/index.ts'
import { finderOf } from './terms.ts'
import { useWordCard } from './useWordCard.ts'

/** The words of the game open their cards wherever they stand at the table. They come after the table itself. */
export const WordsAtTable = ({ children }: { children: ReactNode }) => {
  const { info } = useSteadyTable()
  const { language } = useSettings()
  const words = useWords()
  const [glossary, setGlossary] = useState<Glossary>()
  const { card, close } = useWordCard()
  useEffect(() => {
    let isWanted = true
    const cancel = whenIdle(() => {
      loadGlossary(info, language).then(
        loaded => isWanted && setGlossary(loaded),
        () => undefined,
      )
    })
    return () => {
      isWanted = false
      cancel()
    }
  }, [info, language])
  const marking = useMemo((): Marking | undefined => {
    if (!glossary) return undefined
    const find = finderOf(glossary)
    const show: Marking['show'] = (said, inside) => {
      const parts = find(said)
      if (parts.length === 1 && typeof parts[0] === 'string') return said
      return parts.map(part => {
        if (typeof part === 'string') return part
        const own = inside ? undefined : ({ role: 'button', tabIndex: 0, 'aria-haspopup': 'dialog' } as const)
        return (
          <span
            key={part.id}
            className="term"
            data-term={part.id}
            title={inside ? undefined : words.words.opens}
            {...own}
          >
            {part.word}
          </span>
        )
      })
    }
    const termIn: Marking['termIn'] = said => find(said).find(part => typeof part !== 'string')?.id
    return { show, termIn }
  }, [glossary, words])
  return (
    <MarkingProvider value={marking}>
      {children}
      {card && glossary ? <WordAtTable key={card.id} card={card} glossary={glossary} onRule={close} /> : undefined}
    </MarkingProvider>
  )
}
