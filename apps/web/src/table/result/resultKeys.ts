/** What a key means on the page of a result: the replay, or a moment to see or to play on from, counted from 0. */
export type ResultKey = { readonly does: 'replay' } | { readonly does: 'see' | 'playOn'; readonly moment: number }

/** By its place on the keyboard, since a digit with Shift is another sign on every keyboard. */
export const resultKey = ({ key, code, shiftKey }: { key: string; code: string; shiftKey: boolean }) => {
  if (key.toLowerCase() === 'r') return { does: 'replay' } satisfies ResultKey
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit === undefined
    ? undefined
    : ({ does: shiftKey ? 'playOn' : 'see', moment: Number(digit) - 1 } satisfies ResultKey)
}
