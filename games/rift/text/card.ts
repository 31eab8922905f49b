import type { GameText } from '../../types.ts'
import type { BlockId, ScenarioId, Spawn } from '../content/ids.ts'
import type { View } from '../rules/state.ts'
import { type Face, face } from './card/face.ts'
import { blockFace, cellFace, exitFace, poolFace, scenarioFace, seatFace, siteFace, stackFace } from './card/places.ts'
import { abilityFace, heroFace, spellFace, towerFace } from './card/towers.ts'
import { bossFace, enemyFace, squareFace, trayFace } from './card/trays.ts'
import { isAbility, isEnemy, isSite, isSpecial, isSpell, isStorm, isTower } from './names.ts'
import { isBoss, isSeat, isTray, isUnit, viewOf } from './read.ts'
import { CARD_RULES } from './rules.ts'
import { CARDS } from '../content/cards.ts'
import type { Words } from './words.ts'

type Say = (words: Words, view: View, id: string, more: string | undefined) => Face | undefined

const stormFace: Say = ({ texts }, _view, id) => {
  const storm = isStorm(id) ? texts.storms[id] : undefined
  return storm && face(storm.name, texts.cards.storm, storm.text, CARD_RULES.storm)
}
const specialFace: Say = (words, _view, id) => {
  const boss = id.slice(0, 2)
  if (!isSpecial(words, id) || !isBoss(boss)) return undefined
  const { specials, cards } = words.texts
  return face(specials[id].name, cards.special(boss), specials[id].text, CARD_RULES.boss)
}

/** By the first word of the anchor. */
const FACES: Readonly<Record<string, Say>> = {
  tower: (words, { open }, id) => (isTower(id) ? towerFace(words, open, id) : undefined),
  hero: (words, { open }, id) => (isUnit(id) ? heroFace(words, open, id) : undefined),
  ability: (words, { open }, id) => (isAbility(id) ? abilityFace(words, open, id) : undefined),
  spell: (words, { open }, id) => (isSpell(id) ? spellFace(words, open, id) : undefined),
  tray: (words, { open }, id) =>
    isBoss(id)
      ? bossFace(words, open, id)
      : isTray(id) && Object.hasOwn(CARDS, id)
        ? trayFace(words, open, id)
        : undefined,
  boss: (words, { open }, id) => (isBoss(id) ? bossFace(words, open, id) : undefined),
  square: (words, { open }, id, square = '') => squareFace(words, open, id, square),
  enemy: (words, _view, id) => (isEnemy(id) ? enemyFace(words, id) : undefined),
  site: (words, { open }, id) => (isSite(id) ? siteFace(words, open, id) : undefined),
  cell: (words, { open }, id) => cellFace(words, open, id),
  stack: (words, { open }, id) => stackFace(words, open, Number(id) as Spawn),
  exit: (words, { open }, id) => exitFace(words, open, id),
  block: (words, { open }, id) => blockFace(words, open, Number(id) as BlockId),
  storm: stormFace,
  special: specialFace,
  pool: poolFace,
  scenario: (words, _view, id) => scenarioFace(words, Number(id) as ScenarioId),
  seat: (words, { open }, id) => (isSeat(id) ? seatFace(words, open, id) : undefined),
}

/** The full text of whatever an anchor stands for. */
export const makeCard =
  (words: Words): GameText['card'] =>
  (anchor, anyView) => {
    const [kind = '', id = '', more] = anchor.split(' ')
    return Object.hasOwn(FACES, kind) ? FACES[kind]?.(words, viewOf(anyView), id, more) : undefined
  }
