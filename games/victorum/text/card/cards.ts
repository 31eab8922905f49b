import { ARENAS } from '../../content/arenas.ts'
import { BANES } from '../../content/banes.ts'
import type {
  BaneId,
  EventId,
  OpportunityId,
  ProwessId,
  RegionId,
  ScionId,
  SkillId,
  TacticId,
} from '../../content/ids.ts'
import { PROWESS } from '../../content/prowess.ts'
import { SCIONS } from '../../content/scions.ts'
import { SKILLS } from '../../content/skills.ts'
import { TACTICS } from '../../content/tactics.ts'
import type { PriorityEntry, PriorityList } from '../../content/types.ts'
import { progressOf } from '../../rules/effects/criteria.query.ts'
import { fightNamed, opportunityNamed } from '../../rules/campaign/events.query.ts'
import { kindNamed } from '../../rules/units/kinds.query.ts'
import type { OpenView } from '../read.ts'
import { CARD_RULES } from '../rules.ts'
import { paragraphs, sentences, start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { face } from '../../../text/parts.ts'
import type { CardFace } from '../../../types.ts'
import { skillText } from './units.ts'

export const skillFace = ({ names, cards }: Words, id: SkillId): CardFace => {
  const { name, text, rival } = names.skills[id]
  const { type } = SKILLS[id]
  return face(name, names.skillTypes[type], paragraphs(text, cards.rival(rival)), CARD_RULES[type])
}

type Term = keyof Words['terms']
const isTerm = ({ terms }: Words, id: string): id is Term => Object.hasOwn(terms, id)
/** Dazed, Tribune, Cover …: words of the rules. */
export const termFace = (words: Words, id: string): CardFace | undefined => {
  if (!isTerm(words, id)) return undefined
  const { name, text } = words.terms[id]
  return face(name, words.cards.kinds.term, text, CARD_RULES[id])
}

export const tacticFace = ({ names, cards }: Words, open: OpenView, id: TacticId): CardFace => {
  const { name, text, rival } = names.tactics[id]
  const { lasts } = TACTICS[id]
  return face(
    name,
    cards.kinds.tactic[lasts],
    paragraphs(text, rival === '' ? undefined : cards.rivalTarget(rival), cards.copies(open.tactics[id] ?? 0)),
    CARD_RULES[lasts],
  )
}

/** A bane that fights shows its values too (VIC-BANE-06). */
export const baneFace = (words: Words, id: BaneId): CardFace => {
  const { names, cards } = words
  const { name, text } = names.banes[id]
  const { type, scion } = BANES[id]
  const kind = type === 'unit' ? kindNamed(id) : undefined
  return face(
    name,
    cards.kinds.bane[type],
    paragraphs(
      text,
      kind &&
        sentences(cards.stats(kind.classes, ''), cards.numbers(kind.movement, kind.range, kind.health, kind.attack)),
      ...(kind?.skills ?? []).map(skill => skillText(words, skill)),
      scion && `${words.describe.scion(names.scions[scion])}.`,
    ),
    type === 'bag' ? CARD_RULES.bagBane : type === 'unit' ? CARD_RULES.unitBane : CARD_RULES.campBane,
  )
}

export const prowessFace = (words: Words, id: ProwessId): CardFace | undefined => {
  const { names, cards } = words
  const card = Object.hasOwn(names.prowess, id) ? names.prowess[id] : undefined
  const skills = PROWESS[id].skills ?? []
  return card === undefined
    ? undefined
    : face(
        card.name,
        cards.kinds.prowess,
        paragraphs(card.text, ...skills.map(skill => skillText(words, skill))),
        CARD_RULES.prowess,
      )
}

export const fightFace = ({ names, cards }: Words, id: EventId): CardFace => {
  const { name, text } = names.fight(id)
  const { deck, sports, rival, player } = fightNamed(id)
  const slots = rival.map(({ from, tactic }) => (tactic ? cards.slotTactic(cards.slot[from]) : cards.slot[from]))
  return face(
    name,
    names.decks[deck],
    paragraphs(
      sports.length === 0 ? undefined : cards.sports(names.list(sports.map(sport => names.sports[sport]))),
      cards.lineup(slots.join(', '), cards.mine(player.hero, player.camp)),
      text === '' ? cards.noEffect : text,
      cards.rewardOf[deck],
    ),
    CARD_RULES[deck],
  )
}

export const opportunityFace = ({ names, cards }: Words, open: OpenView, id: OpportunityId): CardFace => {
  const { name, change, task } = names.opportunity(id)
  const held = open.camp.opportunities.find(({ card }) => card === id)
  const progress = held && progressOf(open, held)
  return face(
    name,
    names.decks.opportunity,
    paragraphs(
      change && cards.change(change),
      cards.task(task),
      cards.reward(opportunityNamed(id).reward),
      progress && cards.progress(progress.have, progress.need),
    ),
    CARD_RULES.opportunity,
  )
}

/** “FLAGHOLDER > unoccupied post”: bold entries in capitals. */
const entriesText = ({ names }: Words, entries: readonly PriorityEntry[]) =>
  entries
    .map(entry => (entry.startsWith('!') ? (names.entries[entry] ?? '').toUpperCase() : (names.entries[entry] ?? '')))
    .join(' > ')
const whoText = ({ names, arenaCards }: Words, { who }: PriorityList) =>
  typeof who === 'string' ? arenaCards.listFor[who] : names.list(who.map(id => names.classes[id]))

export const arenaFace = (words: Words, id: RegionId): CardFace => {
  const { arenas, arenaCards, names, cards } = words
  const { key, blocked, lists, arenaTurn } = ARENAS[id]
  const { name, rules, local } = arenas[id]
  return face(
    name,
    `${cards.kinds.arena}, ${names.regions[id]}`,
    paragraphs(
      rules,
      arenaCards.local(local),
      typeof key === 'string' ? arenaCards.keyTrident : arenaCards.key(key.join(', ')),
      blocked.length === 0 ? undefined : arenaCards.blocked(blocked.join(', ')),
      ...lists.map(list => arenaCards.list(whoText(words, list), entriesText(words, list.entries))),
      arenaCards.bold,
    ),
    CARD_RULES.arena,
    arenaTurn ? CARD_RULES.arenaTurn : [],
  )
}

export const scionFace = (words: Words, id: ScionId): CardFace => {
  const { names, cards, arenaCards } = words
  const { cards: texts, words: said } = words.scions
  const { chips, unitCap, dice, banes, effects, lists } = SCIONS[id]
  const { setup, goal, traits, effects: effectTexts } = texts[id]
  return face(
    names.scions[id],
    cards.kinds.scion,
    paragraphs(
      ...chips.map(chip => said.chip(names.kinds[chip.id] ?? '', chip.range, chip.health)),
      said.cap(unitCap, names.pool(dice)),
      setup && said.setup(setup),
      goal,
      ...effects.map(effect => {
        const colours = start(effect.dice.map(die => names.dice[die]).join(effect.mode === 'pair' ? ' + ' : ' / '))
        return said.effect(said.mode[effect.mode](colours), effectTexts[effect.run] ?? '')
      }),
      ...traits,
      ...lists.map(({ who, entries }) =>
        arenaCards.list(who === 'all' ? arenaCards.listFor.all : (names.kinds[who] ?? ''), entriesText(words, entries)),
      ),
      said.banes(names.list(banes.map(bane => names.banes[bane].name))),
    ),
    CARD_RULES.scion,
  )
}
