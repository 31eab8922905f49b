import type { GameText } from '../../../types.ts'
import type { View } from '../../rules/state.ts'
import {
  isBane,
  isDeck,
  isDie,
  isFight,
  isHeroId,
  isOpportunity,
  isPlace,
  isRegion,
  isScion,
  isSkill,
  isTactic,
} from '../names.ts'
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
} from './cards.ts'
import type { CardFace } from '../../../types.ts'
import { bagFace, deckFace, dieFace, gaugeFace, hexFace, placeFace, stackFace } from './places.ts'
import { padFace, primusFace, unitFace } from './units.ts'

type Show = (words: Words, view: View, id: string) => CardFace | undefined

/** By the first word of an anchor. */
const SHOW: Readonly<Record<string, Show>> = {
  unit: (words, { open }, id) => unitFace(words, open, id) ?? (isBane(id) ? baneFace(words, id) : undefined),
  primus: (words, _view, id) => (isHeroId(id) ? primusFace(words, id) : undefined),
  skill: (words, _view, id) => (isSkill(id) ? skillFace(words, id) : undefined),
  tactic: (words, { open }, id) => (isTactic(id) ? tacticFace(words, open, id) : undefined),
  bane: (words, _view, id) => (isBane(id) ? baneFace(words, id) : undefined),
  prowess: (words, _view, id) => prowessFace(words, id),
  card: (words, { open }, id) =>
    isFight(id) ? fightFace(words, id) : isOpportunity(id) ? opportunityFace(words, open, id) : undefined,
  scion: (words, _view, id) => (isScion(id) ? scionFace(words, id) : undefined),
  arena: (words, _view, id) => (isRegion(id) ? arenaFace(words, id) : undefined),
  die: (words, _view, id) => (isDie(id) ? dieFace(words, id) : undefined),
  stack: (words, view, id) => (isRegion(id) ? stackFace(words, view, id) : undefined),
  bag: (words, { open }) => bagFace(words, open),
  deck: (words, view, id) => (isDeck(id) ? deckFace(words, view, id) : undefined),
  place: (words, { open }, id) => (isPlace(id) ? placeFace(words, open, id) : undefined),
  hex: (words, { open }, id) => hexFace(words, open, id),
  pool: (words, { open }, id) => gaugeFace(words, open, id),
  term: (words, _view, id) => termFace(words, id),
}

/** The full text of whatever an anchor names. */
export const makeCard =
  (words: Words): GameText['card'] =>
  (anchor, anyView) => {
    const [kind = '', id = ''] = anchor.split(' ')
    return SHOW[kind]?.(words, viewOf(anyView), id)
  }

/** Heroes and scions, as they are chosen before a campaign. */
export const makeSetting =
  (words: Words): NonNullable<GameText['setting']> =>
  (id, value) => {
    if (id === 'hero' && isHeroId(value)) return padFace(words, value)
    return id === 'scion' && isScion(value) ? scionFace(words, value) : undefined
  }
