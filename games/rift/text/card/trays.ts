import { BOSSES } from '../../content/bosses.ts'
import { ENEMIES } from '../../content/enemies.ts'
import type { BossId, EnemyLetter, TrayId } from '../../content/ids.ts'
import { livesOf } from '../../rules/boss/bosses.query.ts'
import { count, squaresName } from '../../rules/placing/shapes.query.ts'
import {
  type Face as Front,
  faceOf,
  heartsOf,
  heroesOn,
  topAt,
  trayNamed,
  uncovered,
} from '../../rules/march/trays.query.ts'
import type { Mask } from '../../rules/state/shape.ts'
import { enemiesText } from '../names.ts'
import { type OpenView, trayKind, type TrayView } from '../read.ts'
import { CARD_RULES, TRAIT_RULES } from '../rules.ts'
import { sentences, start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { face } from '../../../text/parts.ts'
import type { CardFace } from '../../../types.ts'

const kindText = ({ texts: { cards } }: Words, id: TrayId, { level }: Front) => {
  if (level !== undefined) return cards.portal(level)
  const kind = trayKind(id)
  return kind === 'boss' ? cards.boss : kind === 'ghost' ? cards.ghost : cards.horde
}

/** What is special about a card, sentence by sentence. */
const traits = ({ texts: { cards } }: Words, { level, isBoss, ghost, flying, breaks }: Front) => [
  level === undefined ? undefined : cards.portalText(level),
  isBoss ? cards.bossText : undefined,
  ghost ? cards.ghostText : undefined,
  flying ? cards.flyingText : undefined,
  breaks === undefined ? undefined : cards.breaksText,
]

/** How it stands on the path now. */
const state = (words: Words, open: OpenView, tray: TrayView) => {
  const { texts, names } = words
  const { cards } = texts
  const { isPortal, isBoss } = faceOf(tray)
  const heroes = heroesOn(open, tray)
  return [
    cards.open(uncovered(open, tray)),
    isPortal || isBoss ? undefined : cards.hearts(heartsOf(tray)),
    tray.soldiers === 0 ? undefined : cards.soldiersOn(count(tray.soldiers)),
    heroes.length === 0 ? undefined : cards.heroesOn(heroes.map(names.hero)),
    topAt(open, tray.at)?.id === tray.id ? undefined : cards.under,
  ]
}

export const trayFace = (words: Words, open: OpenView, id: TrayId): CardFace => {
  const { texts, names } = words
  const { cards } = texts
  const tray = trayNamed(open, id)
  const front = faceOf(tray ?? { id, turn: 0 })
  const life = tray?.life ?? 0
  return face(
    names.Tray(id),
    kindText(words, id, front),
    sentences(
      front.isBoss ? cards.life(life + 1, livesOf(open, id) - life - 1) : undefined,
      cards.holds(enemiesText(words, { id, life })),
      ...(tray === undefined ? [] : state(words, open, tray)),
      front.isBoss ? undefined : front.crystals === 0 ? cards.noCrystals : cards.crystals(front.crystals),
      ...traits(words, front),
    ),
    front.isPortal ? CARD_RULES.portal : front.isBoss ? CARD_RULES.boss : CARD_RULES.horde,
    front.ghost ? CARD_RULES.ghost : [],
    trayKind(id) === 'ghost' ? CARD_RULES.ghostDeck : [],
    front.flying ? CARD_RULES.flying : [],
    front.breaks === undefined ? [] : CARD_RULES.breaks,
  )
}

/** A boss by its name, wherever it is. */
export const bossFace = (words: Words, open: OpenView, id: BossId): CardFace => {
  const tray = trayNamed(open, id)
  if (tray !== undefined) return trayFace(words, open, id)
  const { texts, names } = words
  const { cards } = texts
  return face(
    start(names.tray(id)),
    cards.boss,
    sentences(cards.lives(BOSSES[id].lives.length), cards.bossText),
    CARD_RULES.boss,
  )
}

export const enemyFace = ({ texts, names }: Words, letter: EnemyLetter): CardFace => {
  const { cards } = texts
  const { defenses, ability, big } = ENEMIES[letter]
  const plain = defenses.length === 0 && ability === undefined
  return face(
    names.enemies[letter].one,
    cards.enemy,
    sentences(
      plain ? cards.noTraits : undefined,
      ...defenses.map(defense => texts.defenseTexts[defense]),
      ability === undefined ? undefined : texts.iconTexts[ability],
      big ? cards.big : cards.small,
    ),
    ...defenses.map(defense => TRAIT_RULES[defense]),
    ability === undefined ? [] : TRAIT_RULES[ability],
    big ? CARD_RULES.big : [],
    CARD_RULES.enemy,
  )
}

/** A square of a tray. */
export const squareFace = (words: Words, open: OpenView, id: TrayId, mask: Mask): CardFace | undefined => {
  const tray = trayNamed(open, id)
  if (tray === undefined) return undefined
  const { cards } = words.texts
  const front = faceOf(tray)
  const enemy = front.enemies.find(each => (each.mask & mask) !== 0)
  const where = `${words.names.Tray(tray.id)}, ${cards.square(squaresName(mask))}`
  if (enemy !== undefined) {
    const { title, text, rules } = enemyFace(words, enemy.letter)
    return { title, kind: where, text, rules }
  }
  return (front.icons & mask) !== 0
    ? face(cards.squareIcon, where, cards.squareIconText, CARD_RULES.icon)
    : face(cards.squareBlank, where, cards.squareBlankText, CARD_RULES.blank)
}
