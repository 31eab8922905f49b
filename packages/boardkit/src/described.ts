import { useMemo } from 'react'

interface Told<V, N> {
  readonly text: { describe(view: V, names: N): readonly { readonly anchor: string; readonly text: string }[] }
  readonly view: V
  readonly names: N
}

/** What is spoken of everything on a board, by its anchor. */
export const useDescribed = <V, N>({ text, view, names }: Told<V, N>): ReadonlyMap<string, string> =>
  useMemo(
    () => new Map(text.describe(view, names).map(({ anchor, text: words }) => [anchor, words])),
    [text, view, names],
  )
