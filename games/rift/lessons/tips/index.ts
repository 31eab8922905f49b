import type { Condition, Tip } from '@tabletome/match/lesson'

const ACT: Condition = { asked: 'act' }
/** Hordes with enemies that take two steps. */
export const FAST = 'H07 H08 H09 H10 H15 H18 H25 H30 H33 H39 H44 H48 H50 H53 H56 H58 H61 H65 H66 G06 P05 P11 P18'.split(
  ' ',
)
/** Hordes with Orcs. */
export const ORCS = 'H12 H13 H16 H19 H25 H27 H31 H33 H36 H38 H41 H46 H52 H54 H55 H64 P07 P12 P13 P17'.split(' ')
export const PORTALS = Array.from({ length: 18 }, (_none, i) => `P${String(i + 1).padStart(2, '0')}`)
/** Of the Southport Road: the last space before the exit, and all behind the bend. */
export const LAST = 86
export const BEHIND: readonly number[] = [83, 84, 85, LAST]

const tray = (fields: Readonly<Record<string, unknown>>): Condition => ({
  count: ['open', 'trays', fields],
  is: { atLeast: 1 },
})
const onRoad = (fields: Readonly<Record<string, unknown>>): Condition => ({
  all: [{ at: ['open', 'map'], is: '1' }, ACT, tray(fields)],
})
const hero = (fields: Readonly<Record<string, unknown>>): Condition => ({
  count: ['open', 'heroes', { seat: '@me', ...fields }],
  is: { atLeast: 1 },
})
const put = (tray_: unknown): Condition => ({ offered: { do: 'put', tray: tray_ } })
/** All other portals are closed, and the last one is covered. */
const lastPortal: Condition = {
  all: [
    ACT,
    { fact: { type: ['tilePlaced', 'soldierPlaced'], tray: PORTALS, left: 0 } },
    {
      any: [1, 2, 3, 4].map(total => ({
        all: [
          { at: ['open', 'portals', 'total'], is: total },
          { at: ['open', 'portals', 'destroyed'], is: total - 1 },
        ],
      })),
    },
  ],
}

/** What a newcomer looks at the first time it matters; where several fit the first is told. */
export const tips: readonly Tip[] = [
  { id: 'goal', when: { at: ['open', 'mode'], is: 'scenario' }, rule: 'RIFT-WIN-01' },
  { id: 'colour', when: { asked: 'round.colour' }, rule: 'RIFT-SOLO-03' },
  { id: 'last', when: lastPortal, rule: 'RIFT-WIN-02' },
  { id: 'gate', when: onRoad({ at: BEHIND, id: PORTALS }), rule: 'RIFT-PORTAL-14' },
  { id: 'portal', when: { all: [ACT, tray({ id: PORTALS })] }, rule: 'RIFT-PORTAL-06' },
  { id: 'out', when: { fact: { type: 'knockedOut' } }, rule: 'RIFT-REGEN-02' },
  { id: 'heart', when: { fact: { type: 'escaped', lost: { atLeast: 1 } } }, rule: 'RIFT-EXIT-02' },
  { id: 'escape', when: onRoad({ at: LAST }), rule: 'RIFT-EXIT-01' },
  { id: 'march', when: { all: [ACT, { fact: { type: 'phaseBegan', phase: 4 } }] }, rule: 'RIFT-ROUND-01' },
  { id: 'passed', when: { fact: { type: 'advanced', over: { atLeast: 0 } } }, rule: 'RIFT-ADVANCE-12' },
  { id: 'shop', when: { asked: 'shop' }, rule: 'RIFT-BUY-01' },
  { id: 'rich', when: { at: ['open', 'crystals'], is: { atLeast: 10 } }, rule: 'RIFT-CRYSTAL-03' },
  { id: 'only', when: { all: [put(PORTALS), { not: put({ not: PORTALS }) }] }, rule: 'RIFT-PORTAL-08' },
  { id: 'tile', when: { all: [{ asked: 'place' }, { not: put(PORTALS) }] }, rule: 'RIFT-DAMAGE-01' },
  {
    id: 'shared',
    when: {
      all: [
        { asked: 'tower.site' },
        { at: ['agenda', { do: 'tower.site' }, 'with', 'tower'], is: ['militia', 'footmen', 'knights'] },
        { count: ['open', 'sites', '*', '*'], is: { atLeast: 1 } },
      ],
    },
    rule: 'RIFT-TOWER-05',
  },
  { id: 'site', when: { asked: 'tower.site' }, rule: 'RIFT-TOWER-08' },
  {
    id: 'covered',
    when: { all: [ACT, { fact: { type: ['tilePlaced', 'soldierPlaced'], left: 0 } }] },
    rule: 'RIFT-DESTROY-01',
  },
  {
    id: 'tired',
    when: { all: [{ offered: { do: 'recover' } }, hero({ health: { atMost: 2 } })] },
    rule: 'RIFT-ACTION-10',
  },
  {
    id: 'blanks',
    when: { all: [{ offered: { do: 'attack' } }, { at: ['agenda', { do: 'hero.act' }, 'with', 'hero'], is: 'malik' }] },
    rule: 'RIFT-MALIK-01',
  },
  { id: 'ability', when: { offered: { do: 'ability' } }, rule: 'RIFT-ACTION-07' },
  { id: 'phase', when: ACT, rule: 'RIFT-PHASE2-06' },
  { id: 'fast', when: { all: [ACT, tray({ id: FAST })] }, rule: 'RIFT-ADVANCE-07' },
  { id: 'orc', when: { all: [ACT, tray({ id: ORCS })] }, rule: 'RIFT-TYPE-02' },
  {
    id: 'home',
    when: { all: [ACT, { at: ['open', 'round'], is: { atLeast: 2 } }, hero({ place: 'board', locked: false })] },
    rule: 'RIFT-MOVE-06',
  },
  {
    id: 'soon',
    when: {
      all: [ACT, { at: ['open', 'slots', '*', 0], is: ['P1', 'P2', 'P3', 'P4'] }],
    },
    rule: 'RIFT-PORTAL-03',
  },
  {
    id: 'bench',
    when: { all: [{ offered: { do: 'bench' } }, ACT, { at: ['open', 'round'], is: { atLeast: 2 } }] },
    rule: 'RIFT-SOLO-07',
  },
  { id: 'upgrade', when: { offered: { do: 'upgrade' } }, rule: 'RIFT-SOLO-10' },
  { id: 'pass', when: { offered: { do: 'pass' } }, rule: 'RIFT-PASS-02' },
]
