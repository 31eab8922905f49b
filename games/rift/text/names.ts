/** Names by id, whatever kind of thing it is. */
import { ABILITIES } from '../content/abilities.ts'
import { HEROES } from '../content/heroes.ts'
import type { AbilityId, EnemyLetter, HeroId, SpecialId, SpellId, StormId, TrayId } from '../content/ids.ts'
import { SPELLS } from '../content/spells.ts'
import { STORM_IDS } from '../content/storms.ts'
import { faceOf } from '../rules/march/trays.query.ts'
import type { Cause, Source } from '../rules/state/shape.ts'
import { isBoss } from './read.ts'
import type { Words } from './words.ts'

const isKey = <K extends string>(table: Readonly<Record<K, unknown>>, id: string): id is K => Object.hasOwn(table, id)

const isAbility = (id: string): id is AbilityId => isKey(ABILITIES, id)
const isSpell = (id: string): id is SpellId => isKey(SPELLS, id)
const isHeroId = (id: string): id is HeroId => isKey(HEROES, id)
const isStorm = (id: string): id is StormId => STORM_IDS.some(storm => storm === id)
const isSpecial = (words: Words, id: string): id is SpecialId => isKey(words.texts.specials, id)

/** What made something happen; nothing if it has no name. */
export const causeName = (words: Words, cause: Cause): string => {
  const { names, texts, abilities, causes } = words
  if (isKey(causes, cause)) return causes[cause]
  if (isAbility(cause)) return abilities[cause].name
  if (isSpell(cause)) return names.spells[cause]
  if (isStorm(cause)) return texts.storms[cause]?.name ?? ''
  if (isSpecial(words, cause)) return texts.specials[cause].name
  if (isBoss(cause)) return names.bosses[cause]
  return isHeroId(cause) ? names.heroes[cause] : ''
}

/** Who attacks: “Archer on c”, “Malik, Hammer Smash”, “Thunderbolt”. */
export const sourceName = ({ log }: Words, by: Readonly<Source>): string =>
  by.kind === 'tower'
    ? log.byTower(by.tower, by.site)
    : by.kind === 'hero'
      ? log.byHero(by.hero, by.as)
      : log.bySpell(by.spell)

/** Board anchor of who attacks. */
export const sourceAt = (by: Readonly<Source>): string =>
  by.kind === 'tower' ? `site ${by.site}` : by.kind === 'hero' ? `hero ${by.hero}` : `spell ${by.spell}`

/** “6 Goblins, 2 Wulfs”: what a card shows, in the order in which it shows it; of a boss the life card on top. */
export const enemiesText = ({ names }: Words, tray: { readonly id: TrayId; readonly life?: number | undefined }) => {
  const counts = new Map<EnemyLetter, number>()
  for (const { letter } of faceOf({ ...tray, turn: 0 }).enemies) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts].map(([letter, n]) => names.enemy(letter, n)).join(', ')
}
