/** How the reader last acted: a tap selects first, because the finger hides the target; a click takes at once. */
export type Hand = 'mouse' | 'touch' | 'keys'

let hand: Hand = 'mouse'
let tapping = false

export const lastHand = (): Hand => hand
/** A finger is being lifted: what is pointed at now is meant, not just under it because the page has moved. */
export const isTapping = (): boolean => tapping

/** So long after the list has changed a second click or tap still means what lay there before. */
const SETTLES = 350
let changedAt = Number.NEGATIVE_INFINITY
/** Other options lie under the hand now. */
export const noteChange = (): void => {
  changedAt = performance.now()
}
const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}
/** The second of a double click. */
const isSecond = ({ detail }: MouseEvent): boolean => detail > 1 && performance.now() - changedAt < SETTLES
/** A key that is held down answers once. */
const isHeld = ({ key, repeat }: KeyboardEvent): boolean => repeat && (key === 'Enter' || key === ' ')

export const watchHand = () => {
  const onClick = (event: MouseEvent) => {
    if (isSecond(event)) swallow(event)
  }
  const onHeld = (event: KeyboardEvent) => {
    if (isHeld(event) && event.target instanceof Element && event.target.closest('.ask-slot')) swallow(event)
  }
  const onPointer = (event: PointerEvent) => {
    hand = event.pointerType === 'mouse' ? 'mouse' : 'touch'
  }
  const onKey = () => {
    hand = 'keys'
  }
  // A tap gives focus after its mousedown and ends with its click.
  const onTap = () => {
    tapping = hand === 'touch'
    setTimeout(() => {
      tapping = false
    })
  }
  // A mouse that lies still somewhere enters whatever the page has moved under it.
  const onOver = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') tapping = false
  }
  const taps = ['pointerup', 'mousedown', 'click']
  const overs = ['pointerover', 'pointerout'] as const
  addEventListener('click', onClick, true)
  addEventListener('keydown', onHeld, true)
  addEventListener('pointerdown', onPointer, true)
  addEventListener('keydown', onKey, true)
  for (const tap of taps) addEventListener(tap, onTap, true)
  for (const over of overs) addEventListener(over, onOver, true)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onHeld, true)
    removeEventListener('pointerdown', onPointer, true)
    removeEventListener('keydown', onKey, true)
    for (const tap of taps) removeEventListener(tap, onTap, true)
    for (const over of overs) removeEventListener(over, onOver, true)
  }
}
