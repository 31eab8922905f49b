import type { About } from '@tabletome/engine'
import type { OptionText } from '../../../types.ts'
import { ABILITIES } from '../../content/abilities.ts'
import { HEROES } from '../../content/heroes.ts'
import type { AbilityId, UnitId } from '../../content/ids.ts'
import type { Turn } from '../../content/types.ts'
import { cellName, wayOf } from '../../rules/map/cells.query.ts'
import { fullHealthOf, isEngagedOn, isHorde, isProtected } from '../../rules/heroes/heroes.query.ts'
import { adjacentCells, shotCells, wildcatCells } from '../../rules/heroes/heroPieces.query.ts'
import { BASES } from '../../rules/placing/shapes.query.ts'
import { faceOf, topAt, trayNamed } from '../../rules/march/trays.query.ts'
import type { Acting, Engaging, Mask, Rift } from '../../rules/state/shape.ts'
import { joined, start } from '../../../text/sentence.ts'
import { type At, fateWhy, heroWhy, type More, optionText, squaresText } from './at.ts'
import { coverWhy } from './place.ts'

/** What it lacks, as a sentence before what it does. */
const warned = (lack: string | undefined, text: string | undefined) =>
  lack === undefined ? text : joined([`${start(lack)}.`, text], ' ')

export const attackText = ({ words, open }: At, hero: UnitId, more: More = {}): OptionText => {
  const text = hero === 'wildcat' ? undefined : words.texts.basics[hero]
  const melee = hero !== 'wildcat' && HEROES[hero].basic.arrows === undefined
  const nothing = melee && isEngagedOn(open, hero) === undefined ? words.why.notEngaged : undefined
  return optionText(words.options.attack, [warned(nothing, text)], { icon: 'attack', ...more })
}

/** What an ability lacks where its hero stands: part of it comes to nothing (RIFT-ACTION-13). */
const lackOf = ({ words: { why }, open }: At, hero: UnitId, ability: AbilityId): string | undefined => {
  switch (ABILITIES[ability].reach) {
    case 'melee':
      return isEngagedOn(open, hero) === undefined ? why.notEngaged : undefined
    case 'adjacent':
      return adjacentCells(open, hero).length === 0 ? why.noneAdjacent : undefined
    case 'wildcat':
      return wildcatCells(open).length === 0 ? why.noWildcat : undefined
    default:
      return undefined
  }
}

export const abilityText = (at: At, hero: UnitId, ability: AbilityId, more: More = {}): OptionText => {
  const why = warned(lackOf(at, hero, ability), at.words.abilities[ability].text)
  return optionText(at.words.options.ability(ability), [why], { icon: 'ability', ...more })
}

/** Full health and every ability up again (RIFT-ACTION-10). */
export const recoverText = ({ words, open }: At, id: UnitId, more: More = {}): OptionText => {
  const hero = open.heroes[id]
  if (hero === undefined) return optionText(words.options.recover)
  const down = hero.abilities.filter(({ up }) => !up).map(each => each.id)
  const full = fullHealthOf(id)
  return optionText(
    words.options.recover,
    [
      hero.health < full ? words.why.health(hero.health, full) : undefined,
      down.length > 0 ? words.why.abilitiesUp(down) : undefined,
      hero.health === full && down.length === 0 ? words.why.nothingToRestore : undefined,
    ],
    { icon: 'recover', ...more },
  )
}

/** `corner`: the north-west square of the 2×2 block. */
export const baseText = (at: At, { hero, tray: id }: Engaging, corner: Mask): OptionText => {
  const { words, open } = at
  const tray = trayNamed(open, id)
  const base = BASES.find(mask => (mask & -mask) === corner)
  if (tray === undefined || base === undefined) return optionText('')
  return optionText(
    words.options.base(squaresText(base)),
    [
      ...coverWhy(at, tray, base),
      faceOf(tray).flying ? words.why.noHold : words.why.holds,
      fateWhy(at, hero, tray.at, true),
    ],
    { icon: 'engage', fold: words.options.folds.bases },
  )
}

/** Which hordes the arrows reach then. */
export const faceText = ({ words, open }: At, { hero, as }: Acting, turn: Turn): OptionText => {
  const trays = shotCells(open, hero, as, turn).flatMap(cell => {
    const tray = topAt(open, cell)
    return tray !== undefined && isHorde(tray) ? [words.names.trayOn(tray.id, cellName(cell))] : []
  })
  return optionText(
    words.options.face(wayOf(turn)),
    [trays.length === 0 ? words.why.noTarget : words.why.reaches(trays)],
    {
      icon: 'face',
    },
  )
}

const heroText = ({ words }: At, id: UnitId, why: readonly (string | undefined)[], more: More = {}): OptionText =>
  optionText(words.options.hero(id), why, { icon: id, ...more })

/** Whom an action is for: what it heals; refreshes and moves tell how the hero is. */
export const forHeroText = (at: At, { hero: by, as }: About<Rift, 'ability.hero'>, id: UnitId): OptionText => {
  const hero = at.open.heroes[id]
  const heal = as !== 'basic' ? ABILITIES[as].heals : by === 'wildcat' ? undefined : HEROES[by].basic.heals
  const full = fullHealthOf(id)
  if (hero === undefined) return heroText(at, id, [])
  return heal !== undefined && hero.health < full && id !== 'wildcat'
    ? heroText(at, id, [at.words.why.health(hero.health, Math.min(full, hero.health + heal))])
    : heroText(at, id, [heroWhy(at, id)])
}

/** Whom the Gem of Timewarp hurts. */
export const suffererText = (at: At, id: UnitId): OptionText => {
  const { why } = at.words
  const hero = at.open.heroes[id]
  if (hero === undefined) return heroText(at, id, [])
  if (isProtected(at.open, id)) return heroText(at, id, [why.protectedNow])
  const isLast = hero.health <= 1
  return heroText(
    at,
    id,
    [why.health(hero.health, hero.health - 1), isLast ? why.knockedOutNow : undefined],
    isLast ? { tone: 'threat' } : {},
  )
}

/** Who is caught in the Web. */
export const caughtText = (at: At, id: UnitId): OptionText => heroText(at, id, [heroWhy(at, id)])
