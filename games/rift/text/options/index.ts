import type { GameText, OptionText } from '../../../types.ts'
import type { Colour, ShapeId } from '../../content/ids.ts'
import { SHAPES } from '../../content/shapes.ts'
import type { Way } from '../../knowledge/cells.ts'
import { isAbility, isHeroId, isSite, isSpell, isTower } from '../names.ts'
import { aboutOf, isSeat, isUnit, viewOf } from '../read.ts'
import type { Words } from '../words.ts'
import { activateText, buildText, callText, castText, passText, upgradeText } from './act.ts'
import { type At, optionText } from './at.ts'
import { abilityText, attackText, baseText, chooseHeroText, faceText, recoverText, toText } from './hero.ts'
import { siteText, soldierMoveText, soldierText, tileText } from './place.ts'
import { benchText, colourText, leadText, pairText, takeSpellText } from './setup.ts'
import { buyText, giveText, readyText, refundText, shrinkText, struckText, tileOffText } from './team.ts'

type Say = (at: At, ...words: readonly string[]) => OptionText

const NOTHING = optionText('')
const isShape = (word: string | undefined): word is ShapeId => word !== undefined && Object.hasOwn(SHAPES, word)

const heroSaid: Say = (at, id) => {
  if (at.choice === 'setup.hero') return isHeroId(id) ? leadText(at, id) : NOTHING
  if (at.choice === 'act') return isUnit(id) ? activateText(at, id) : NOTHING
  return chooseHeroText(at, id ?? '')
}

const noneSaid: Say = ({ words: { options }, choice }) => {
  const what =
    choice === 'ability.flip'
      ? options.noFlip
      : choice === 'ability.attack'
        ? options.noAttack
        : choice === 'ability.extra'
          ? options.noMore
          : choice === 'wildcat.place'
            ? options.notHere
            : options.nobody
  return optionText(what, [], { icon: 'skip' })
}

const doneSaid: Say = ({ words: { options }, choice }) => {
  const what =
    choice === 'setup.bench' ? options.benchDone : choice === 'setup.spells' ? options.spellsDone : options.heroDone
  return optionText(what, [], { icon: 'done', main: true })
}

/** By the first word of the option's id. */
const SAY: Readonly<Record<string, Say>> = {
  hero: heroSaid,
  bench: (at, id) => (isHeroId(id) ? (at.choice === 'act' ? callText : benchText)(at, id) : NOTHING),
  pair: (at, ...ids) => pairText(at, ids.filter(isAbility)),
  spell: (at, id) => (isSpell(id) ? (at.choice === 'act' ? castText : takeSpellText)(at, id) : NOTHING),
  colour: (at, colour) => colourText(at, colour as Colour),
  tower: (at, id) => (isTower(id) ? (at.choice === 'act' ? buildText : shrinkText)(at, id) : NOTHING),
  pass: (at, id, to = '', as) => (isTower(id) ? passText(at, id, to, isTower(as) ? as : undefined) : NOTHING),
  upgrade: (at, id, as) => (isTower(id) ? upgradeText(at, id, isTower(as) ? as : undefined) : NOTHING),
  ready: readyText,
  unready: ({ words }) => optionText(words.options.unready, [], { icon: 'unready', main: true }),
  soldier: (at, tray = '', square = '') => soldierText(at, tray, square),
  move: (at, from = '', square = '', tray = '', to = '') => soldierMoveText(at, from, square, tray, to),
  skip: ({ words }, what) =>
    what === 'soldier' || isShape(what) ? optionText(words.options.skip(what), [], { icon: 'skip' }) : NOTHING,
  stop: ({ words, choice }) =>
    optionText(choice === 'place' ? words.options.stop : words.options.stopHere, [], { icon: 'done', main: true }),
  to: (at, cell = '') => toText(at, cell),
  attack: attackText,
  ability: (at, id) => (isAbility(id) ? abilityText(at, id) : NOTHING),
  recover: recoverText,
  done: doneSaid,
  none: noneSaid,
  base: (at, square = '') => baseText(at, square),
  face: (at, way) => faceText(at, way as Way),
  flip: ({ words }, id) =>
    isAbility(id) ? optionText(words.options.flip(id), [words.texts.abilityTexts[id]], { icon: 'flip' }) : NOTHING,
  copy: ({ words }, id) =>
    isAbility(id) ? optionText(words.options.copy(id), [words.texts.abilityTexts[id]], { icon: 'ability' }) : NOTHING,
  stay: ({ words }) => optionText(words.options.stay, [], { icon: 'stop' }),
  here: ({ words }) => optionText(words.options.here, [], { icon: 'wildcat' }),
  site: (at, site, index) => (isSite(site) ? struckText(at, site, Number(index)) : NOTHING),
  tile: (at, square = '') => tileOffText(at, square),
  give: (at, site, index, to) => (isSite(site) && isSeat(to) ? giveText(at, site, Number(index), to) : NOTHING),
  buy: (at, id, to) => (isTower(id) && isSeat(to) ? buyText(at, id, to) : NOTHING),
  refund: (at, id, to) => (isTower(id) && isSeat(to) ? refundText(at, id, to) : NOTHING),
}

/** What an option does, in words; the grammar of the ids stands in rules/state.ts. */
export const makeOption =
  (words: Words): GameText['option'] =>
  (choice, option, anyView, names) => {
    const view = viewOf(anyView)
    const at: At = { words, view, open: view.open, about: aboutOf(view), names, choice }
    const [first = '', ...rest] = option.split(' ')
    if (choice === 'tower.site') return isSite(first) ? siteText(at, first, rest[0] as Way) : NOTHING
    if (isShape(first)) return tileText(at, first, rest[0] ?? '', rest[1] ?? '')
    return SAY[first]?.(at, ...rest) ?? NOTHING
  }
