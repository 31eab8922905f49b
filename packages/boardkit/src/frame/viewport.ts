import type { Point } from '../pieces/ink.ts'

/** The arithmetic of a viewport: which part of a drawing is seen. No DOM in here. */

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** A point p of the world is drawn at p · scale + (x, y). */
export interface Viewport {
  x: number
  y: number
  scale: number
}

export const WHOLE: Viewport = { x: 0, y: 0, scale: 1 }

export const MAX_SCALE = 4

/** Adding 0 turns −0 into 0, so that equal views are equal. */
const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high) + 0

/** Never smaller than the whole, never past its edges: nothing can be lost from sight. */
export const clamp = (world: Rect, { x, y, scale }: Viewport): Viewport => {
  const size = between(1, scale, MAX_SCALE)
  const slack = size - 1
  return {
    scale: size,
    x: between(-slack * (world.x + world.width), x, -slack * world.x),
    y: between(-slack * (world.y + world.height), y, -slack * world.y),
  }
}

/** Zooms so that what is under `at` (drawn coordinates) stays under it. */
export const zoomAt = (world: Rect, view: Viewport, factor: number, at: Point): Viewport => {
  const scale = between(1, view.scale * factor, MAX_SCALE)
  const ratio = scale / view.scale
  return clamp(world, { scale, x: at[0] - (at[0] - view.x) * ratio, y: at[1] - (at[1] - view.y) * ratio })
}

export const panBy = (world: Rect, view: Viewport, [dx, dy]: Point): Viewport =>
  clamp(world, { scale: view.scale, x: view.x + dx, y: view.y + dy })

/** The closest view that shows the whole of `part` in the middle, with some air round it. */
export const showing = (world: Rect, part: Rect, air = 1.25): Viewport => {
  const fit = Math.min(world.width / (part.width * air), world.height / (part.height * air))
  const scale = between(1, fit, MAX_SCALE)
  return clamp(world, {
    scale,
    x: world.x + world.width / 2 - (part.x + part.width / 2) * scale,
    y: world.y + world.height / 2 - (part.y + part.height / 2) * scale,
  })
}

/** Pans no further than needed to bring `part` into sight at the present scale. */
export const reveal = (world: Rect, view: Viewport, part: Rect): Viewport => {
  const need = (low: number, high: number, from: number, to: number) =>
    low < from ? from - low : high > to ? to - high : 0
  const left = part.x * view.scale + view.x
  const top = part.y * view.scale + view.y
  return panBy(world, view, [
    need(left, left + part.width * view.scale, world.x, world.x + world.width),
    need(top, top + part.height * view.scale, world.y, world.y + world.height),
  ])
}

const EDGE = 3

/** Pushed back as far as it takes, so that the edge of the drawing cuts nothing off. */
export const keptIn = (bounds: Rect, place: Rect): Rect => ({
  ...place,
  x: Math.max(bounds.x + EDGE, Math.min(place.x, bounds.x + bounds.width - EDGE - place.width)),
  y: Math.max(bounds.y + EDGE, Math.min(place.y, bounds.y + bounds.height - EDGE - place.height)),
})
