import type { BoardProps } from '../types.ts'

/** The question that the view waits for. */
export const choiceOf = (view: BoardProps['view']): string => view.agenda.at(-1)?.do ?? ''
