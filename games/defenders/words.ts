/** How the answers of Defenders are written: part of the save format, never changed. */
import { id, many, one, unless, wordsOf } from '@tabletome/engine/words'
import { ABILITY_IDS, ARTIFACT_IDS, CARD_IDS, EFFECT_IDS, FOE_IDS, HERO_IDS } from './content/cards.ts'
import { COLOURS } from './content/levels.ts'
import { PLACE_IDS, REGION_IDS } from './content/regions.ts'
import type { Defenders, PileId, WayId } from './rules/state/shape.ts'

const defender = one('defender', COLOURS)
const hero = one('hero', HERO_IDS)
const ability = one('ability', ABILITY_IDS)
const artifact = one('artifact', ARTIFACT_IDS)
const card = one('card', CARD_IDS)
const place = one('place', PLACE_IDS)
const to = one('to', PLACE_IDS)
const region = one('region', REGION_IDS)
const PILE_IDS: readonly PileId[] = ['turn', 'discard', 'horde', 'leftover', 'artifacts']
const WAYS: readonly WayId[] = ['inPlace', ...ABILITY_IDS]
const way = unless('way', 'inPlace', WAYS)

export const words = wordsOf<Defenders>({
  answers: {
    hero: id`hero ${hero}`,
    draw: id`draw`,
    move: id`${defender} move ${to}`,
    secure: id`${defender} secure`,
    fight: id`${defender} fight`,
    use: id`${defender} use ${ability}`,
    sacrifice: id`${defender} sacrifice`,
    end: id`end`,
    ready: id`ready`,
    unready: id`unready`,
    defend: id`${defender} defend ${way}`,
    decline: id`${defender} decline`,
    reconsider: id`${defender} reconsider`,
    place: id`place ${region}`,
    defender: id`defender ${defender}`,
    card: id`card ${card}`,
    order: id`order ${many('cards', CARD_IDS)}`,
    top: id`top`,
    bottom: id`bottom`,
    path: id`path ${many('path', PLACE_IDS)}`,
    heal: id`heal ${defender}`,
    secureHere: id`secure`,
    pass: id`pass`,
    drop: id`drop ${artifact}`,
    refuse: id`refuse`,
  },
  things: {
    place: id`place ${place}`,
    defender: id`defender ${defender}`,
    foe: id`foe`,
    foeCard: id`foe ${one('foe', FOE_IDS)}`,
    ability: id`ability ${ability}`,
    effect: id`ability ${one('effect', EFFECT_IDS)}`,
    artifact: id`artifact ${artifact}`,
    hero: id`hero ${hero}`,
    rest: id`ability rest`,
    card: id`card ${card}`,
    pile: id`pile ${one('pile', PILE_IDS)}`,
  },
})
