import { allKnown, noneTwice, onlyWords, refuse, within } from '../../text/position.ts'
import { HEROES } from '../content/heroes.ts'
import { TACTIC_IDS } from '../content/tactics.ts'
import { hexName } from '../rules/ground/hexes.query.ts'
import type { Open } from '../rules/state/shape.ts'
import type { Position } from './words.ts'

const WORDS: Readonly<Record<keyof Position, true>> = {
  hero: true,
  scion: true,
  difficulty: true,
  act: true,
  weeks: true,
  round: true,
  phase: true,
  place: true,
  from: true,
  landing: true,
  influence: true,
  hp: true,
  health: true,
  movement: true,
  range: true,
  leadership: true,
  blessings: true,
  dice: true,
  prowess: true,
  units: true,
  defeated: true,
  tactics: true,
  opportunities: true,
  campBanes: true,
  supply: true,
  chips: true,
  specials: true,
  prowessLeft: true,
  primuses: true,
  sport: true,
  bloodshed: true,
  opportunity: true,
  stacks: true,
  banes: true,
  bag: true,
  removed: true,
  onceAct: true,
  deeds: true,
  offer: true,
  only: true,
  combat: true,
  begins: true,
  rolls: true,
}

/** Throws a sentence when there can be no such position. */
export const checkPosition = (position: Position): void => {
  onlyWords('Victorum', position, WORDS)
  within('The Act', position.act, 1, 4)
  within('HP of the hero', position.hp, 0, 12)
  allKnown('hero', position.hero ? [position.hero] : [], id => id in HEROES)
  allKnown('tactic', position.tactics ?? [], id => TACTIC_IDS.some(tactic => tactic === id))
  const { rolls = '' } = position
  if (!/^[x. 0-9]*$/.test(rolls)) refuse(`Dice are told by “x”, “.” and figures, not by “${rolls}”.`)
}

/** What only shows in the arena: who stands where. */
export const checkOpen = ({ camp, combat }: Open): void => {
  const units = combat?.units ?? []
  noneTwice('unit', [
    ...units.map(({ id }) => id),
    ...(combat?.column ?? []).map(({ chip }) => chip),
    ...camp.units,
    ...camp.defeated,
  ])
  for (const { at } of units)
    if (units.filter(other => other.at === at).length > 1) refuse(`Two units stand on ${hexName(at)}.`)
}
