import type { ArtifactId, FoeId } from '../../content/ids.ts'
import type { Colour, PlaceId, RegionId } from '../../rules/state/shape.ts'
import { change, figure, start } from '../../../text/sentence.ts'
import { artifacts, colours, count, foes, list, places } from './names.ts'

const ap = (n: number) => `${figure(n)} AP`
const hp = (n: number) => `${figure(n)} HP`

/** What can be chosen, and what it would do. */
export const options = {
  groups: { move: 'Move', act: 'Act', abilities: 'Abilities' },
  draw: 'Draw the next card',
  move: (to: PlaceId) => `Move to ${places[to].the}`,
  secure: (place: PlaceId) => `Secure ${places[place].the}`,
  /** The same where it cannot be done. */
  secureHere: 'Secure',
  fight: (foe: FoeId) => `Fight ${foes[foe].the}`,
  sacrifice: 'Sacrifice',
  end: 'End the Turn',
  ready: 'I’m done',
  unready: 'I’m not done after all',
  defend: (who: string) => `${who}: Defend`,
  decline: (who: string) => `${who}: do not Defend`,
  reconsider: (who: string) => `${who}: think again`,
  of: (who: string, what: string) => `${who}: ${what}`,
  top: 'Leave it on top',
  bottom: 'Put it at the bottom',
  path: (steps: readonly PlaceId[]) => start(steps.map(step => places[step].the).join(', then ')),
  heal: (who: string) => `Heal ${who}`,
  pass: 'Neither',
  drop: (artifact: ArtifactId) => `Drop ${artifacts[artifact].the}`,
  refuse: (artifact: ArtifactId) => `Refuse ${artifacts[artifact].the}`,
}

/** The second line: price and result. */
export const why = {
  ap,
  hp,
  free: 'free',
  hitPoints: (from: number, to: number) => `Hit Points ${change(from, to)}`,
  threat: (place: PlaceId, from: number, to: number) => `${places[place].name} ${change(from, to)}`,
  threatTo: (from: number, to: number) => `Threat ${change(from, to)}`,
  threatThere: (threat: number) => `Threat ${threat}`,
  destroyedThere: 'Destroyed',
  foeThere: 'the Foe is there',
  foe: (foe: FoeId, from: number, to: number) => `${foes[foe].name} ${change(from, to)}`,
  foeGoesTo: (to: RegionId) => `the Foe goes to ${places[to].the}`,
  event: 'then an Epic Event',
  hurtsBack: (amount: number) => `then ${hp(amount)} less`,
  wins: 'victory',
  dearer: (foe: FoeId) => `dearer for ${foes[foe].the}`,
  restoredFirst: 'first Restored',
  hero: (max: number, ability: string) => `${max} Hit Points. ${ability}`,
  use: (price: string, brief: string) => `${price}: ${brief}`,
  sacrifice: (gain: number) => `${ap(gain)} to spend at once`,
  exhausts: 'Exhausted',
  lose: (n: number) => `lose ${n} unspent AP`,
  left: (n: number) => `${ap(n)} left`,
  waitsFor: (n: number) => `waits for ${count(n, 'other', 'others')}`,
  notBegun: (defenders: readonly Colour[]) =>
    `no Turn, so no Restore, for ${list(defenders.map(colour => colours[colour]))}`,
  from: (place: PlaceId, ability: string) => `from ${places[place].the} (${ability})`,
  flies: (place: PlaceId, ability: string) => `to ${places[place].the} (${ability})`,
  after: (ability: string) => `then ${ability}`,
  artifact: 'then an Artifact',
  ifNobody: (result: string) => `If nobody Defends: ${result}`,
  falls: (place: PlaceId) => `${places[place].name} Destroyed`,
  capital: (from: number, to: number) => `Capital ${change(from, to)} of 8`,
  lost: 'the game is lost',
  comesHere: (place: PlaceId) => `to ${places[place].the}`,
  attacks: (regions: readonly RegionId[]) => `attacks: ${regions.map(region => places[region].name).join(', ')}`,
  missesRound: 'out for the next Round',
  drawnNext: 'drawn next',
  drawnLast: 'drawn last',
  takes: (artifact: ArtifactId) => `for ${artifacts[artifact].the}`,
  shuffledBack: 'shuffled back into the Artifact Deck',
}
