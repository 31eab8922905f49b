import type { GameText } from '../../../types.ts'
import { CARDS } from '../../content/cards.ts'
import { BOSS_IDS, SPECIALS } from '../../content/bosses.ts'
import type { SpecialId, StormId } from '../../content/ids.ts'
import { isBossId } from '../../rules/march/trays.query.ts'
import type { Thing, View } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { face } from '../../../text/parts.ts'
import type { CardFace } from '../../../types.ts'
import { blockFace, cellFace, exitFace, poolFace, scenarioFace, seatFace, siteFace, stackFace } from '../card/places.ts'
import { abilityFace, heroFace, spellFace, towerFace } from '../card/towers.ts'
import { bossFace, enemyFace, squareFace, trayFace } from '../card/trays.ts'
import { viewOf } from '../read.ts'
import { CARD_RULES } from '../rules.ts'
import type { Words } from '../words.ts'

const stormFace = ({ texts }: Words, id: StormId): CardFace | undefined => {
  const storm = texts.storms[id]
  return storm && face(storm.name, texts.cards.storm, storm.text, CARD_RULES.storm)
}
const specialFace = ({ texts: { specials, cards } }: Words, id: SpecialId): CardFace | undefined => {
  const boss = BOSS_IDS.find(each => SPECIALS[each].includes(id))
  return boss && face(specials[id].name, cards.special(boss), specials[id].text, CARD_RULES.boss)
}

const faceOfThing = (words: Words, view: View, thing: Thing): CardFace | undefined => {
  const { open } = view
  switch (thing.is) {
    case 'tower':
      return towerFace(words, open, thing.tower)
    case 'hero':
      return heroFace(words, open, thing.hero)
    case 'ability':
      return abilityFace(words, open, thing.ability)
    case 'spell':
      return spellFace(words, open, thing.spell)
    case 'tray':
      if (isBossId(thing.tray)) return bossFace(words, open, thing.tray)
      return Object.hasOwn(CARDS, thing.tray) ? trayFace(words, open, thing.tray) : undefined
    case 'boss':
      return bossFace(words, open, thing.boss)
    case 'square':
      return squareFace(words, open, thing.tray, thing.square)
    case 'enemy':
      return enemyFace(words, thing.enemy)
    case 'site':
    case 'siteWay':
      return siteFace(words, open, thing.site)
    case 'cell':
      return cellFace(words, open, thing.cell)
    case 'stack':
      return stackFace(words, open, thing.spawn)
    case 'exit':
      return exitFace(words, open, thing.exit)
    case 'block':
      return blockFace(words, open, thing.block)
    case 'storm':
      return stormFace(words, thing.storm)
    case 'special':
      return specialFace(words, thing.special)
    case 'pool':
      return poolFace(words, view, thing.pool)
    case 'scenario':
      return scenarioFace(words, thing.scenario)
    case 'seat':
      return seatFace(words, open, thing.seat)
    case 'colour':
      return undefined
  }
}

/** The full text of whatever an anchor stands for. */
export const createCard =
  (words: Words): GameText['card'] =>
  (anchor, anyView) => {
    const thing = ids.thing(anchor)
    return thing && faceOfThing(words, viewOf(anyView), thing)
  }
