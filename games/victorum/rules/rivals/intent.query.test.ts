import { expect, test } from 'vitest'
import type { Arms } from '../../position/arms.ts'
import { openOf } from '../../position/open.ts'
import type { Position } from '../../position/words.ts'
import { RUNNING } from '../../test/running.ts'
import { hexName } from '../ground/hexes.query.ts'
import { type Intent, intentOf } from './intent.query.ts'

const intents = (combat: Arms | undefined, position: Position = {}): Intent[] =>
  intentOf(openOf(combat === undefined ? position : { ...position, combat }))
/** `entry: from → target hits/defeats`. */
const told = ({ unit, idle, plan, strikes }: Intent): string[] =>
  strikes.length === 0
    ? [`${unit} ${idle}`]
    : strikes.map(({ from, special, blows }) => {
        const whom = blows.map(({ target, hits, defeats }) => `${target} ${hits.toFixed(2)}/${defeats.toFixed(2)}`)
        return `${unit} ${plan.backup ? '~' : ''}${plan.entry} ${hexName(from)}: ${[special, ...whom].filter(Boolean).join(' ')}`
      })

test('before the rival’s turn: mark, entry, every hex it may end on, whom it would attack there and with what odds', () => {
  expect(intents(undefined, RUNNING).flatMap(told)).toEqual([
    // one Movement only, as long as the tactic is not placed
    'defender.2 ~!with:trident B2: ',
    'reptilian ~!with:trident C3: ',
    'reptilian ~!with:trident D3: ',
  ])
  const near = intents({
    arena: 'ATL',
    turn: 3,
    rival: ['reptilian C2 adrenaline'],
    mine: ['hero E4 trident', 'defender.1 F3 hp2'],
  })
  expect(near.flatMap(told)).toEqual([
    'reptilian !with:trident D4: hero 1.00/0.00',
    'reptilian !with:trident E3: defender.1 1.00/0.25',
  ])
})

test('what it takes up on its way counts', () => {
  const list = intents({ arena: 'ATL', rival: ['coral-hoplite B3'], mine: ['attacker.1 D5'] })
  expect(list.flatMap(told)).toEqual(['coral-hoplite chip:trident D4: attacker.1 1.67/0.14'])
  expect(list[0]?.strikes[0]?.path.map(hexName)).toEqual(['C3', 'D4'])
  expect(list[0]?.strikes[0]?.blows[0]?.dice).toEqual(['K', 'B', 'Y'])
})

test('fatigued units do nothing; a daze is over by their next turn, in their own turn it is not', () => {
  const rival = ['attacker.1 C3 dazed', 'attacker.2 C4 stun:rival:4']
  const combat: Arms = { arena: 'ATL', turn: 3, trident: 'none', rival, mine: ['hero D4'] }
  expect(intents({ ...combat, side: 'player' }).flatMap(told)).toEqual([
    'attacker.1 !farthest C3: hero 1.00/0.00',
    'attacker.2 fatigued',
  ])
  expect(intents({ ...combat, side: 'rival', step: 'move' }).map(({ idle }) => idle)).toEqual(['dazed', 'fatigued'])
})

test('in its own turn only what is left of it', () => {
  const combat: Arms = {
    arena: 'ATL',
    turn: 3,
    trident: 'none',
    side: 'rival',
    rival: ['attacker.1 B3 moved'],
    mine: ['hero D4'],
  }
  expect(intents({ ...combat, step: 'move' }).flatMap(told)).toEqual(['attacker.1 ~!farthest B3: '])
  expect(intents({ ...combat, step: 'engage', rival: ['attacker.1 C3 acted'] }).map(({ idle }) => idle)).toEqual([
    'done',
  ])
})

test('Specials, beasts and scions', () => {
  const hurl = intents({ arena: 'PAR', chariot: 'none', rival: ['war-elephant C3'], mine: ['attacker.1 D3'] })
  expect(hurl.flatMap(told)).toEqual(['war-elephant !slowest C3: hurl attacker.1 0.00/0.00'])
  const beasts = intents({ arena: 'REF', rival: ['attacker.2 A4'], mine: ['archer.1 E4 hp1'], beasts: ['beast.1 E3'] })
  expect(beasts.flatMap(told).at(-1)).toBe('beast.1 !closest E3: archer.1 0.50/0.50')
  const scion = intents({ kind: 'scion', arena: 'VES', turn: 3, rival: ['taotie C4'], mine: ['hero D4'] }, { act: 4 })
  expect(scion.flatMap(told)).toEqual(['taotie !weakest C4: hero 0.00/0.00'])
  // how far it will go only the dice say
  const far = intents({ kind: 'scion', arena: 'VES', turn: 3, rival: ['taotie B3'], mine: ['hero D4'] }, { act: 4 })
  expect(far.flatMap(told)).toEqual(['taotie ~!weakest B3: '])
})

test('looking changes nothing', () => {
  const open = openOf(RUNNING)
  const before = JSON.stringify(open)
  intentOf(open)
  expect(JSON.stringify(open)).toBe(before)
})
