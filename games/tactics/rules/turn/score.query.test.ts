import { describe, expect, test } from 'vitest'
import { seen, type Sight } from '../../test/seen.ts'
import { forecast, majorityOf, standingsOf } from './control.query.ts'
import { rankingOf, scoresOf } from './score.query.ts'
import type { Captured, Open } from '../state/shape.ts'

const taken = (by: 'p1' | 'p2' | 'p3' | 'p4', of: 'p1' | 'p2' | 'p3' | 'p4', count: number): Captured[] =>
  Array.from({ length: count }, () => ({ card: 'F1', of, by }))

describe('points', () => {
  test('[TAC-SCORE-01] [TAC-SCORE-02] [TAC-SCORE-03] [TAC-SCORE-04] [TAC-SCORE-06] 12 against 12, most survivors win', () => {
    const open = seen({
      units: { p1: 'FX C4, RX A1', p2: 'FX L3, RX I4, BX O1' },
      rest: {
        flags: { crimson: { at: 3, by: 'p1' }, gold: { at: 1 } },
        captured: [...taken('p1', 'p2', 1), ...taken('p2', 'p1', 2)],
      },
    })
    expect(scoresOf(open)).toEqual([
      { side: ['p1'], flags: 1, survivors: 2, captures: 1, villages: 1, artifact: 0, points: 12, health: 18 },
      { side: ['p2'], flags: 0, survivors: 3, captures: 2, villages: 2, artifact: 0, points: 12, health: 30 },
    ])
    expect(rankingOf(open)).toMatchObject({ winners: ['p2'], decidedBy: 'survivors' })
  })

  test('[TAC-SCORE-05] [TAC-VILLAGE-05] most points win, before any tie-break', () => {
    const open = seen({ units: { p1: 'FX C4', p2: 'FX A1' } })
    expect(rankingOf(open)).toMatchObject({
      winners: ['p1'],
      decidedBy: 'points',
      scores: [{ points: 3 }, { points: 2 }],
    })
  })

  test('[TAC-SCORE-06] everybody is ranked, not only the winner', () => {
    const three = seen({
      players: 3,
      units: { p1: 'FX A1 h1', p2: 'FX B1 h9', p3: 'FX C4' },
      rest: { captured: taken('p1', 'p2', 0) },
    })
    expect(rankingOf(three).scores.map(({ side }) => side)).toEqual([['p3'], ['p2'], ['p1']])
  })

  test('[TAC-SCORE-06] then captures, flags, Health; else it is shared', () => {
    const tied = (rest: Partial<Open>, units: Sight['units'] = { p1: 'FX A1', p2: 'FX B1' }) =>
      rankingOf(seen({ units, rest }))
    expect(tied({})).toMatchObject({ winners: ['p1', 'p2'], decidedBy: 'shared' })
    expect(tied({}, { p1: 'FX A1 h4', p2: 'FX B1 h5' })).toMatchObject({ winners: ['p2'], decidedBy: 'health' })
    const captures = tied(
      { flags: { gold: { at: 3, by: 'p1' } }, captured: taken('p2', 'p1', 2) },
      { p1: 'FX A1', p2: 'FX C4' },
    )
    expect(captures.scores.map(score => score.points)).toEqual([7, 7])
    expect(captures).toMatchObject({ winners: ['p2'], decidedBy: 'captures' })
    const flags = seen({
      mode: 'team',
      units: {
        p1: 'FX A1 h1, RX A2 h1, BX B1 h1',
        p2: 'FX C4, RX L3, BX I4',
        p3: 'FX O1 h1, RX O2 h1',
        p4: 'FX M8, RX E11',
      },
      rest: { flags: { gold: { at: 3, by: 'p1' } } },
    })
    expect(scoresOf(flags).map(score => score.points)).toEqual([15, 15])
    expect(rankingOf(flags)).toMatchObject({ winners: ['p1', 'p3'], decidedBy: 'flags' })
  })

  test('[TAC-SCORE-07] a later tie-break looks only at those still tied', () => {
    const open = seen({
      players: 3,
      units: { p1: 'FX A1 h1', p2: 'FX B1 h2', p3: 'RX A2' },
    })
    expect(rankingOf(open)).toMatchObject({ winners: ['p3'], decidedBy: 'health' })
    const fewer = seen({
      players: 3,
      units: { p1: 'FX A1 h1, RX A2 h1', p2: 'FX B1 h2, RX B2 h1', p3: 'BX C1' },
      rest: { captured: taken('p3', 'p1', 1) },
    })
    expect(rankingOf(fewer)).toMatchObject({ winners: ['p2'], decidedBy: 'health' })
  })

  test('[TAC-TEAM-11] [TAC-RULING-47] a team adds up; a flag counts once', () => {
    const open = seen({
      mode: 'team',
      units: { p1: 'FX C4', p2: 'FX A1', p3: 'FX L3, RX A2', p4: 'FX B1' },
      rest: { flags: { gold: { at: 3, by: 'p3' } }, captured: taken('p4', 'p1', 2) },
    })
    expect(scoresOf(open).map(({ side, points }) => [...side, points])).toEqual([
      ['p1', 'p3', 5 + 6 + 2],
      ['p2', 'p4', 4 + 4],
    ])
    expect(rankingOf(open).winners).toEqual(['p1', 'p3'])
  })

  test('[TAC-BATTLE-13] [TAC-BATTLETEAM-04] [TAC-RULING-52] the Artifact is worth 3 and breaks ties where flags do', () => {
    const open = seen({
      mode: 'battle',
      map: 'battle:',
      units: { p1: 'FX A1', p2: 'FX B1, RX C2' },
      rest: { artifact: { unit: 'p1.fighter' } },
    })
    expect(scoresOf(open).map(({ points, artifact }) => [points, artifact])).toEqual([
      [5, 1],
      [4, 0],
    ])
    const tie = seen({
      mode: 'battle',
      map: 'battle:',
      units: { p1: 'FX A1 h1, BX A2 h1, RX B1 h1', p2: 'FX D3, BX L1, RX L9' },
      rest: { artifact: { unit: 'p1.fighter' } },
    })
    expect(scoresOf(tie).map(({ points }) => points)).toEqual([9, 9])
    expect(rankingOf(tie)).toMatchObject({ winners: ['p1'], decidedBy: 'flags' })
    const mate = seen({
      mode: 'battleTeam',
      map: 'battle:',
      units: { p1: 'FX A1', p2: 'FX B1', p3: 'FX C1', p4: 'FX D1' },
    })
    expect(scoresOf({ ...mate, artifact: { unit: 'p4.fighter' } }).map(({ points }) => points)).toEqual([4, 7])
  })

  test('Solo and Co-op have no points', () => {
    expect(scoresOf(seen({ mode: 'solo', units: { p1: 'FX A1' } }))).toEqual([])
  })
})

describe('Control Areas', () => {
  const flags = { crimson: { at: 0 }, gold: { at: 1 }, azure: { at: 2 } }
  test('[TAC-CONTROL-02] [TAC-CONTROL-03] [TAC-CONTROL-04] a tie is no majority; without one nothing triggers', () => {
    const tie = seen({ units: { p1: 'FX B6', p2: 'FX A6' }, rest: { flags } })
    expect(standingsOf(tie, 'crimson').map(({ units }) => units)).toEqual([1, 1])
    expect(majorityOf(tie, 'crimson')).toBeUndefined()
    expect(forecast(tie, 'crimson', 'p1')).toBeUndefined()
    const alone = seen({ units: { p1: 'FX B6', p2: 'FX A1' }, rest: { flags } })
    expect(majorityOf(alone, 'crimson')).toEqual(['p1'])
    expect(forecast(alone, 'crimson', 'p1')).toBe('triggers')
    expect(forecast(alone, 'crimson', 'p2')).toBeUndefined()
    const beside = seen({ units: { p1: 'FX A6', p2: 'FX A1' }, rest: { flags } })
    expect(forecast(beside, 'crimson', 'p1')).toBeUndefined()
  })

  test('[TAC-CONTROL-06] [TAC-CONTROL-10] [TAC-CONTROL-14] [TAC-RULING-02] it advances from anywhere in the area, and is secured at the end', () => {
    const open = seen({ units: { p1: 'FX G6, RX I6', p2: 'FX H6, RX L6, WX M6' }, rest: { flags } })
    expect(forecast(open, 'gold', 'p1')).toBe('advances')
    expect(forecast(open, 'azure', 'p2')).toBe('secures')
    const longer = { ...open, options: { ...open.options, controlTrackSteps: 5 as const } }
    expect(forecast(longer, 'azure', 'p2')).toBe('advances')
    expect(forecast({ ...open, flags: { azure: { at: 3, by: 'p1' } } }, 'azure', 'p2')).toBeUndefined()
  })

  test('[TAC-TEAM-08] [TAC-TEAM-07] the team has the majority, the active player a unit', () => {
    const units = { p1: 'FX G6', p2: 'FX H7', p3: 'FX G7', p4: 'FX A1' }
    const open = seen({ mode: 'team', units, rest: { flags } })
    expect((['p1', 'p2', 'p3', 'p4'] as const).map(seat => forecast(open, 'gold', seat))).toEqual([
      'advances',
      undefined,
      'advances',
      undefined,
    ])
    const left = seen({ mode: 'team', units: { ...units, p1: 'FX A2', p3: 'FX G7, RX I6' }, rest: { flags } })
    expect([forecast(left, 'gold', 'p1'), forecast(left, 'gold', 'p3')]).toEqual([undefined, 'advances'])
  })
})
