/** Names by id, whatever kind of thing it is. */
import { ABILITIES } from '../content/abilities.ts'
import { ENEMIES } from '../content/enemies.ts'
import { HEROES } from '../content/heroes.ts'
import type {
  AbilityId,
  EnemyLetter,
  HeroId,
  SiteId,
  SpecialId,
  SpellId,
  StormId,
  TowerId,
  TrayId,
} from '../content/ids.ts'
import { SITE_IDS } from '../content/sites.ts'
import { SPELLS } from '../content/spells.ts'
import { STORM_IDS } from '../content/storms.ts'
import { TOWERS } from '../content/towers.ts'
import { faceOf } from '../knowledge/trays.ts'
import type { Cause, Source } from '../rules/state.ts'
import { isBoss } from './read.ts'
import type { Words } from './words.ts'

const isKey = <K extends string>(table: Readonly<Record<K, unknown>>, id: string): id is K => Object.hasOwn(table, id)

export const isTower = (id: string | undefined): id is TowerId => id !== undefined && isKey(TOWERS, id)
export const isAbility = (id: string | undefined): id is AbilityId => id !== undefined && isKey(ABILITIES, id)
export const isSpell = (id: string | undefined): id is SpellId => id !== undefined && isKey(SPELLS, id)
export const isHeroId = (id: string | undefined): id is HeroId => id !== undefined && isKey(HEROES, id)
export const isEnemy = (id: string | undefined): id is EnemyLetter => id !== undefined && isKey(ENEMIES, id)
export const isSite = (id: string | undefined): id is SiteId => SITE_IDS.some(site => site === id)
export const isStorm = (id: string | undefined): id is StormId => STORM_IDS.some(storm => storm === id)
export const isSpecial = (words: Words, id: string | undefined): id is SpecialId =>
  id !== undefined && isKey(words.texts.specials, id)

/** What made something happen; nothing if it has no name. */
export const causeName = (words: Words, cause: Cause): string => {
  const { names, texts, causes } = words
  if (isKey(causes, cause)) return causes[cause]
  if (isAbility(cause)) return names.abilities[cause]
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
