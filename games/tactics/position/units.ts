import type { BoxId, UnitCardId } from '../content/ids.ts'
import type { UnitClass } from '../content/types.ts'
import { UNITS } from '../content/units.ts'
import { groundOf } from '../rules/realm/ground.query.ts'
import { insideOf, spaceOf } from '../rules/realm/spaces.query.ts'
import type { EnemyId, Open, Owner, Space, Unit } from '../rules/state/shape.ts'

export const CLASSES: readonly UnitClass[] = ['fighter', 'wizard', 'rogue', 'beast']

export const isEnemy = (owner: Owner): owner is EnemyId => owner.startsWith('e')

export const space = (name: string): Space => {
  const found = spaceOf(name)
  if (found === undefined) throw new Error(`no space "${name}"`)
  return found
}

export const fresh = (owner: Owner, card: string, at: Space): Unit => {
  const printed = UNITS[card as UnitCardId]
  if (printed === undefined) throw new Error(`no unit card "${card}"`)
  const side = isEnemy(owner) ? printed.solo : printed.front
  return {
    owner,
    class: printed.class,
    card: card as UnitCardId,
    at,
    health: side.health,
    supply: isEnemy(owner) ? 0 : side.supply,
    weakened: false,
    weakenedThisTurn: false,
    taken: [],
    villages: [],
    ballistas: [],
    damaged: false,
    serial: 0,
  }
}

export const place = (open: Open, owner: Owner, text: string): void => {
  const [card = '', at = '', ...words] = text.split(/\s+/)
  const inside = at.includes(':')
  const unit = fresh(owner, card, inside || at === '-' ? -1 : space(at))
  if (inside) {
    const [box, cell] = at.split(':') as [BoxId, string]
    unit.inside = { box, at: insideOf(cell) as number }
    open.flipped[box] = `${owner}.${unit.class}`
  }
  for (const word of words) {
    if (word === 'weak' || word === 'weakNow') {
      unit.weakened = true
      unit.weakenedThisTurn = word === 'weakNow'
    } else if (word === 'hurt') unit.damaged = true
    else if (word.startsWith('did:')) unit.taken.push(word.slice(4) as 'move')
    else if (/^h\d+$/.test(word)) unit.health = Number(word.slice(1))
    else if (/^s\d+$/.test(word)) unit.supply = Number(word.slice(1))
    else throw new Error(`what is "${word}" of ${card}?`)
  }
  if (unit.at >= 0 && open.turn?.owner === owner && groundOf(open).terrain(unit.at) === 'ballista')
    unit.ballistaStart = unit.at
  open.units[`${owner}.${unit.class}`] = unit
}
