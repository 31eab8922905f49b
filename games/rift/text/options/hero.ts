import type { OptionText } from '../../../types.ts'
import { ABILITIES } from '../../content/abilities.ts'
import { HEROES } from '../../content/heroes.ts'
import type { AbilityId, UnitId } from '../../content/ids.ts'
import { cellName, cellNamed, turnOf, type Way } from '../../knowledge/cells.ts'
import { displaceCells, usualCell } from '../../knowledge/displacing.ts'
import { fullHealthOf, isEngagedOn, isHorde, isProtected, pointsOf, reachOf } from '../../knowledge/heroes.ts'
import { adjacentCells, shotCells, wildcatCells } from '../../knowledge/heroPieces.ts'
import { BASES, maskNamed } from '../../knowledge/shapes.ts'
import { baseBlocks } from '../../knowledge/targets.ts'
import { faceOf, topAt, trayNamed } from '../../knowledge/trays.ts'
import { isUnit } from '../read.ts'
import { joined, start } from '../sentence.ts'
import { type At, fateWhy, heroWhy, type More, optionText, placeWhy, squaresText } from './at.ts'
import { coverWhy } from './place.ts'

/** Who is moved, or else who acts. */
const mover = ({ about, open, choice }: At): UnitId | undefined =>
  (choice === 'ability.move' ? about.who : undefined) ?? about.hero ?? open.active?.hero

/** What waits there: a tray to engage, a site, the path; and what this round would do to the hero. */
const thereWhy = (at: At, hero: UnitId, name: string): (string | undefined)[] => {
  const { words, open } = at
  const cell = cellNamed(name)
  if (cell === undefined) return []
  const tray = topAt(open, cell)
  const base = tray === undefined ? 0 : (baseBlocks(open, tray)[0] ?? 0)
  return [tray === undefined ? placeWhy(at, cell) : words.why.engages(tray.id), fateWhy(at, hero, cell, base)]
}

const costWhy = ({ words: { why }, open }: At, hero: UnitId, name: string): string | undefined => {
  const points = pointsOf(open, hero)
  const here = open.heroes[hero]
  const cell = cellNamed(name)
  if (cell === undefined) return undefined
  const cost = here?.place === 'map' && here.at === cell ? 2 : reachOf(open, hero, points).cost[cell]
  return cost === undefined || cost < 0 ? undefined : why.cost(cost, points)
}

/** `to C4`, whoever goes there and why. */
export const toText = (at: At, name: string): OptionText => {
  const { words, open, choice, about } = at
  const { options } = words
  const hero = mover(at)
  if (hero === undefined) return optionText('')
  const there = thereWhy(at, hero, name)
  switch (choice) {
    case 'hero.act': {
      const what = open.heroes[hero]?.place === 'map' ? options.to(name) : options.enter(name)
      return optionText(what, [costWhy(at, hero, name), ...there], {
        icon: 'move',
        group: options.groups.moves,
        fold: options.folds.move,
      })
    }
    case 'displace': {
      const cell = cellNamed(name)
      const { from, why } = about
      const cells = from === undefined || why === undefined ? [] : displaceCells(open, from, why)
      const usual = cell !== undefined && usualCell(open, cells) === cell ? words.why.usual : undefined
      return optionText(options.giveWay(name), [cell === undefined ? undefined : placeWhy(at, cell), usual], {
        icon: 'displaced',
      })
    }
    case 'bench.place':
      return optionText(options.appear(name), there, { icon: 'move', fold: options.folds.spaces })
    case 'ability.step':
      return optionText(options.stepTo(name), there, { icon: 'move' })
    default:
      return optionText(options.to(name), there, {
        icon: 'move',
        ...(about.as === 'hocus-pocus' ? { fold: options.folds.spaces } : {}),
      })
  }
}

/** What it lacks, as a sentence before what it does. */
const warned = (lack: string | undefined, text: string | undefined) =>
  lack === undefined ? text : joined([`${start(lack)}.`, text], ' ')

const action = ({ words, choice }: At): More => (choice === 'hero.act' ? { group: words.options.groups.actions } : {})

export const attackText = (at: At): OptionText => {
  const { words, about, open } = at
  const hero = about.who ?? about.hero ?? open.active?.hero
  const text = hero === undefined || hero === 'wildcat' ? undefined : words.texts.basics[hero]
  const melee = hero !== undefined && hero !== 'wildcat' && HEROES[hero].basic.arrows === undefined
  const nothing = melee && isEngagedOn(open, hero) === undefined ? words.why.notEngaged : undefined
  return optionText(words.options.attack, [warned(nothing, text)], { icon: 'attack', ...action(at) })
}

/** What an ability lacks where its hero stands: part of it comes to nothing (RIFT-ACTION-13). */
const lackOf = ({ words: { why }, open, about }: At, ability: AbilityId): string | undefined => {
  const hero = about.hero ?? open.active?.hero
  if (hero === undefined) return undefined
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

export const abilityText = (at: At, ability: AbilityId): OptionText =>
  optionText(at.words.options.ability(ability), [warned(lackOf(at, ability), at.words.texts.abilityTexts[ability])], {
    icon: 'ability',
    ...action(at),
  })

/** Full health and every ability up again (RIFT-ACTION-10). */
export const recoverText = (at: At): OptionText => {
  const { words, about, open } = at
  const id = about.hero ?? open.active?.hero
  const hero = id === undefined ? undefined : open.heroes[id]
  if (id === undefined || hero === undefined) return optionText(words.options.recover)
  const down = hero.abilities.filter(({ up }) => !up).map(each => each.id)
  const full = fullHealthOf(id)
  return optionText(
    words.options.recover,
    [
      hero.health < full ? words.why.health(hero.health, full) : undefined,
      down.length > 0 ? words.why.abilitiesUp(down) : undefined,
      hero.health === full && down.length === 0 ? words.why.nothingToRestore : undefined,
    ],
    { icon: 'recover', ...action(at) },
  )
}

/** `base a1`: the north-west square of the 2×2 block. */
export const baseText = (at: At, square: string): OptionText => {
  const { words, open, about } = at
  const hero = about.hero
  const tray = about.tray === undefined ? undefined : trayNamed(open, about.tray)
  const corner = maskNamed(square)
  const base = BASES.find(mask => (mask & -mask) === corner)
  if (hero === undefined || tray === undefined || base === undefined) return optionText('')
  return optionText(
    words.options.base(squaresText(base)),
    [
      ...coverWhy(at, tray, base),
      faceOf(tray).flying ? words.why.noHold : words.why.holds,
      fateWhy(at, hero, tray.at, base),
    ],
    { icon: 'engage', fold: words.options.folds.bases },
  )
}

/** `face n`: which hordes the arrows reach then. */
export const faceText = (at: At, way: Way): OptionText => {
  const { words, open, about } = at
  const hero = about.hero
  if (hero === undefined) return optionText('')
  const trays = shotCells(open, hero, about.as ?? 'basic', turnOf(way) ?? 0).flatMap(cell => {
    const tray = topAt(open, cell)
    return tray !== undefined && isHorde(tray) ? [words.names.trayOn(tray.id, cellName(cell))] : []
  })
  return optionText(words.options.face(way), [trays.length === 0 ? words.why.noTarget : words.why.reaches(trays)], {
    icon: 'face',
  })
}

/** How much an action heals; refreshes and moves tell how the hero is. */
const HEALS: Readonly<Partial<Record<AbilityId | 'basic', number>>> = {
  basic: 1,
  'flaming-frenzy': 1,
  'surge-of-flames': 2,
}

/** `hero malik` in a question about a hero. */
export const chooseHeroText = (at: At, id: string): OptionText => {
  const { words, open, about, choice } = at
  if (!isUnit(id)) return optionText('')
  const hero = open.heroes[id]
  const { why } = words
  const heal = choice === 'ability.hero' ? HEALS[about.as ?? 'basic'] : undefined
  const full = fullHealthOf(id)
  const text =
    hero === undefined
      ? []
      : choice === 'spell.hero'
        ? [
            isProtected(open, id) ? why.protectedNow : why.health(hero.health, hero.health - 1),
            !isProtected(open, id) && hero.health <= 1 ? why.knockedOutNow : undefined,
          ]
        : heal !== undefined && hero.health < full && id !== 'wildcat'
          ? [why.health(hero.health, Math.min(full, hero.health + heal))]
          : [heroWhy(at, id)]
  const isThreat = choice === 'spell.hero' && hero !== undefined && hero.health <= 1 && !isProtected(open, id)
  return optionText(words.options.hero(id), text, { icon: id, ...(isThreat ? { tone: 'threat' } : {}) })
}
