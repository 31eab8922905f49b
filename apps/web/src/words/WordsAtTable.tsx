import { type Marking, MarkingProvider } from '@tabletome/boardkit'
import type { Glossary } from '@tabletome/games/types'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { loadGlossary } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { whenIdle } from '../table/layout/whenIdle.ts'
import { RuleLink } from '../table/cards/RuleLink.tsx'
import { useSteadyTable } from '../table/context.ts'
import { useWords } from '../text/index.ts'
import { finderOf } from './terms.ts'
import { type OpenCard, useWordCard } from './useWordCard.ts'
import { WordFace } from './WordCard.tsx'

const GAP = 8

const within = (least: number, most: number, value: number) => Math.max(least, Math.min(value, most))

/** Beside the column the word stands in, so that nothing of it is covered; else below the word, or above it. */
const placeBy = (card: HTMLElement, from: HTMLElement) => {
  const word = from.getBoundingClientRect()
  const { width, height } = card.getBoundingClientRect()
  const column = from.closest('.wing')?.getBoundingClientRect()
  const isRight = column !== undefined && column.left > innerWidth / 2
  const beside = column && (isRight ? column.left - width - GAP : column.right + GAP)
  const fits = beside !== undefined && beside >= GAP && beside + width + GAP <= innerWidth
  const below = word.bottom + GAP
  const near = below + height + GAP <= innerHeight ? below : word.top - GAP - height
  card.style.top = `${within(GAP, innerHeight - height - GAP, fits ? word.top - GAP : near)}px`
  card.style.left = `${within(GAP, innerWidth - width - GAP, fits ? beside : word.left)}px`
}

const Card = ({ card, glossary, onRule }: { card: OpenCard; glossary: Glossary; onRule: () => void }) => {
  const words = useWords()
  const { module } = useSteadyTable()
  const leaf = useRef<HTMLDivElement>(null)
  const entry = glossary.entries.find(({ id }) => id === card.id)
  const text = glossary.text[card.id]
  useLayoutEffect(() => {
    const { current } = leaf
    if (!current) return
    if (!current.matches(':popover-open')) current.showPopover()
    placeBy(current, card.from)
    if (card.by === 'key') current.focus({ preventScroll: true })
  }, [card])
  if (!entry || !text) return undefined
  return (
    <div
      ref={leaf}
      popover="manual"
      className="word-card leaf"
      role="dialog"
      aria-label={words.words.card(text.name)}
      aria-describedby="word-card-text"
      tabIndex={-1}
      data-word={card.id}
    >
      <span id="word-card-text" className="spoken" role="status">
        {text.text}
      </span>
      <WordFace
        entry={entry}
        text={text}
        glyphs={module.glyphs}
        foot={<RuleLink rule={entry.rule} onOpen={onRule} />}
      />
    </div>
  )
}

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
      {card && glossary ? <Card key={card.id} card={card} glossary={glossary} onRule={close} /> : undefined}
    </MarkingProvider>
  )
}
