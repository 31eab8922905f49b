import { copyable, whyNotCopy } from '../heroes/heroChoices.query.ts'
import { actingSeat, heroOf } from '../heroes/heroes.query.ts'
import { onOneHorde, printedTiles, shotCells, tileOf, typeOf } from '../heroes/heroPieces.query.ts'
import { mapIn } from '../map/map.query.ts'
import { aim, placeFor, strike } from '../heroes/attack.ts'
import { chooseHero, chooseMove } from '../heroes/choosing.ts'
import { performCopy } from '../heroes/perform.ts'
import { go, option, question, step } from '../state/kit.ts'
import type { Cell, Now, Offers, TileCounts } from '../state/shape.ts'
import type { EffectsOf, HeroEffect } from './effect.ts'
import { placeWithSoldiers } from './lilith.ts'

/** A shot; from a building site of any colour with a 1×2 more on the same horde (RIFT-MAGNUS-01, RIFT-RULING-73). */
export const magnus: HeroEffect = {
  use: { perform: (play, about) => play.next(aim(about), magnusShoots({ hero: about.hero })) },
}
const magnusShoots = step('magnus.shoot', (play, { hero }) => {
  const { open } = play.state
  const { at, facing } = heroOf(open, hero)
  const cells = shotCells(open, hero, 'basic', facing)
  const pieces = printedTiles(hero, 'basic', cells)
  if (mapIn(open).kindOf(at) === 'site') pieces.push(tileOf('I2', typeOf(hero, 'basic'), cells))
  placeFor(play, { hero, as: 'basic' }, onOneHorde(pieces))
})

/** Any hero is moved anywhere and attacks; then three 1×1 on one horde it hit (RIFT-MAGNUS-03, RIFT-RULING-43). */
const hocusPocus: HeroEffect<'hocus-pocus'> = {
  use: {
    perform: (play, { hero }) => play.next(chooseHero({ hero, as: 'hocus-pocus' })),
    chosen: (play, { hero, who }) => {
      play.next(chooseMove({ hero, as: 'hocus-pocus', who }))
      if (who === 'wildcat') return
      play.next(go('hero.basic', { hero: who }), hocusTiles({ hero, before: tileCounts(play.state.open) }))
    },
  },
}
const tileCounts = (open: Now['open']): TileCounts => {
  const counts: TileCounts = {}
  for (const { id, tiles } of open.trays) counts[id] = tiles.length
  return counts
}
/** Hordes with more tiles than before are those that were hit. */
const hocusTiles = step('hocus-pocus.tiles', (play, { hero, before }) => {
  const cells: Cell[] = []
  for (const { id, at, tiles } of play.state.open.trays) if (tiles.length > (before[id] ?? 0)) cells.push(at)
  if (cells.length > 0)
    placeFor(play, { hero, as: 'hocus-pocus' }, onOneHorde(printedTiles(hero, 'hocus-pocus', cells)))
})

/** Any other ability of this game, performed as if it were his; its tile is not turned (RIFT-MAGNUS-05, RIFT-RULING-44). */
const knowledgeIsPower: HeroEffect = {
  use: { perform: (play, { hero }) => play.next(chooseCopy({ hero })) },
}
const chooseCopy = question('ability.copy', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, { hero }) => {
    const list: Offers<'copy'> = []
    for (const ability of copyable(open))
      list.push(option({ do: 'copy', ability }, performCopy({ hero, ability }), `ability ${ability}`))
    return list
  },
  whyNot: ({ open }, _about, { answer }) =>
    answer?.do === 'copy' || answer?.do === 'ability' ? whyNotCopy(open, answer.ability) : undefined,
})

export const MAGNUS: EffectsOf<'magnus'> = {
  'hocus-pocus': hocusPocus,
  /** RIFT-MAGNUS-04. */
  mirage: { use: { perform: placeWithSoldiers } },
  'knowledge-is-power': knowledgeIsPower,
  /** Any horde but his own (RIFT-MAGNUS-07). */
  'arcanic-storm': { use: { perform: (play, about) => play.next(strike(about)) } },
}
