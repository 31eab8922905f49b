import { Icon } from '@tabletome/boardkit'
import type { WordEntry, WordText } from '@tabletome/games/types'
import type { ReactNode } from 'react'
import { useWords } from '../text/index.ts'
import './words.css'

interface WordCardProps {
  entry: WordEntry
  text: WordText
  glyphs: Readonly<Record<string, string>>
  /** The rule, one press away, and what else there is to it. */
  foot: ReactNode
}

/** Picture, name, one or two sentences. */
export const WordFace = ({ entry, text, glyphs, foot }: WordCardProps) => {
  const words = useWords()
  return (
    <>
      <span className="word-picture" aria-hidden="true">
        <Icon body={glyphs[entry.icon] ?? ''} size={40} />
      </span>
      <div className="word-said">
        <p className="word-head">
          <b className="word-name">{text.name}</b> <span className="label">{words.words.kinds[entry.kind]}</span>
        </p>
        <p className="word-text">{text.text}</p>
        <p className="word-foot">{foot}</p>
      </div>
    </>
  )
}
