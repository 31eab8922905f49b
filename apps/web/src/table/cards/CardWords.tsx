import { Said } from '@tabletome/boardkit'
import { cardParts } from './cardParts.ts'

/** The text of a card as paragraphs and lists. */
export const CardWords = ({ text }: { text: string }) =>
  cardParts(text).map(part =>
    'list' in part ? (
      <ul key={part.list.join()} className="card-words card-list">
        {part.list.map(item => (
          <li key={item}>
            <Said>{item}</Said>
          </li>
        ))}
      </ul>
    ) : (
      <p key={part.words} className="card-words">
        <Said>{part.words}</Said>
      </p>
    ),
  )
