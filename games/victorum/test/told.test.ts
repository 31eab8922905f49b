import { describe, expect, test } from 'vitest'
import type { Fact } from '../rules/state/shape.ts'
import { campaign, type Given, given, type Position } from './given.ts'
import { won } from './outcome.ts'
import { acting } from './scion.ts'

/** What happens is told once, at its moment, with all that is needed to follow it (VIC-GEN-08). `dieUpgraded 1 B G` */
const short = ({ type, ...fields }: Fact): string =>
  [
    type,
    ...Object.values(fields)
      .flat()
      .filter(value => value !== undefined),
  ].join(' ')
const all = (game: Given): string[] => (game.waitsFor() === '' ? [] : game.told.map(short))
const told = (game: Given, ...types: Fact['type'][]): string[] =>
  all(game).filter(line => types.some(type => line.split(' ')[0] === type))

describe('in the campaign', () => {
  test('[VIC-SETUP-09] [VIC-SETUP-23] [VIC-UPGRADE-03] the first campaign: three prowess, a die, who is to be faced', () => {
    const game = campaign({ first: true })
    expect(told(game, 'prowessGained', 'dieAdded', 'dieUpgraded', 'campaignBegan', 'actBegan')).toEqual([
      'prowessGained follow-my-lead setup',
      'prowessGained master-tactician setup',
      'prowessGained grand-entrance setup',
      'dieAdded 2',
      'campaignBegan krakenlance taotie chosen bingqing decimus the-parthian',
      'actBegan 1',
    ])
    expect(told(game, 'cardRevealed').map(line => line.split(' ')[1])).toEqual(['sport', 'bloodshed', 'opportunity'])
  })
  test('[VIC-SPECTATE-01] [VIC-SPECTATE-02] [VIC-SPECTATE-03] [VIC-SPECTATE-04] spectating, step by step', () => {
    const game = given({ place: 'ATL-3', hp: 2, influence: 3, banes: ['ambush'] })
      .from('event')
      .do('spectate', 'order B04 B02 B03')
    expect(all(game)).toEqual([
      'spectated bloodshed B01',
      'cardRevealed bloodshed B02',
      'reordered bloodshed B04 B02 B03',
      'influenceGained 3 4 spectate',
      'baneDrawn ambush bag',
      'healed hero 2 5 spectate',
    ])
  })
  test('[VIC-HARBOR-01] [VIC-TRAVEL-04] a voyage and its week; a walk', () => {
    const sea = given({ place: 'ATL-5', from: 'ATL-4' }).do('sail LAM-H2 AMA-H1 AMA-5')
    expect(told(sea, 'travelled', 'weekMarked')).toEqual([
      'travelled ATL-5 AMA-5 sail LAM-H2 AMA-H1',
      'weekMarked 1 harbor',
    ])
    expect(told(given({}).do('to ATL-2'), 'travelled', 'weekMarked')).toEqual(['travelled ATL-C ATL-2 path'])
  })
  test('[VIC-OPPORTUNITY-02] [VIC-OPPORTUNITY-14] an Opportunity from the deck to its reward', () => {
    const game = given({ place: 'ATL-6', opportunity: ['O28', 'O12'], dice: 'BBYY' })
      .from('event')
      .do('accept', 'keep O28', 'claim O28', 'prowess krakens-grasp')
    expect(all(game)).toEqual([
      'accepted O28',
      'cardRevealed opportunity O01',
      'opportunityKept O28 O12',
      'weekMarked 1 cleanup',
      'opportunityMet O28',
      'opportunityClaimed O28',
      'prowessGained krakens-grasp O28',
    ])
  })
  test('[VIC-OPPORTUNITY-10] [VIC-RULING-91] a bane that is removed, and from where', () => {
    const one = (bane: string): string[] =>
      told(
        given({
          opportunities: [{ card: 'O22', seen: ['done'], met: true }],
          campBanes: ['hunted'],
          bag: ['erinys', 'archer.2'],
        }).do('claim O22', `bane ${bane}`),
        'baneRemoved',
      )
    expect([one('hunted'), one('erinys')]).toEqual([
      ['baneRemoved hunted camp false'],
      ['baneRemoved erinys bag false'],
    ])
  })
})

describe('rewards', () => {
  const rewards = (position: Position, ...answers: string[]): string[] => all(won(position).do(...answers))
  const BLOOD: Position = { combat: { mine: ['hero F3'] } }
  test('[VIC-REWARD-04] [VIC-UPGRADE-02] [VIC-UPGRADE-03] [VIC-UPGRADE-05] the lines of a Bloodshed', () => {
    const line = (answer: string): string[] => rewards(BLOOD, answer).slice(2)
    expect(line('health')).toEqual([
      'rewardChosen health',
      'statRaised health 5 6 bloodshed',
      'hpGained hero 5 6 bloodshed',
    ])
    expect(line('leadership')).toEqual(['rewardChosen leadership', 'statRaised leadership 5 6 bloodshed'])
    expect(line('addDie')).toEqual(['rewardChosen addDie', 'dieAdded 2'])
    expect(line('upgradeDie 0')).toEqual(['rewardChosen upgradeDie 0', 'dieUpgraded 0 B G'])
  })
  test('[VIC-REWARD-02] [VIC-REWARD-03] [VIC-TACTIC-15] the lines of a Sport', () => {
    const sport: Position = {
      supply: { stun: 2, adrenaline: 1 },
      combat: { sport: 'hill', mine: ['hero F3'], fallenRivals: ['reptilian'] },
    }
    expect(rewards(sport, 'tactics', 'tactic stun', 'tactic stun').slice(2)).toEqual([
      'rewardChosen tactics',
      'tacticGained stun sport',
      'tacticGained stun sport',
      'tacticGained adrenaline sport',
      'returned rivals reptilian',
    ])
    expect(rewards(sport, 'recruit reptilian').slice(2)).toEqual(['rewardChosen recruit', 'recruited reptilian sport'])
  })
  test('[VIC-RECRUIT-05] [VIC-HERO-11] who or what has to go, and why', () => {
    const full = rewards(
      {
        leadership: 3,
        units: ['archer.1', 'attacker.1'],
        combat: { sport: 'hill', mine: ['hero F3'], fallenRivals: ['reptilian'] },
      },
      'recruit reptilian',
      'sacrifice archer.1',
    )
    expect(full).toContain('sacrificed archer.1 sport')
    const game = given({ influence: 3, place: 'ATL-3', banes: ['cracked-shields'], tactics: ['stun', 'stun', 'stun'] })
      .from('event')
      .do('spectate', 'order B02 B03 B04')
    expect(told(game, 'baneDrawn', 'tacticDiscarded', 'tacticReturned')).toEqual([
      'baneDrawn cracked-shields camp',
      'tacticDiscarded stun cracked-shields',
      'tacticReturned stun',
    ])
  })
  test('[VIC-LETHAL-03] [VIC-CLEANUP-11] one of the fallen that comes back is told like many', () => {
    const game = won({
      units: [],
      defeated: ['archer.1'],
      supply: {},
      combat: { sport: 'hill', mine: ['hero F3'], fallenRivals: [] },
    })
    expect(told(game, 'returned')).toEqual(['returned restored archer.1'])
  })
})

describe('in combat', () => {
  test('[VIC-ARENA-TURN-03] embers: the die, then the drift, from hex to hex; none where the way is closed', () => {
    const game = given({ combat: { arena: 'VES', mine: ['hero G4'], rival: ['defender.2 A1'], embers: ['C5', 'E2'] } })
      .dice('14')
      .from('arena')
    expect(told(game, 'arenaDie', 'emberMoved').slice(0, 4)).toEqual([
      'arenaDie embers 1',
      'emberMoved 13 14',
      'arenaDie embers 4',
      'emberMoved 23 22',
    ])
    const vent = given({ combat: { arena: 'VES', mine: ['hero G4'], rival: ['defender.2 A1'], embers: ['D3', 'A1'] } })
      .dice('45')
      .from('arena')
    expect(told(vent, 'arenaDie', 'emberMoved')).toEqual(['arenaDie embers 4', 'arenaDie embers 5'])
  })
  test('[VIC-COMBAT-PREP-08] [VIC-TRIBUNE-03] the lineup, the tribune, the beasts of the kennels', () => {
    const game = given({
      place: 'REF-2',
      sport: ['S16'],
      bag: ['archer.2', 'defender.2'],
      stacks: { REF: ['bone-warden'] },
    }).from('event')
    game.do('accept')
    expect(told(game, 'accepted', 'combatBegan', 'bagDrawn', 'lineupSet', 'tribuneNamed', 'deployed')).toEqual([
      'accepted S16',
      'combatBegan sport S16 spar REF',
      'bagDrawn archer.2 lineup',
      'lineupSet bone-warden archer.2 stun',
      'tribuneNamed bone-warden',
      'deployed beast.1 kennel-beast arena 16 3 false',
      'deployed beast.2 kennel-beast arena 20 3 false',
    ])
  })
  test('[VIC-SURRENDER-03] to give up', () => {
    const game = given({ combat: { arena: 'LAM', mine: ['hero G4'], rival: ['defender.2 A1'] } }).do('surrender')
    expect(told(game, 'surrendered', 'combatEnded', 'influenceGained')).toEqual([
      'surrendered',
      'combatEnded failed surrender',
      'influenceGained 0 1 punishment',
    ])
  })
  test('[VIC-BLESSING-04] [VIC-BLESSING-02] a blessing, and for what', () => {
    const game = given({
      blessings: 2,
      leadership: 5,
      units: ['archer.1', 'attacker.1', 'defender.1'],
      bag: ['tactician.2'],
      combat: { arena: 'LAM', mine: ['hero D4'], rival: ['archer.2 A1'] },
    }).do('reinforce')
    expect(told(game, 'blessingUsed', 'bagDrawn', 'recruited')).toEqual([
      'blessingUsed 1 reinforce',
      'bagDrawn tactician.2 reinforce',
      'recruited tactician.2 reinforce',
    ])
  })
  test('[VIC-PROWESS-01] prowess that is used by choice: Silent Command, the Helm of Darkness, Second Spear', () => {
    const command = given({
      hero: 'decimus',
      prowess: ['silent-command'],
      combat: { arena: 'LAM', places: '0', mine: ['hero D4', 'archer.1 D5'], rival: ['defender.2 A1'] },
    }).do('begin', 'unit archer.1')
    expect(told(command, 'prowessUsed')).toEqual(['prowessUsed silent-command archer.1'])
    const helm = given({
      prowess: ['helm-of-darkness'],
      combat: { arena: 'LAM', mine: ['hero D4', 'archer.1 D5'], rival: ['defender.2 A1'] },
    })
      .from('rival')
      .do('helm')
    expect(told(helm, 'prowessUsed')).toEqual(['prowessUsed helm-of-darkness'])
    const spear = given({
      prowess: ['second-spear'],
      tactics: ['adrenaline', 'bolster-health'],
      combat: { arena: 'LAM', places: '0', mine: ['archer.1 G1'], rival: ['defender.2 A1'] },
    }).do('begin', 'tactic adrenaline archer.1', 'tactic bolster-health archer.1')
    expect(told(spear, 'tacticPlaced', 'hpGained', 'tacticReturned', 'prowessUsed')).toEqual([
      'tacticPlaced player adrenaline archer.1',
      'prowessUsed second-spear',
      'tacticPlaced player bolster-health archer.1',
      'hpGained archer.1 2 4 bolster-health',
      'tacticReturned bolster-health archer.1',
    ])
  })
  test('[VIC-SCION-03] [VIC-SCION-12] a scion: blessings, activity, effect', () => {
    const game = acting('apep', '... ... x..', { rival: ['apep A1'], mine: ['hero G4'], scion: { count: 2 } })
    expect(told(game, 'scionEffect', 'darkness')).toEqual(['scionEffect apep.darken 1', 'darkness 2 3'])
    expect(
      game
        .of('activity')[0]
        ?.rolled.map(({ die, hit }) => `${die}${hit ? '!' : ''}`)
        .join(' '),
    ).toBe('B B B K K K Y! Y Y')
  })
})
