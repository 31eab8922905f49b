import { expect, test } from 'vitest'
import { faultsOf } from '../../testing/sane.ts'
import { lineFaults } from '../../testing/templates.ts'
import { BANES } from '../content/banes.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { PLACES } from '../content/places.ts'
import { REGION_IDS } from '../content/regions.ts'
import { SCION_IDS } from '../content/scions.ts'
import { SKILLS } from '../content/skills.ts'
import { TACTICS } from '../content/tactics.ts'
import { KIND_IDS } from '../rules/units/kinds.query.ts'
import { words as en } from './en/words.ts'
import { words as fr } from './fr/words.ts'
import { inBoth } from './testing/sane.ts'
import type { Words } from './words.ts'

const idsOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[]
const UNITS = ['hero', 'primus', 'shade.archer.1', 'shade.harpooner', 'beast.1', 'archer.2', 'head.3', ...KIND_IDS]
const CARDS = [...idsOf(en.names.fights), ...idsOf(en.names.opportunities)]
const OPPORTUNITIES = idsOf(en.names.opportunities)

test('every line of the chronicle reads well with every name', () => {
  const faults = lineFaults(inBoth, {
    declared: new URL('../rules/state/facts.ts', import.meta.url),
    values: {
      hero: 'nox',
      scion: 'hydra',
      difficulty: 'chosen',
      primuses: HERO_IDS,
      prowess: 'endurance-1',
      stat: 'health',
      from: 3,
      to: 1,
      cause: 'attack',
      for: 'chariot',
      act: 2,
      rounds: 20,
      deck: 'sport',
      card: 'S01',
      cards: ['S01', 'S02', 'S03'],
      bane: 'ambush',
      out: true,
      unit: 'archer.1',
      target: 'reptilian',
      by: 'magus',
      chip: 'archer.1',
      chips: ['archer.1', 'war-elephant', 'ambush'],
      tactics: ['stun', 'stun', 'adrenaline'],
      tactic: 'stun',
      what: 'fatigued',
      left: 1,
      kind: 'archer',
      region: 'LAM',
      side: 'rival',
      turn: 2,
      units: ['archer.1', 'war-elephant'],
      points: 2,
      goal: 6,
      at: 24,
      hp: 1,
      dazed: true,
      entry: '!closest',
      mark: 'reptilian',
      hex: 24,
      backup: true,
      path: [24, 25],
      why: 'stuck',
      item: 'trident',
      skill: 'pull',
      pool: [],
      dice: ['G'],
      hits: [true],
      face: 3,
      dealt: 2,
      ignored: 1,
      rolled: [{ die: 'G', hit: true }],
      run: 'hydra.bite',
      x: 1,
      times: 1,
      result: 'won',
      weeks: 3,
      harbors: ['LAM-H1', 'REF-H2'],
    },
    kinds: {
      hero: HERO_IDS,
      scion: SCION_IDS,
      unit: UNITS,
      target: UNITS,
      by: UNITS,
      chip: UNITS,
      mark: UNITS,
      against: [...HERO_IDS, ...SCION_IDS],
      kind: HERO_IDS,
      card: CARDS,
      bane: idsOf(BANES),
      tactic: idsOf(TACTICS),
      skill: idsOf(SKILLS),
      region: REGION_IDS,
      why: ['inRange', 'onMark', 'stuck', 'nowhere', 'noMark'],
      run: SCION_IDS.flatMap(id => Object.keys(en.scions.cards[id].effects)),
      what: ['cursed', 'netted', 'fatigued'],
      ignored: [0, 1, 2],
    },
    but: {
      dieUpgraded: { from: 'Y', to: 'B' },
      travelled: { from: 'LAM-1', to: 'LAM-2', by: 'sail' },
      baneDrawn: { to: 'camp' },
      baneRemoved: { from: 'bag' },
      opportunityKept: { card: 'O05', other: 'O06' },
      opportunityMet: { card: 'O05' },
      opportunityClaimed: { card: 'O05' },
      changeMade: { card: 'O05' },
      bagDrawn: { what: 'archer.1' },
      returned: { what: 'rivals' },
      blessingUsed: { for: 'bane' },
      combatBegan: { kind: 'sport', event: 'S02', sport: 'flag' },
      tacticPlaced: { by: 'player' },
      deployed: { unit: 'primus' },
      defeated: { unit: 'primus' },
    },
  })
  expect(faults).toEqual([])
})

const inEach = (say: (words: Words) => readonly string[]): string[] =>
  [['en', en] as const, ['fr', fr] as const].flatMap(([language, words]) =>
    say(words).flatMap(said => faultsOf(language, words.typeset(said), 'sentence')),
  )

test('journeys read well with every place', () => {
  const faults = idsOf(PLACES).flatMap(to =>
    inEach(({ log, options, reasons }) => [
      log.travelled({ type: 'travelled', from: 'LAM-1', to, by: 'sail', harbors: ['LAM-H1', to] }, ''),
      options.go(to),
      options.past(to, to),
      options.sail(to, to, to),
      ...(
        ['youAreHere', 'notAdjacent', 'noTurningBack', 'closedCapital', 'onlyInActFour', 'harborIsCrossed'] as const
      ).map(key => reasons[key]({ ...REASON, place: to })),
      reasons.backOverHarbor({ ...REASON, place: to, harbor: to }),
    ]),
  )
  expect([...new Set(faults)]).toEqual([])
})

type Reason = Parameters<Words['reasons']['youAreHere']>[0]
const REASON: Reason = {
  prowess: 'endurance-2',
  lower: 'endurance-1',
  column: 1,
  place: 'LAM-4',
  from: 'LAM-3',
  harbor: 'LAM-H1',
  region: 'LAM',
  weeks: 11,
  deck: 'sport',
  card: 'O05',
  unit: 'archer.1',
  tactic: 'stun',
  bane: 'ambush',
  turns: 2,
  kind: 'primus',
  cap: 5,
  hex: 'D4',
  movement: 2,
  skill: 'pull',
  distance: 3,
  range: 2,
  by: 'reptilian',
  target: 'magus',
  entry: '!hero',
}

test('reasons, options and questions read well with every unit', () => {
  const faults = UNITS.flatMap(id =>
    inEach(({ reasons, options, ask, describe, changes }) => [
      ...Object.values(reasons).map(reason => reason({ ...REASON, unit: id, by: id, target: id })),
      ...[options.tribune, options.target, options.unit, options.mark, options.plague, options.pay].map(say => say(id)),
      ...[options.recruit, options.keepUnit, options.sacrifice, options.barred.deploy, options.barred.move].map(say =>
        say(id),
      ),
      options.deploy(id, 'D4'),
      options.move(id, 'D4'),
      options.moveOver(id, 'D4', 'E4'),
      options.attack(id, id),
      options.tactic('stun', id),
      options.offer(OPPORTUNITIES[0] ?? 'O01', id),
      ...(
        [
          'rival.mark',
          'rival.go',
          'rival.path',
          'rival.target',
          'tactic.move',
          'arena.displace',
          'scion.target',
          'scion.hex',
        ] as const
      ).map(key => ask[key].title(id)),
      ask['skill.target'].title(id, 'pull'),
      ask['skill.hex'].mine(id),
      describe.camp(id),
      describe.fallen(id),
      changes.hp(id),
    ]),
  )
  expect([...new Set(faults)]).toEqual([])
})
