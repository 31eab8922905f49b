/** Drawing with a pen: pure functions from points to SVG text. The same key always gives the same line. */

export type Point = readonly [x: number, y: number]

/** Two decimals are finer than a screen and keep the markup short. */
export const px = (value: number) => Math.round(value * 100) / 100

export const poly = (points: readonly Point[]) => points.map(([x, y]) => `${px(x)},${px(y)}`).join(' ')

export const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}`

/** Numbers from 0 to 1 that depend on the key alone, so that a board never changes between renders. */
export const chance = (key: string) => {
  let hash = 2166136261
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 16777619)
  return () => {
    hash = (Math.imul(hash ^ (hash >>> 15), 2246822507) + 0x9e3779b9) | 0
    return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
  }
}

/** The straight line, a little unsteady; corners stay where they are. An SVG filter would repaint on every pan. */
export const wobble = (points: readonly Point[], key: string, amount = 0.9, step = 14): Point[] => {
  const random = chance(key)
  const line: Point[] = []
  let last: Point | undefined
  for (const point of points) {
    if (last) {
      const [fromX, fromY] = last
      const [x, y] = point
      const parts = Math.max(1, Math.round(Math.hypot(x - fromX, y - fromY) / step))
      for (let k = 1; k < parts; k++) {
        const dx = (random() - 0.5) * 2 * amount
        const dy = (random() - 0.5) * 2 * amount
        line.push([fromX + ((x - fromX) * k) / parts + dx, fromY + ((y - fromY) * k) / parts + dy])
      }
    }
    line.push(point)
    last = point
  }
  return line
}

export const pen = (points: readonly Point[], key: string, amount?: number, step?: number) =>
  path(wobble(points, key, amount, step))
