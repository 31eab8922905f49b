/** How the reader last acted: a tap selects first, because the finger hides the target; a click takes at once. */
export type Hand = 'mouse' | 'touch' | 'keys'

let hand: Hand = 'mouse'

export const lastHand = (): Hand => hand

export const watchHand = () => {
  const onPointer = (event: PointerEvent) => {
    hand = event.pointerType === 'mouse' ? 'mouse' : 'touch'
  }
  const onKey = () => {
    hand = 'keys'
  }
  addEventListener('pointerdown', onPointer, true)
  addEventListener('keydown', onKey, true)
  return () => {
    removeEventListener('pointerdown', onPointer, true)
    removeEventListener('keydown', onKey, true)
  }
}
