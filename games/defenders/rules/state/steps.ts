import type { ArtifactId, DireId, EnemyId, HeroId } from '../../content/ids.ts'
import type { Attack, Use, WayId, Window } from './questions.ts'
import type { CardId, Cause, Colour, PlaceId, RegionId, Seat, Side } from './open.ts'

type Whose = { defender: Colour }
type Found = { defender: Colour; artifact: ArtifactId }
/** What a rallied Defender does. */
export type Deed = { deed: 'move'; to: PlaceId } | { deed: 'secure' } | { deed: 'fight' }
export interface Dealing {
  sides: 'random' | Side
  /** In the order in which heroes are chosen: red, blue, green, yellow. */
  defenders: { seat: Seat; defender: Colour; hero: HeroId | 'choose' | 'random' }[]
}

/** Every step of the game with what it carries. */
export type Steps = {
  'setup.deal': Dealing
  'setup.drawHero': { seat: Seat; defender: Colour }
  'setup.setHero': { seat: Seat; defender: Colour; hero: HeroId }
  'round.begin': undefined
  'round.nextCard': undefined
  'round.drawCard': undefined
  'round.finishCard': undefined
  'round.end': undefined
  'round.expire': undefined
  'round.addHordeCard': undefined
  'round.createTurnDeck': undefined
  'turn.resolve': Whose
  'turn.begin': Whose
  'turn.grantAp': Whose
  'turn.end': undefined
  'all.resolve': { card: 'all.1' | 'all.2' }
  'all.grantPool': undefined
  'all.takeTurn': Whose
  'all.ready': { seat: Seat; ready: boolean }
  'all.end': undefined
  'enemy.resolve': { card: EnemyId }
  'enemy.attackSecond': Attack
  attack: Attack
  'attack.undefended': Attack
  'dire.resolve': { card: DireId }
  'dire.effect': { card: DireId }
  defend: { attack: Attack; defender: Colour; way: WayId }
  'defend.decline': { window: Window; defender: Colour }
  move: { defender: Colour; to: PlaceId }
  secure: Whose
  fight: Whose
  sacrifice: Whose
  'threat.add': { region: RegionId; cause: Cause; by?: EnemyId | DireId }
  'threat.lower': { region: RegionId; amount: number; cause: Cause; defender: Colour }
  'threat.destroy': { region: RegionId; cause: Cause }
  'capital.add': { cause: Cause }
  'capital.lower': { amount: number; cause: Cause; defender: Colour }
  'hp.lose': { defender: Colour; amount: number; cause: Cause }
  'hp.gain': { defender: Colour; amount: number; cause: Cause }
  'hp.restore': { defender: Colour; cause: Cause }
  'defenders.displace': { moves: readonly { defender: Colour; to: PlaceId }[]; cause: Cause }
  'artifact.gain': Whose
  'artifact.replace': Found & { drop: ArtifactId }
  'artifact.putBack': Found
  'foe.reveal': undefined
  'foe.hurt': { cause: Cause; by?: Colour }
  'foe.heal': { amount: number }
  'foe.move': { to: RegionId; cause: Cause }
  'foe.moveClockwise': { steps: number; cause: Cause }
  'deck.turnUpTop': undefined
  'deck.showTop': { count: number; cause: Cause }
  'deck.putShownBack': { where: 'top' | 'bottom' }
  'ability.pay': Use & { more?: number }
  augury: Use
  thunderclap: Use
  entomb: { defender: Colour; card: CardId }
  drain: undefined
  'dire.inVain': { card: DireId }
  horn: { use: Use; target: Colour }
  'mirage.putInOrder': { cards: readonly CardId[] }
  'rally.act': { defender: Colour; what: Deed }
  'retribution.secure': Use
  sandglass: undefined
  seaLane: { use: Use; to: RegionId }
  'sprint.step': { defender: Colour; to: PlaceId; cause: Cause }
  'vigil.stepIn': Use
  'vigil.stepOut': undefined
}
