import type { GameText, OptionText } from '../../../types.ts'
import type { PlaceId, SportKind } from '../../content/ids.ts'
import { causeName, isBane, isOpportunity, isPlace, isSkill, isTactic } from '../names.ts'
import { aboutOf, unitOf, viewOf } from '../read.ts'
import type { Words } from '../words.ts'
import { type At, mainText, optionText } from './at.ts'
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
  moveText,
  rerollText,
  skillText,
  sufferText,
  surrenderText,
  tacticText,
  targetText,
} from './combat.ts'

type Say = (at: At, ...words: readonly string[]) => OptionText

const NOTHING = optionText('')
const places = (words: readonly string[]): PlaceId[] => words.filter(isPlace)

const doneSaid: Say = ({ words: { options }, choice }) => {
  const { done } = options
  switch (choice) {
    case 'player.move':
      return mainText(done.move)
    case 'player.ability':
      return mainText(done.ability)
    case 'player.engage':
      return mainText(done.engage)
    case 'combat.change':
      return mainText(options.noChange)
    case 'scion.bane':
      return mainText(options.keepBanes)
    case 'reward.second':
      return mainText(options.noSecond)
    default:
      return mainText(done.other)
  }
}
const passSaid: Say = ({ words: { options }, choice }) => {
  switch (choice) {
    case 'travel.neptune':
      return optionText(options.payWeek, [], { icon: 'week' })
    case 'player.deploy':
      return mainText(options.noDeploy)
    case 'player.tactic':
      return mainText(options.noTactic)
    case 'attack.price':
      return mainText(options.noPrice)
    default:
      return mainText(options.nobody)
  }
}
const keepSaid: Say = (at, id) => {
  if (id === undefined) return mainText(at.words.options.keepRoll)
  return at.choice === 'opportunity.keep' ? cardText(at, id) : keepUnitText(at, id)
}
const hexSaid: Say = (at, hex = '', word, over) => {
  const { about, choice } = at
  if (choice === 'skill.hex' && about.left !== undefined)
    return optionText(at.words.options.follow(hex), [], { icon: 'move' })
  if (choice === 'skill.hex') return hexText(at, about.target ?? unitOf(about), hex)
  return hexText(at, choice === 'attack.after' ? 'hero' : unitOf(about), hex, word === 'over' ? over : undefined)
}
const baneSaid: Say = (at, id = '') => (isBane(id) ? removeText(at, id) : NOTHING)

/** By the first word of the option's id. */
const SAY: Readonly<Record<string, Say>> = {
  prowess: (at, id = '') => prowessText(at, id),
  addDie: at => padText(at, 'addDie', 0),
  upgradeDie: (at, column) => padText(at, 'upgradeDie', Number(column)),
  health: at => padText(at, 'health', 0),
  leadership: at => padText(at, 'leadership', 0),
  to: (at, ...stops) => travelText(at, 'path', places(stops)),
  sail: (at, ...stops) => travelText(at, 'sail', places(stops)),
  use: ({ words }) => optionText(words.options.use, [], { icon: 'sail' }),
  accept: acceptText,
  spectate: spectateText,
  order: (at, ...cards) => orderText(at, cards),
  keep: keepSaid,
  sport: ({ words }, kind) =>
    optionText(words.options.sport(kind as SportKind), [words.why.goal[kind as SportKind]], { icon: kind ?? 'sport' }),
  change: (at, card = '') => (isOpportunity(card) ? changeText(at, card) : NOTHING),
  discard: (at, tactic = '') => (isTactic(tactic) ? discardText(at, tactic) : NOTHING),
  loseHp: ({ words, open }) =>
    optionText(words.options.loseHp, [words.why.change(open.hero.hp, Math.max(1, open.hero.hp - 1))], {
      icon: 'health',
    }),
  tribune: (at, id = '') => optionText(at.words.options.tribune(id), [statsOfChip(at, id)], { icon: 'tribune' }),
  begin: ({ words: { options }, choice }) =>
    mainText(choice === 'rival.start' ? options.begin.rival : options.begin.player, 'begin'),
  surrender: surrenderText,
  helm: ({ words }) =>
    optionText(words.options.helm, [words.names.prowess['helm-of-darkness']?.text], { icon: 'helm' }),
  target: (at, id = '') => targetText(at, id, at.words.options.target(id), 'target'),
  mark: (at, id = '') => targetText(at, id, at.words.options.mark(id), 'mark'),
  unit: (at, id = '') => actorText(at, id),
  auto: ({ words }) => optionText(words.options.auto, [words.why.auto], { icon: 'auto' }),
  hex: hexSaid,
  path: ({ words }, ...hexes) => optionText(words.options.path(hexes), [], { icon: 'path' }),
  skill: (at, id = '', skill = '') => (isSkill(skill) ? skillText(at, id, skill, false) : NOTHING),
  special: (at, id = '', skill = '') => (isSkill(skill) ? skillText(at, id, skill, true) : NOTHING),
  none: ({ words }) => optionText(words.options.none, [], { icon: 'none' }),
  stay: ({ words }) => optionText(words.options.stay, [], { icon: 'stay' }),
  reinforce: ({ words, open }) =>
    optionText(words.options.reinforce, [words.why.blessing(open.hero.blessings - 1)], { icon: 'reinforce' }),
  plague: (at, id = '') => sufferText(at, id, at.words.options.plague(id), 1),
  deploy: (at, id = '', hex = '') => deployText(at, id, hex),
  tactic: (at, tactic = '', id) =>
    !isTactic(tactic)
      ? NOTHING
      : id !== undefined
        ? tacticText(at, tactic, id)
        : optionText(at.words.options.gainTactic(tactic), [at.words.why.tacticOf(tactic)], { icon: tactic }),
  move: (at, id = '', hex = '', _over, over) => moveText(at, id, hex, over),
  done: doneSaid,
  pass: (at, ...stops) => (stops.length > 0 ? travelText(at, 'pass', places(stops)) : passSaid(at)),
  attack: (at, id = '', target = '') => attackText(at, id, target),
  pay: (at, id = '') => sufferText(at, id, at.words.options.pay(id), 2),
  reroll: (at, ...which) => rerollText(at, which),
  first: ({ words }, cause = '') => optionText(words.options.first(causeName(words, cause)), [], { icon: 'first' }),
  remove: baneSaid,
  bane: baneSaid,
  recruit: (at, chip = '') => recruitText(at, chip),
  tactics: tacticsText,
  claim: (at, card = '') => (isOpportunity(card) ? claimText(at, card) : NOTHING),
  do: (at, card = '', chip) => (isOpportunity(card) ? offerText(at, card, chip) : NOTHING),
  sacrifice: (at, chip = '') => sacrificeText(at, chip),
}

/** What an option does, in words; the grammar of the ids stands in rules/state.ts. */
export const makeOption =
  (words: Words): GameText['option'] =>
  (choice, option, anyView) => {
    const view = viewOf(anyView)
    const { open } = view
    const at: At = { words, view, open, combat: open.combat, about: aboutOf(view), choice }
    const [first = '', ...rest] = option.split(' ')
    return SAY[first]?.(at, ...rest) ?? NOTHING
  }
