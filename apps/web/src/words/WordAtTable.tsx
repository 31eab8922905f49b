import type { Glossary } from '@tabletome/games/types'
import { useLayoutEffect, useRef } from 'react'
import { RuleLink } from '../table/cards/RuleLink.tsx'
import { useSteadyTable } from '../table/context.ts'
import { useWords } from '../text/index.ts'
import type { OpenCard } from './useWordCard.ts'
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

interface WordAtTableProps {
  card: OpenCard
  glossary: Glossary
  onRule: () => void
}

/** The card of a word, beside the word. */
export const WordAtTable = ({ card, glossary, onRule }: WordAtTableProps) => {
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
