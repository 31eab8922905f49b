import { chance, px, type Point } from '@tabletome/boardkit'
import type { ScenarioId } from '../content/ids.ts'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import type { Chart } from './places.ts'

type Thing = 'tree' | 'peak' | 'house' | 'field' | 'grave' | 'crystal' | 'pillar'

/** What stands round each place, as steps from it. */
const ROUND: Readonly<Record<ScenarioId, readonly (readonly [Thing, number, number])[]>> = {
  1: [
    ['house', -54, -16],
    ['house', -40, -34],
    ['house', 46, -22],
    ['tree', 66, 8],
    ['tree', -62, 20],
  ],
  2: [
    ['field', -66, -14],
    ['field', 62, -22],
    ['field', 74, 20],
    ['house', 50, 2],
    ['house', -46, 18],
  ],
  3: [
    ['peak', -62, -30],
    ['peak', -40, -52],
    ['peak', 52, -40],
    ['peak', 76, -18],
    ['peak', -74, 10],
  ],
  4: [
    ['crystal', -58, -6],
    ['crystal', -46, -36],
    ['crystal', 54, -30],
    ['crystal', 66, 0],
  ],
  5: [
    ['tree', -52, -26],
    ['tree', -66, -6],
    ['tree', 56, -36],
    ['tree', 70, -14],
    ['tree', 50, -54],
    ['house', -34, -48],
  ],
  6: [
    ['grave', -50, -8],
    ['grave', -62, 14],
    ['grave', 48, -22],
    ['grave', 62, 4],
    ['tree', 74, -30],
    ['tree', -70, -30],
  ],
  7: [
    ['peak', -58, -22],
    ['peak', 50, -34],
    ['peak', 78, -14],
    ['tree', -78, 4],
    ['tree', 92, 12],
  ],
  8: [
    ['pillar', -50, -12],
    ['pillar', 50, -12],
    ['pillar', -64, 12],
    ['peak', 72, -42],
    ['peak', -70, -44],
  ],
  9: [
    ['pillar', -52, 2],
    ['pillar', 52, -20],
    ['pillar', 62, 10],
    ['pillar', -42, -34],
  ],
  10: [
    ['peak', -66, -20],
    ['peak', 58, -44],
    ['crystal', 62, 0],
    ['crystal', -54, 14],
    ['crystal', 46, -24],
  ],
}

const DRAWN: Readonly<Record<Thing, readonly (readonly [part: string, d: string])[]>> = {
  tree: [
    ['trunk', 'M0 0V7'],
    ['leaves', 'M0 -17C10 -10 10 1 0 2C-10 1 -10 -10 0 -17Z'],
    ['shade', 'M0 -17C10 -10 10 1 0 2C5 -3 5 -11 0 -17Z'],
  ],
  peak: [
    ['rock', 'M-21 12L-3 -20L5 -8L9 -13L23 12Z'],
    ['shade', 'M-3 -20L5 -8L9 -13L23 12H6L-1 -4Z'],
    ['snow', 'M-3 -20L-9 -9L-4 -11L-1 -6L3 -11Z'],
  ],
  house: [
    ['wall', 'M-8 0H8V9H-8Z'],
    ['roof', 'M-10 0L-5 -9H5L10 0Z'],
    ['door', 'M-2 9V4H2V9'],
  ],
  field: [
    ['soil', 'M-20 -7L14 -11L21 7L-14 11Z'],
    ['row', 'M-19 -3L15 -7M-17 2L17 -2M-15 7L19 3'],
  ],
  grave: [
    ['stone', 'M-5 6V-4A5 5 0 0 1 5 -4V6Z'],
    ['row', 'M-8 6H8M0 -5V1M-2.500 -2.500H2.500'],
  ],
  crystal: [
    ['ice', 'M-7 8L-4 -10L0 -16L4 -9L7 8Z'],
    ['shade', 'M0 -16L4 -9L7 8H1Z'],
  ],
  pillar: [
    ['stone', 'M-5 10V-12L-1 -9L2 -14L5 -11V10Z'],
    ['shade', 'M1 10V-12L2 -14L5 -11V10Z'],
    ['row', 'M-8 10H8'],
  ],
}

/** Trees, peaks and houses: those farther back are drawn first, so that nearer ones stand before them. */
export const Scenery = ({ chart }: { chart: Chart }) => {
  const random = chance('scenery')
  const things: { readonly key: string; readonly thing: Thing; readonly at: Point }[] = []
  for (const id of SCENARIO_IDS) {
    const [x, y] = chart.at[id]
    for (const [thing, dx, dy] of ROUND[id]) {
      const at: Point = [x + dx * chart.scale + random() * 4 - 2, y + dy * chart.scale + random() * 4 - 2]
      things.push({ key: `${id} ${dx} ${dy}`, thing, at })
    }
  }
  things.sort((a, b) => a.at[1] - b.at[1])
  return things.map(({ key, thing, at: [x, y] }) => (
    <g key={key} transform={`translate(${px(x)} ${px(y)}) scale(${chart.scale})`} className={`chart-${thing}`}>
      {DRAWN[thing].map(([part, d]) => (
        <path key={part} d={d} className={`chart-${part}`} />
      ))}
    </g>
  ))
}
