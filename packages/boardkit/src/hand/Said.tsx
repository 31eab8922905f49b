import { createContext, type ReactNode, use } from 'react'

/** The words of the rules that have a card, as the table knows them. */
export interface Marking {
  /** A text with its words marked. `inside`: it stands in a button, which stays the only target. */
  show(text: string, inside: boolean): ReactNode
  /** The first word with a card in it. */
  termIn(text: string): string | undefined
}

const MarkingContext = createContext<Marking | undefined>(undefined)
export const MarkingProvider = MarkingContext.Provider

/** Words that open their cards, where the table knows such cards; else the text as it is. */
export const Said = ({ children, inside = false }: { children: ReactNode; inside?: boolean }): ReactNode => {
  const marking = use(MarkingContext)
  return typeof children === 'string' && marking ? marking.show(children, inside) : children
}

/** A picture opens the card of what it is called. */
export const useTerm = (label: string | undefined): string | undefined => {
  const marking = use(MarkingContext)
  return label ? marking?.termIn(label) : undefined
}
