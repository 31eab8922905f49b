import { sayOption, type Sayings } from '../../../text/typed.ts'
import type { GameText, OptionText } from '../../../types.ts'
import type { AbilityId } from '../../content/ids.ts'
import { isHero } from '../../rules/heroes/heroes.query.ts'
import type { Rift } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import type { Words } from '../words.ts'
import { actReadyText, activateText, buildText, callText, castText, passText, upgradeText } from './act.ts'
import { type At, optionText } from './at.ts'
import {
  abilityText,
  attackText,
  baseText,
  caughtText,
  faceText,
  forHeroText,
  recoverText,
  suffererText,
} from './hero.ts'
import { siteText, soldierMoveText, soldierText, tileText } from './place.ts'
import { benchText, colourText, leadText, pairText, takeSpellText } from './setup.ts'
import { buyText, giveText, readyText, refundText, shrinkText, struckText, tileOffText } from './team.ts'
import { appearText, giveWayText, movedText, moveText, surgeText } from './to.ts'

const NOTHING = optionText('')

const noneText = (what: string): OptionText => optionText(what, [], { icon: 'skip' })
const doneText = (what: string): OptionText => optionText(what, [], { icon: 'done', main: true })
const unreadyText = ({ words }: At): OptionText =>
  optionText(words.options.unready, [], { icon: 'unready', main: true })
const flipText = ({ words }: At, ability: AbilityId): OptionText =>
  optionText(words.options.flip(ability), [words.abilities[ability].text], { icon: 'flip' })
const copyText = ({ words }: At, ability: AbilityId): OptionText =>
  optionText(words.options.copy(ability), [words.abilities[ability].text], { icon: 'ability' })

const SAYINGS: Sayings<Rift, At> = {
  'setup.hero': { hero: (at, { hero }) => (isHero(hero) ? leadText(at, hero) : NOTHING) },
  'setup.bench': {
    bench: (at, { hero }) => (isHero(hero) ? benchText(at, hero) : NOTHING),
    done: ({ words }) => doneText(words.options.benchDone),
  },
  'setup.abilities': { pair: (at, { first, second }) => pairText(at, first, second) },
  'setup.spells': {
    spell: (at, { spell }) => takeSpellText(at, spell),
    done: ({ words }) => doneText(words.options.spellsDone),
  },
  'round.colour': { colour: (at, { colour }) => colourText(at, colour) },
  act: {
    tower: (at, { tower }) => buildText(at, tower),
    pass: (at, { tower, to, as }) => passText(at, tower, to, as),
    upgrade: (at, { tower, as }) => upgradeText(at, tower, as),
    hero: (at, { hero }) => activateText(at, hero),
    bench: (at, { hero }) => (isHero(hero) ? callText(at, hero) : NOTHING),
    spell: (at, { spell }) => castText(at, spell),
    ready: at => (at.view.seat === undefined ? readyText(at, 0) : actReadyText(at, at.view.seat)),
    unready: unreadyText,
  },
  'tower.site': { build: (at, { site, turn }) => siteText(at, at.about, site, turn) },
  place: {
    put: (at, { what, tray, mask }) =>
      what === 'soldier' ? soldierText(at, tray, mask) : tileText(at, what, tray, mask),
    move: (at, { from, fromMask, tray, mask }) => soldierMoveText(at, from, fromMask, tray, mask),
    skip: ({ words }, { what }) => optionText(words.options.skip(what), [], { icon: 'skip' }),
    stop: ({ words }) => doneText(words.options.stop),
  },
  'hero.act': {
    to: (at, { cell }) => moveText(at, at.about.hero, cell),
    attack: at => attackText(at, at.about.hero, actionOf(at)),
    ability: (at, { ability }) => abilityText(at, at.about.hero, ability, actionOf(at)),
    recover: at => recoverText(at, at.about.hero, actionOf(at)),
    done: ({ words }) => doneText(words.options.heroDone),
  },
  'hero.base': { base: (at, { corner }) => baseText(at, at.about, corner) },
  'hero.face': { face: (at, { turn }) => faceText(at, at.about, turn) },
  'ability.hero': {
    hero: (at, { hero }) => forHeroText(at, at.about, hero),
    none: ({ words }) => noneText(words.options.nobody),
  },
  'ability.flip': { flip: (at, { ability }) => flipText(at, ability) },
  'ability.copy': { copy: (at, { ability }) => copyText(at, ability) },
  'ability.move': {
    to: (at, { cell }) => movedText(at, at.about, cell),
    stay: ({ words }) => optionText(words.options.stay, [], { icon: 'stop' }),
  },
  'ability.attack': {
    attack: at => attackText(at, at.about.who),
    none: ({ words }) => noneText(words.options.noAttack),
  },
  'ability.extra': {
    attack: at => attackText(at, at.about.hero),
    ability: (at, { ability }) => abilityText(at, at.about.hero, ability),
    recover: at => recoverText(at, at.about.hero),
    none: ({ words }) => noneText(words.options.noMore),
  },
  'ability.step': {
    to: (at, { cell }) => surgeText(at, at.about.hero, cell),
    stop: ({ words }) => doneText(words.options.stopHere),
  },
  'wildcat.place': {
    here: ({ words }) => optionText(words.options.here, [], { icon: 'wildcat' }),
    none: ({ words }) => noneText(words.options.notHere),
  },
  'bench.place': { to: (at, { cell }) => appearText(at, at.about.hero, cell) },
  'spell.midas': {
    pass: (at, { tower, to, as }) => passText(at, tower, to, as),
    upgrade: (at, { tower, as }) => upgradeText(at, tower, as),
  },
  'spell.hero': { hero: (at, { hero }) => suffererText(at, hero) },
  displace: { to: (at, { cell }) => giveWayText(at, at.about, cell) },
  'boss.tower': { strike: (at, { site, index }) => struckText(at, site, index) },
  'boss.hero': { hero: (at, { hero }) => caughtText(at, hero) },
  'boss.tile': { tile: (at, { square }) => tileOffText(at, at.about.boss, square) },
  'boss.paradox': { tower: (at, { tower }) => shrinkText(at, tower) },
  pickup: {
    give: (at, { site, index, to }) => giveText(at, site, index, to),
    ready: at => readyText(at, 0),
    unready: unreadyText,
  },
  shop: {
    buy: (at, { tower, to }) => buyText(at, tower, to),
    refund: (at, { tower, to }) => refundText(at, tower, to),
    ready: at => readyText(at, at.open.crystals),
    unready: unreadyText,
  },
}
const actionOf = ({ words }: At) => ({ group: words.options.groups.actions })

/** What an option does, in words. */
export const createOption = (words: Words): GameText['option'] =>
  sayOption<Rift, At>(ids, SAYINGS, (view, names, look) => ({
    words,
    view,
    open: view.open,
    names,
    look,
  }))
