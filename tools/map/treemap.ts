/** Rectangles whose areas are as the sizes, as square as can be (Bruls, Huizing, van Wijk: squarified treemaps). */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface Sized {
  readonly size: number
}

export const treemap = <S extends Sized>(items: readonly S[], box: Box): readonly (readonly [S, Box])[] => {
  const wanted = items.filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size)
  const total = sum(wanted)
  if (total === 0 || box.width <= 0 || box.height <= 0) return []
  const scale = (box.width * box.height) / total
  const placed: (readonly [S, Box])[] = []
  let rest = box
  let from = 0
  while (from < wanted.length) {
    const side = Math.min(rest.width, rest.height)
    let to = from + 1
    while (
      to < wanted.length &&
      worst(wanted.slice(from, to + 1), side, scale) <= worst(wanted.slice(from, to), side, scale)
    )
      to += 1
    const row = wanted.slice(from, to)
    const depth = (sum(row) * scale) / side
    let along = 0
    for (const item of row) {
      const length = (item.size * scale) / depth
      placed.push([
        item,
        rest.width >= rest.height
          ? { x: rest.x, y: rest.y + along, width: depth, height: length }
          : { x: rest.x + along, y: rest.y, width: length, height: depth },
      ])
      along += length
    }
    rest =
      rest.width >= rest.height
        ? { x: rest.x + depth, y: rest.y, width: rest.width - depth, height: rest.height }
        : { x: rest.x, y: rest.y + depth, width: rest.width, height: rest.height - depth }
    from = to
  }
  return placed
}

const sum = (items: readonly Sized[]): number => items.reduce((all, { size }) => all + size, 0)

/** The longest side against the shortest of any rectangle of a row laid along `side`. */
const worst = (row: readonly Sized[], side: number, scale: number): number => {
  const depth = (sum(row) * scale) / side
  return Math.max(...row.map(({ size }) => Math.max(depth / ((size * scale) / depth), (size * scale) / depth / depth)))
}
