import { sayOption, type Sayings } from '../../../text/typed.ts'
import type { GameText, OptionText } from '../../../types.ts'
import { hexName } from '../../rules/ground/hexes.query.ts'
import { fellsTribune } from '../../rules/combat/tribune.query.ts'
import type { Answer, AnswerOf, Free, PadAnswer, Victorum } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { causeName } from '../names.ts'
import type { Words } from '../words.ts'
import { type At, endText, mainText, optionText } from './at.ts'
import {
  acceptText,
  cardText,
  changeText,
  claimText,
  discardText,
  keepUnitText,
  offerText,
  orderText,
  padText,
  prowessText,
  recruitText,
  removeText,
  sacrificeText,
  scionWithout,
  spectateText,
  statsOfChip,
  tacticsText,
  travelText,
} from './campaign.ts'
import {
  actorText,
  attackText,
  deployText,
  hexText,
  markText,
  moveText,
  rerollText,
  skillText,
  sufferText,
  surrenderText,
  tacticTargetText,
  tacticText,
  targetText,
} from './combat.ts'

type Said<D extends Answer['do']> = { readonly [V in D]: (at: At, answer: AnswerOf<V>) => OptionText }
type OfUnit = { readonly unit: string }

const FREE: Said<Free> = {
  claim: (at, { card }) => claimText(at, card),
  offerUp: (at, { card, chip }) => offerText(at, card, chip),
  purify: (at, { card }) => offerText(at, card, undefined),
}
const PAD: Said<PadAnswer['do']> = { addDie: padText, upgradeDie: padText, health: padText, leadership: padText }
const PROWESS: Said<'prowess'> = { prowess: (at, { prowess }) => prowessText(at, prowess) }
const ACTORS: Said<'unit' | 'auto'> = {
  unit: (at, { unit }) => actorText(at, unit),
  auto: ({ words }) => optionText(words.options.auto, [words.why.auto], { icon: 'auto' }),
}
const TARGET: Said<'target'> = { target: (at, { unit }) => targetText(at, unit) }
const RECRUIT: Said<'recruit'> = { recruit: (at, { chip }) => recruitText(at, chip) }
const DISCARD: Said<'discard'> = { discard: (at, { tactic }) => discardText(at, tactic) }
const SKILL: Said<'skill'> = { skill: (at, { unit, skill }) => skillText(at, unit, skill, false) }
const stay = ({ words }: At): OptionText => optionText(words.options.stay, [], { icon: 'stay' })

/** Where the unit goes that the question is about. */
const hexOfUnit = (at: At & { about: OfUnit }, { hex }: AnswerOf<'hex'>): OptionText => hexText(at, at.about.unit, hex)
const hexOfMove = (at: At & { about: { move: OfUnit } }, { hex }: AnswerOf<'hex'>): OptionText =>
  hexText(at, at.about.move.unit, hex)
const MARKS = { mark: (at: At, { unit }: AnswerOf<'mark'>) => markText(at, unit), hex: hexOfMove }

const SAYINGS: Sayings<Victorum, At> = {
  'setup.prowess': PROWESS,
  'setup.boost': PAD,
  travel: { to: travelText, pastHarbor: travelText, sail: travelText, ...FREE },
  'travel.neptune': {
    use: ({ words }) => optionText(words.options.use, [], { icon: 'sail' }),
    pass: ({ words }) => optionText(words.options.payWeek, [], { icon: 'week' }),
  },
  event: { accept: at => acceptText(at, at.about.deck), spectate: spectateText, ...FREE },
  'spectate.order': { order: (at, { cards }) => orderText(at, cards) },
  'opportunity.keep': { keepCard: (at, { card }) => cardText(at, card) },

  'combat.sport': {
    sport: ({ words }, { sport }) => optionText(words.options.sport(sport), [words.why.goal[sport]], { icon: sport }),
  },
  'combat.change': {
    change: (at, { card }) => changeText(at, card),
    done: ({ words }) => mainText(words.options.noChange),
  },
  'combat.quake': {
    ...DISCARD,
    loseHp: ({ words, open }) =>
      optionText(words.options.loseHp, [words.why.change(open.hero.hp, Math.max(1, open.hero.hp - 1))], {
        icon: 'health',
      }),
  },
  'combat.tribune': {
    tribune: (at, { unit }) => optionText(at.words.options.tribune(unit), [statsOfChip(at, unit)], { icon: 'tribune' }),
  },

  'rival.start': {
    begin: ({ words }) => mainText(words.options.begin.rival, 'begin'),
    surrender: surrenderText,
    helm: ({ words }) =>
      optionText(words.options.helm, [words.names.prowess['helm-of-darkness']?.text], { icon: 'helm' }),
  },
  'rival.tactic': { target: (at, { unit }) => tacticTargetText(at, unit) },
  'rival.move': ACTORS,
  'rival.mark': MARKS,
  'rival.go': { hex: hexOfMove },
  'rival.path': {
    path: ({ words }, { path }) => optionText(words.options.path(path.map(hexName)), [], { icon: 'path' }),
  },
  'rival.ability': { ...SKILL, auto: ACTORS.auto, done: ({ words }) => mainText(words.options.done.other) },
  'rival.engage': ACTORS,
  'rival.target': TARGET,
  'arena.displace': { hex: hexOfUnit },
  'arena.move': ACTORS,
  'arena.mark': MARKS,
  'arena.go': { hex: hexOfMove },
  'arena.engage': ACTORS,
  'arena.target': TARGET,

  'player.start': {
    begin: ({ words }) => mainText(words.options.begin.player, 'begin'),
    surrender: surrenderText,
    reinforce: ({ words, open }) =>
      optionText(words.options.reinforce, [words.why.blessing(open.hero.blessings - 1)], { icon: 'reinforce' }),
    plague: (at, { unit }) => sufferText(at, unit, at.words.options.plague(unit), 1),
    ...FREE,
  },
  'player.deploy': {
    deploy: (at, { unit, hex }) => deployText(at, unit, hex),
    pass: ({ words }) => ({ ...mainText(words.options.noDeploy), quiet: true }),
    surrender: surrenderText,
  },
  'player.tactic': {
    tactic: (at, { tactic, unit }) => tacticText(at, tactic, unit),
    pass: ({ words }) => ({ ...mainText(words.options.noTactic), quiet: true }),
  },
  'tactic.move': { hex: hexOfUnit, stay },
  'player.command': { unit: ACTORS.unit, pass: ({ words }) => mainText(words.options.nobody) },
  'player.move': {
    move: (at, { unit, hex }) => moveText(at, unit, hex),
    moveOver: (at, { unit, hex, over }) => moveText(at, unit, hex, over),
    done: ({ words, open }) => endText(open, words.options.done.move),
  },
  'player.ability': { ...SKILL, done: ({ words, open }) => endText(open, words.options.done.ability) },
  'player.engage': {
    attack: (at, { unit, target }) => attackText(at, unit, target),
    special: (at, { unit, skill }) => skillText(at, unit, skill, true),
    done: ({ words, open }) => endText(open, words.options.done.engage),
    ...FREE,
  },
  'attack.price': {
    pay: (at, { unit }) => sufferText(at, unit, at.words.options.pay(unit), 2),
    pass: ({ words }) => mainText(words.options.noPrice),
  },
  'attack.reroll': {
    reroll: (at, { dice }) => rerollText(at, dice),
    rerollAll: ({ words }) => optionText(words.options.rerollAll, [], { icon: 'reroll' }),
    keep: ({ words }) => mainText(words.options.keepRoll),
  },
  'attack.after': {
    hex: (at, { hex }) => hexText(at, 'hero', hex),
    hexOver: (at, { hex, over }) => hexText(at, 'hero', hex, at.words.options.hexOver(hexName(hex), hexName(over))),
    stay,
  },
  'skill.target': { target: (at, { unit }) => targetText(at, unit, fellsTribune(at.open, at.about.skill, unit)) },
  'skill.hex': {
    hex: (at, { hex }) => {
      const { unit, target, left } = at.about
      return left === undefined
        ? hexText(at, target ?? unit, hex)
        : optionText(at.words.options.follow(hexName(hex)), [], { icon: 'move' })
    },
    stay,
  },
  'order.effects': {
    first: ({ words }, { cause }) => optionText(words.options.first(causeName(words, cause)), [], { icon: 'first' }),
  },

  'scion.order': ACTORS,
  'scion.target': TARGET,
  'scion.hex': { hex: (at, { hex }) => hexText(at, at.about.unit, hex, at.words.options.place(hexName(hex))) },
  'scion.bane': {
    remove: (at, { bane }) => removeText(at, bane, scionWithout(at)),
    done: ({ words }) => mainText(words.options.keepBanes),
  },

  'reward.sport': { ...RECRUIT, tactics: tacticsText, ...FREE },
  'reward.bloodshed': { ...PAD, ...FREE },
  'reward.tactic': {
    gainTactic: ({ words }, { tactic }) =>
      optionText(words.options.gainTactic(tactic), [words.why.tacticOf(tactic)], { icon: tactic }),
  },
  'reward.prowess': PROWESS,
  'reward.bane': { bane: (at, { bane }) => removeText(at, bane) },
  'reward.keepUnit': { keepUnit: (at, { chip }) => keepUnitText(at, chip) },
  'reward.second': { ...RECRUIT, done: ({ words }) => mainText(words.options.noSecond) },
  'reward.recruit': RECRUIT,
  'reward.claim': { ...FREE, done: ({ words }) => mainText(words.options.done.other) },
  'camp.sacrifice': { sacrifice: (at, { chip }) => sacrificeText(at, chip) },
  'camp.discard': DISCARD,
}

/** What an option does, in words. */
export const createOption = (words: Words): GameText['option'] =>
  sayOption<Victorum, At>(ids, SAYINGS, view => ({ words, view, open: view.open, combat: view.open.combat }))
