import { expect, test } from 'vitest'
import type { PriorityEntry } from '../../content/types.ts'
import type { Arms } from '../../position/arms.ts'
import { openOf } from '../../position/open.ts'
import type { Position } from '../../position/words.ts'
import { unitNamed } from '../units/units.query.ts'
import { entriesFor, isMeant, listFor, mayMark } from './lists.query.ts'

const fight = (combat: Arms, position: Position = {}) => {
  const open = openOf({ ...position, combat })
  const unit = (id: string) => {
    const found = unitNamed(open, id)
    if (found === undefined) throw new Error(`${id} is not there`)
    return found
  }
  /** Whom a bold entry of the rival's list means. */
  const meant = (id: PriorityEntry, by: string): string[] => {
    const entry = entriesFor(open, unit(by)).find(each => each.id === id)
    if (entry === undefined) throw new Error(`${id} is not on the list of ${by}`)
    return (open.combat?.units ?? []).filter(other => isMeant(open, entry, other)).map(other => other.id)
  }
  return { open, unit, meant }
}

test('[VIC-RIVAL-MOVE-05] [VIC-RULING-04] each entry means exactly those that carry or stand on what it names', () => {
  const forum = fight({
    arena: 'ATL',
    sport: 'flag',
    rival: ['attacker.2 A1'],
    mine: ['hero D4 flag', 'archer.1 D5 trident', 'attacker.1 D6'],
  })
  expect(forum.meant('!flagholder', 'attacker.2')).toEqual(['hero'])
  expect(forum.meant('!with:trident', 'attacker.2')).toEqual(['archer.1'])
  const cove = fight({ arena: 'LAM', rival: ['attacker.2 A1'], mine: ['hero D4', 'archer.1 D5', 'attacker.1 D6'] })
  expect(cove.meant('!on:post', 'attacker.2')).toEqual(['hero', 'attacker.1'])
  const circus = fight({ arena: 'ARG', rival: ['attacker.2 A1'], mine: ['hero D4 flag', 'archer.1 D5 laurel'] })
  expect(circus.meant('!with:laurel', 'attacker.2')).toEqual(['archer.1'])
  const track = fight({ arena: 'PAR', rival: ['attacker.2 A1'], mine: ['hero D4', 'archer.1 D5'] })
  expect(track.meant('!hero', 'attacker.2')).toEqual(['hero'])
})

test('[VIC-GEN-02] Assassins put your hero before the whole list of rival units, and of nobody else', () => {
  const { open, unit } = fight({ arena: 'REF', event: 'B29', rival: ['attacker.2 A1'], beasts: ['beast.1 D2'] })
  expect(listFor(open, unit('attacker.2'))).toEqual(['!hero', '!flagholder', '!on:key', '!weakest'])
  expect(listFor(open, unit('beast.1'))).toEqual(['!closest'])
})

test('[VIC-UNIT-15] the Helm of Darkness hides your hero from rival units, not from beasts, and hides nobody else', () => {
  const arms: Arms = {
    arena: 'REF',
    rival: ['attacker.2 A1'],
    mine: ['hero E4', 'archer.1 E5'],
    beasts: ['beast.1 D2'],
  }
  const marks = (more: Arms) => {
    const { open, unit } = fight({ ...arms, ...more })
    return (['attacker.2', 'beast.1'] as const).map(by =>
      ['hero', 'archer.1', 'attacker.2'].filter(id => mayMark(open, unit(by), unit(id))).join(),
    )
  }
  expect(marks({})).toEqual(['hero,archer.1', 'hero,archer.1,attacker.2'])
  expect(marks({ unseen: true })).toEqual(['archer.1', 'hero,archer.1,attacker.2'])
})
