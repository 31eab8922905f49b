import type { Shape, View } from '@tabletome/engine'

/** Something only its seat may see. */
const hasHand = ({ own }: View<Shape>): boolean => own !== undefined && Object.keys(own).length > 0

/** Several people at one screen: a view with a hand is for the seat that has taken the device, and for nobody else. */
export const isHidden = (view: View<Shape>, people: number, unveiled: string | undefined): boolean =>
  people > 1 && view.seat !== undefined && view.seat !== unveiled && hasHand(view)

/** What everybody may see of it. */
export const openPart = ({ seat: _seat, own: _own, given: _given, ...open }: View<Shape>): View<Shape> => open
