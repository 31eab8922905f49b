/** An option as a board knows it: the answer's id, and the anchors of what it is about. */
export interface Offered {
  readonly id: string
  readonly at: readonly string[]
}

/** How an option is called. */
interface Said {
  readonly what: string
  readonly why?: string
  readonly icon?: string
  readonly group?: string
  readonly subject?: string
  readonly tone?: 'plain' | 'threat'
}

/** A view that waits for an answer, the question last. */
export interface Waiting {
  readonly agenda: readonly { readonly do: string }[]
}

/** What the kit needs to know of a table where something is asked; a game's board gets more. */
export interface Asking<V extends Waiting, N> {
  readonly view: V
  readonly names: N
  readonly text: { option(choice: string, option: string, view: V, names: N): Said }
  readonly options: readonly Offered[]
  readonly selected?: string
  readonly subject?: string
  readonly lit: readonly string[]
  choose(option: string): void
  point(anchor: string | undefined): void
  open(anchor: string): void
  /** Says beside it what it is and why nothing can be done with it. */
  look(anchor: string): void
}

/** The question that the view waits for. */
export const choiceOf = (view: Waiting): string => view.agenda.at(-1)?.do ?? ''
