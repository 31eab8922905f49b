import { describe, expect, test } from 'vitest'
import { Grid } from './Grid.tsx'
import { draw } from '../testing/index.tsx'
import { nearestThat, wayOf } from './way.ts'

const acts = { choose: () => undefined, point: () => undefined, open: () => undefined }
const places = [0, 1, 2].map(place => ({ place, shape: { x: place * 10, y: 0, width: 8, height: 8, rx: 1 } }))
const count = (markup: string, part: string) => markup.split(part).length - 1

describe('a grid', () => {
  const markup = draw(
    <svg>
      <Grid
        places={places}
        labelOf={place => `place ${place}`}
        anchorOf={place => `space ${place}`}
        cursor={1}
        chosen={2}
        loose={new Set([0])}
        acts={acts}
        next={() => undefined}
        moveTo={() => undefined}
        group={{ current: null }}
      />
    </svg>,
  )

  test('has one place in the tab order, the one under the cursor', () => {
    expect(count(markup, 'role="button"')).toBe(3)
    expect(count(markup, 'tabindex="0"')).toBe(1)
    expect(markup).toMatch(/<rect [^>]*tabindex="0"[^>]*data-place="1"/)
  })

  test('marks what is chosen and what can be dragged, and nothing else', () => {
    expect(count(markup, 'aria-pressed')).toBe(1)
    expect(markup).toMatch(/aria-pressed="true"[^>]*data-place="2"/)
    expect(count(markup, 'is-loose')).toBe(1)
    expect(markup).toMatch(/class="hit is-loose"[^>]*data-place="0"/)
  })
})

describe('the way of an arrow', () => {
  const key = (name: string, more = {}) =>
    wayOf({ key: name, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more } as never)

  test('is that of the screen, and none with another key held or for another key', () => {
    expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map(name => key(name))).toEqual(['n', 'e', 's', 'w'])
    expect(key('ArrowUp', { shiftKey: true })).toBeUndefined()
    expect(key('t')).toBeUndefined()
  })

  test('leads to the nearest that way, rather ahead than aside', () => {
    const points = [
      [0, 0],
      [10, 0],
      [10, 9],
      [8, 30],
      [0, -20],
    ] as const
    const go = (way: 'n' | 'e' | 's' | 'w') => nearestThat(way, [0, 0], points, each => each, 2)
    expect(go('e')).toEqual([10, 0])
    expect(go('n')).toEqual([0, -20])
    expect(go('s')).toEqual([8, 30])
    expect(go('w')).toBeUndefined()
  })
})
