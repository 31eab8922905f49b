import { inlineOf } from './parse.ts'

interface InlineProps {
  text: string
  /** Opens a rule; without it the numbers are links into the page. */
  onRule?: (rule: string) => void
}

/** A line of the rulebook with its bold words and links. */
export const Inline = ({ text, onRule }: InlineProps) =>
  inlineOf(text).map((part, i) => {
    const key = `${i} ${part.kind}`
    if (part.kind === 'bold') return <b key={key}>{part.text}</b>
    if (part.kind === 'italic') return <em key={key}>{part.text}</em>
    if (part.kind === 'words') return <span key={key}>{part.text}</span>
    return onRule ? (
      <button key={key} type="button" className="rule-id rule-link" onClick={() => onRule(part.id)}>
        {part.id}
      </button>
    ) : (
      <a key={key} className="rule-id" href={`#${part.id}`}>
        {part.id}
      </a>
    )
  })
