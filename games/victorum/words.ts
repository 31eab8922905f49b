/** How the answers of Victorum are written: part of the save format, never changed. */
import { id, many, manyNamed, named, number, one, wordsOf } from '@tabletome/engine/words'
import { BANE_IDS } from './content/banes.ts'
import { BLOODSHED_IDS } from './content/bloodsheds.ts'
import { DICE } from './content/dice.ts'
import { HERO_IDS } from './content/heroes.ts'
import type { DeckId, SportKind } from './content/ids.ts'
import { OPPORTUNITY_IDS } from './content/opportunities.ts'
import { PLACE_IDS } from './content/places.ts'
import { PROWESS_IDS } from './content/prowess.ts'
import { REGION_IDS } from './content/regions.ts'
import { SCION_IDS } from './content/scions.ts'
import { SKILL_IDS } from './content/skills.ts'
import { SPORT_IDS } from './content/sports.ts'
import { TACTIC_IDS } from './content/tactics.ts'
import { hexName, hexNamed } from './rules/ground/hexes.query.ts'
import type { CardId, Hex, Victorum } from './rules/state/shape.ts'

const readHex = (word: string): Hex | undefined => (hexNamed(word) < 0 ? undefined : hexNamed(word))
const readNumber = (word: string): number | undefined => (/^\d+$/.test(word) ? Number(word) : undefined)
/** Units are made up as they come, and anything can be a cause: any word. */
const anyWord = (word: string): string => word
const CARD_IDS: readonly CardId[] = [...SPORT_IDS, ...BLOODSHED_IDS, ...OPPORTUNITY_IDS]
const DECK_IDS: readonly DeckId[] = ['sport', 'bloodshed', 'opportunity']
const SPORT_KINDS: readonly SportKind[] = ['flag', 'hill', 'spar']

const hex = named('hex', hexName, readHex)
const over = named('over', hexName, readHex)
const unit = one('unit', anyWord)
const target = one('target', anyWord)
const chip = one('chip', anyWord)
const card = one('card', OPPORTUNITY_IDS)
const prowess = one('prowess', PROWESS_IDS)
const tactic = one('tactic', TACTIC_IDS)
const skill = one('skill', SKILL_IDS)
const bane = one('bane', BANE_IDS)
const to = one('to', PLACE_IDS)
const from = one('from', PLACE_IDS)
const harbor = one('harbor', PLACE_IDS)

export const words = wordsOf<Victorum>({
  answers: {
    prowess: id`prowess ${prowess}`,
    addDie: id`addDie`,
    upgradeDie: id`upgradeDie ${number('column')}`,
    health: id`health`,
    leadership: id`leadership`,
    recruit: id`recruit ${chip}`,
    tactics: id`tactics`,
    gainTactic: id`tactic ${tactic}`,
    bane: id`bane ${bane}`,
    keepCard: id`keep ${card}`,
    keepUnit: id`keep ${chip}`,
    sacrifice: id`sacrifice ${chip}`,
    discard: id`discard ${tactic}`,
    to: id`to ${to}`,
    pastHarbor: id`pass ${harbor} ${to}`,
    sail: id`sail ${from} ${harbor} ${to}`,
    use: id`use`,
    accept: id`accept`,
    spectate: id`spectate`,
    order: id`order ${many('cards', CARD_IDS)}`,
    claim: id`claim ${card}`,
    offerUp: id`do ${card} ${chip}`,
    purify: id`do ${card}`,
    sport: id`sport ${one('sport', SPORT_KINDS)}`,
    change: id`change ${card}`,
    loseHp: id`loseHp`,
    tribune: id`tribune ${unit}`,
    remove: id`remove ${bane}`,
    begin: id`begin`,
    surrender: id`surrender`,
    helm: id`helm`,
    reinforce: id`reinforce`,
    plague: id`plague ${unit}`,
    deploy: id`deploy ${unit} ${hex}`,
    tactic: id`tactic ${tactic} ${unit}`,
    move: id`move ${unit} ${hex}`,
    moveOver: id`move ${unit} ${hex} over ${over}`,
    skill: id`skill ${unit} ${skill}`,
    attack: id`attack ${unit} ${target}`,
    special: id`special ${unit} ${skill}`,
    pay: id`pay ${unit}`,
    reroll: id`reroll ${manyNamed('dice', String, readNumber)}`,
    rerollAll: id`reroll all`,
    keep: id`keep`,
    unit: id`unit ${unit}`,
    auto: id`auto`,
    mark: id`mark ${unit}`,
    hex: id`hex ${hex}`,
    hexOver: id`hex ${hex} over ${over}`,
    stay: id`stay`,
    path: id`path ${manyNamed('path', hexName, readHex)}`,
    target: id`target ${unit}`,
    first: id`first ${one('cause', anyWord)}`,
    pass: id`pass`,
    done: id`done`,
  },
  things: {
    unit: id`unit ${unit}`,
    hex: id`hex ${hex}`,
    place: id`place ${one('place', PLACE_IDS)}`,
    card: id`card ${one('card', CARD_IDS)}`,
    deck: id`deck ${one('deck', DECK_IDS)}`,
    tactic: id`tactic ${tactic}`,
    skill: id`skill ${skill}`,
    bane: id`bane ${bane}`,
    prowess: id`prowess ${prowess}`,
    scion: id`scion ${one('scion', SCION_IDS)}`,
    primus: id`primus ${one('hero', HERO_IDS)}`,
    arena: id`arena ${one('region', REGION_IDS)}`,
    stack: id`stack ${one('region', REGION_IDS)}`,
    die: id`die ${one('die', DICE)}`,
    bag: id`bag`,
    pool: id`pool ${one('pool', anyWord)}`,
    term: id`term ${one('term', anyWord)}`,
  },
})
