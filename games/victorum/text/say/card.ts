import type { GameText } from '../../../types.ts'
import { hexName } from '../../rules/ground/hexes.query.ts'
import type { Thing, View } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { isBane, isFight, isHeroId, isOpportunity, isScion } from '../names.ts'
import { viewOf } from '../read.ts'
import type { Words } from '../words.ts'
import {
  arenaFace,
  baneFace,
  fightFace,
  opportunityFace,
  prowessFace,
  scionFace,
  skillFace,
  tacticFace,
  termFace,
} from '../card/cards.ts'
import type { CardFace } from '../../../types.ts'
import { bagFace, deckFace, dieFace, gaugeFace, hexFace, placeFace, stackFace } from '../card/places.ts'
import { padFace, primusFace, unitFace } from '../card/units.ts'

type Show = {
  readonly [K in Thing['is']]: (words: Words, view: View, thing: Extract<Thing, { is: K }>) => CardFace | undefined
}

/** By what an anchor names. */
const SHOW: Show = {
  unit: (words, { open }, { unit }) =>
    unitFace(words, open, unit) ?? (isBane(unit) ? baneFace(words, unit) : undefined),
  primus: (words, _view, { hero }) => primusFace(words, hero),
  skill: (words, _view, { skill }) => skillFace(words, skill),
  tactic: (words, { open }, { tactic }) => tacticFace(words, open, tactic),
  bane: (words, _view, { bane }) => baneFace(words, bane),
  prowess: (words, _view, { prowess }) => prowessFace(words, prowess),
  card: (words, { open }, { card }) =>
    isFight(card) ? fightFace(words, card) : isOpportunity(card) ? opportunityFace(words, open, card) : undefined,
  scion: (words, _view, { scion }) => scionFace(words, scion),
  arena: (words, _view, { region }) => arenaFace(words, region),
  die: (words, _view, { die }) => dieFace(words, die),
  stack: (words, view, { region }) => stackFace(words, view, region),
  bag: (words, { open }) => bagFace(words, open),
  deck: (words, view, { deck }) => deckFace(words, view, deck),
  place: (words, { open }, { place }) => placeFace(words, open, place),
  hex: (words, { open }, { hex }) => hexFace(words, open, hexName(hex)),
  pool: (words, { open }, { pool }) => gaugeFace(words, open, pool),
  term: (words, _view, { term }) => termFace(words, term),
}

/** The full text of whatever an anchor names. */
export const createCard =
  (words: Words): GameText['card'] =>
  (anchor, anyView) => {
    const thing = ids.thing(anchor)
    return (
      thing &&
      (SHOW[thing.is] as (words: Words, view: View, thing: Thing) => CardFace | undefined)(
        words,
        viewOf(anyView),
        thing,
      )
    )
  }

/** Heroes and scions, as they are chosen before a campaign. */
export const createSetting =
  (words: Words): NonNullable<GameText['setting']> =>
  (id, value) => {
    if (id === 'hero' && isHeroId(value)) return padFace(words, value)
    return id === 'scion' && isScion(value) ? scionFace(words, value) : undefined
  }
