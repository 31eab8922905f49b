import { HEROES } from '../../content/heroes.ts'
import type { HeroId, SkillId } from '../../content/ids.ts'
import { SKILL_IDS, SKILLS } from '../../content/skills.ts'
import type { HasSkill, UnitKind } from '../../content/types.ts'
import { KIND_IDS, kindNamed, kindOf, kindOfWaiting } from '../../rules/units/kinds.query.ts'
import {
  attackOf,
  capacityOf,
  healthOf,
  heroHealth,
  leadershipOf,
  movementOf,
  rangeOf,
  skillOf,
} from '../../rules/units/stats.query.ts'
import { unitNamed } from '../../rules/units/units.query.ts'
import { unitState } from '../say/describe.ts'
import { isHeroId } from '../names.ts'
import type { OpenView, UnitView } from '../read.ts'
import { CARD_RULES } from '../rules.ts'
import { paragraphs, sentences, start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { face } from '../../../text/parts.ts'
import type { CardFace } from '../../../types.ts'

/** “Ability Regen 1: this unit heals N HP.” */
export const skillText = ({ names, cards }: Words, { id, n }: HasSkill): string => {
  const { name, text } = names.skills[id]
  const said = n === undefined ? text : cards.numbered(text, n)
  return cards.skill(names.skillTypes[SKILLS[id].type], cards.withNumber(name, n), said)
}

const skillsNow = (open: OpenView, unit: UnitView): HasSkill[] =>
  SKILL_IDS.flatMap(id => {
    const n = skillOf(open, unit, id)
    return n === undefined ? [] : [NUMBERED.has(id) ? { id, n } : { id }]
  })
/** Skills whose texts speak of N. */
const NUMBERED: ReadonlySet<SkillId> = new Set(['armored', 'barbed', 'last-breath', 'bloodthirst', 'regen', 'mend'])

const rulesOf = ({ from }: UnitKind) =>
  from === 'primus' ? CARD_RULES.primus : from === 'scion' ? CARD_RULES.minion : CARD_RULES.unit

/** Its classes; of a hero or a primus as it is said of that person. */
const classText = ({ cards, names }: Words, { classes }: UnitKind, who: string): string =>
  isHeroId(who) ? `${names.classOf(who)}.` : cards.stats(classes, cards.kinds.scion)

/** A unit in the arena: its values as they are now. */
const inArena = (words: Words, open: OpenView, unit: UnitView): CardFace => {
  const { cards, names } = words
  const kind = kindOf(open, unit)
  const isHero = unit.id === 'hero'
  const title = isHero ? names.heroes[open.hero.id] : unit.id === 'primus' ? names.kinds[unit.kind] : undefined
  const numbers =
    kind.from === 'scion'
      ? cards.scionNumbers(rangeOf(open, unit), healthOf(open, unit))
      : cards.numbers(movementOf(open, unit), rangeOf(open, unit), healthOf(open, unit), attackOf(open, unit))
  return face(
    title ?? names.label(unit.id),
    isHero ? cards.kinds.hero : kind.from === 'primus' ? cards.kinds.primus : cards.kinds.unit,
    paragraphs(
      sentences(
        classText(words, kind, isHero ? open.hero.id : unit.kind),
        kind.faction && cards.faction(kind.faction),
        numbers,
      ),
      cards.now(unitState(words, open, unit)),
      ...skillsNow(open, unit).map(skill => skillText(words, skill)),
    ),
    isHero ? CARD_RULES.hero : rulesOf(kind),
  )
}

const printed = (words: Words, kind: UnitKind, title: string): CardFace => {
  const { cards } = words
  const { movement, range, health, attack, faction, from } = kind
  return face(
    start(title),
    from === 'primus' ? cards.kinds.primus : cards.kinds.unit,
    paragraphs(
      sentences(
        classText(words, kind, kind.id),
        faction && cards.faction(faction),
        from === 'scion' ? cards.scionNumbers(range, health) : cards.numbers(movement, range, health, attack),
      ),
      ...kind.skills.map(skill => skillText(words, skill)),
      from === 'primus' ? cards.primusHealth : undefined,
    ),
    rulesOf(kind),
  )
}

/** The hero outside the arena: the pad. */
const heroFace = (words: Words, open: OpenView): CardFace => {
  const { cards, names, describe } = words
  const { hero } = open
  const { home } = HEROES[hero.id]
  return face(
    names.heroes[hero.id],
    cards.kinds.hero,
    paragraphs(
      sentences(
        `${names.classOf(hero.id)}.`,
        cards.faction(home),
        cards.numbers(hero.movement, hero.range, heroHealth(open), hero.dice),
      ),
      cards.now(describe.hp(hero.hp, Math.max(hero.hp, heroHealth(open)))),
      cards.leadership(leadershipOf(open), capacityOf(open), hero.blessings),
      hero.prowess.length === 0 ? undefined : cards.prowess(hero.prowess),
    ),
    CARD_RULES.hero,
  )
}

const KINDS: ReadonlySet<string> = new Set(KIND_IDS)
/** A unit in the arena, a chip anywhere, or the hero. */
export const unitFace = (words: Words, open: OpenView, id: string): CardFace | undefined => {
  const unit = unitNamed(open, id)
  if (unit !== undefined) return inArena(words, open, unit)
  if (id === 'hero') return heroFace(words, open)
  if (id === 'primus' && open.combat !== undefined)
    return printed(words, kindOfWaiting(open, id), words.names.label(id))
  const chip = id.startsWith('shade.') ? id.slice('shade.'.length) : id
  const [first = '', number] = chip.split('.')
  const kind = first === 'beast' && number !== undefined ? 'kennel-beast' : first
  return KINDS.has(kind) ? printed(words, kindNamed(kind), words.names.label(id)) : undefined
}

/** A hero as the pad prints it, and its stat side as a primus. */
export const primusFace = (words: Words, id: HeroId): CardFace => {
  const { cards, names } = words
  const { units, tactics } = HEROES[id]
  const { title, kind, text, rules } = printed(words, kindNamed(id), names.heroes[id])
  return face(title, kind, paragraphs(text, cards.starts(units, tactics)), rules)
}

/** A hero's pad before a campaign, with all it may ever earn of its own. */
export const padFace = (words: Words, id: HeroId): CardFace => {
  const { cards, names } = words
  const { home, movement, range, health, leadership, attack, units, tactics, prowess } = HEROES[id]
  return face(
    names.heroes[id],
    cards.kinds.hero,
    paragraphs(
      sentences(
        `${names.classOf(id)}.`,
        cards.faction(home),
        cards.numbers(movement, range, health, attack),
        cards.leads(leadership),
      ),
      cards.starts(units, tactics),
      ...prowess.map(each => {
        const { name, text } = names.prowess[each]
        return cards.ownProwess(name, text)
      }),
    ),
    CARD_RULES.hero,
  )
}
