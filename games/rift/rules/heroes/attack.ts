import type { UnitId } from '../../content/ids.ts'
import type { Turn } from '../../content/types.ts'
import { actingSeat, heroOf } from './heroes.query.ts'
import { bonusPieces, bonusUnder, facingMatters, printedTiles, reachCells } from './heroPieces.query.ts'
import { heroIn } from './harm.ts'
import { placePieces } from '../placing/place.ts'
import { option, question, step } from '../state/kit.ts'
import type { Acting, Now, Offer, Piece, Play } from '../state/shape.ts'

/** All pieces of a hero's attack are placed by whoever acts (RIFT-ACTION-05, RIFT-RULING-33, RIFT-RULING-35). */
export const placeFor = (play: Play, { hero, as }: Acting, pieces: readonly Piece[]): void => {
  if (pieces.length === 0) return
  play.next(placePieces({ seat: actingSeat(play.state.open, hero), by: { kind: 'hero', hero, as }, pieces }))
}

/** Which way the hero looks: all arrows of the action follow (RIFT-MOVE-08, RIFT-MOVE-09, RIFT-RULING-29). */
export const aim = question('hero.face', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, { hero, as }) => (facingMatters(open, hero, as) ? facingsOf(hero) : []),
})

const face = step('hero.turn', (play, { hero: id, facing }) => {
  const hero = heroIn(play, id)
  if (hero.facing === facing) return
  hero.facing = facing
  play.emit({ type: 'heroFaced', hero: id, facing })
})

const TURNS: readonly Turn[] = [0, 1, 2, 3]
const made: Partial<Record<UnitId, readonly Offer<'face'>[]>> = {}
const facingsOf = (hero: UnitId): readonly Offer<'face'>[] =>
  (made[hero] ??= TURNS.map(facing => option({ do: 'face', turn: facing }, face({ hero, facing }))))

/** The printed tiles, wherever the printed reach allows (RIFT-ACTION-02…04). */
export const strike = step('hero.strike', (play, about) => {
  const { hero, as } = about
  const { open } = play.state
  placeFor(play, about, printedTiles(hero, as, reachCells(open, hero, as, heroOf(open, hero).facing)))
})

/** What the tile that the last attack laid first brings (RIFT-RULING-37). */
export const bonusNow = (open: Now['open'], { hero, as }: Acting): ReturnType<typeof bonusUnder> => {
  const tile = open.placing?.placed[0]
  return tile === undefined ? { dots: 0, heals: false } : bonusUnder(open, hero, as, tile.tray, tile.mask)
}
/** Its 1×1 tiles. */
export const placeBonus = (play: Play, about: Acting): void => {
  const { open } = play.state
  const tile = open.placing?.placed[0]
  if (tile !== undefined) placeFor(play, about, bonusPieces(open, about.hero, about.as, tile.tray, tile.mask))
}
