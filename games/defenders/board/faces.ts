import type { BoardProps } from '../../types.ts'
import { HEROES } from '../content/heroes.ts'
import { DESTRUCTION, REGION_IDS, REGIONS } from '../content/regions.ts'
import { forecast } from '../rules/enemies/forecast.query.ts'
import { clockwise, isDestroyed } from '../rules/land/map.query.ts'
import type { Colour, PlaceId, RegionId } from '../rules/state/shape.ts'
import { optionsAt } from './map/Anchor.tsx'
import { cardGlyph } from './art/glyphs.ts'
import type { LeafFace, Note } from './map/RegionLeaf.tsx'
import { factOf, nameOf, type OpenView, viewOf } from './read.ts'
import { strikesOf } from './strikes.ts'
import { say } from './words.ts'

/** From this Threat on the Capital warns. */
const WARNS_FROM = 5

export const abilityOf = (open: OpenView, region: RegionId) => REGIONS[region][open.regions[region].side]

/** What a leaf stands for: the place, and the ability printed on it. */
export const anchorsOf = (open: OpenView, place: PlaceId): [string, ...string[]] =>
  place === 'capital' ? ['place capital'] : [`place ${place}`, `ability ${abilityOf(open, place).id}`]

const attackNote = (attacks: number) =>
  ([undefined, 'attacks1', 'attacks2', 'attacks3', 'attacks4'] as const)[Math.min(attacks, 4)]

const regionNote = (props: BoardProps, region: RegionId, attacked: boolean, toCome: number): Note | undefined => {
  const { open } = viewOf(props.view)
  const { text } = props
  const { first, second, dire } = forecast(open, region)
  const attacks = first + second + dire + toCome
  const { threat } = open.regions[region]
  if (isDestroyed(open, region)) {
    const word = attackNote(attacks)
    return word && { words: say(text, word), tone: 'bad' }
  }
  if (attacked)
    return threat + 1 >= DESTRUCTION.region
      ? { words: say(text, 'fallsNow'), tone: 'bad' }
      : { words: say(text, 'underAttack'), tone: 'bad' }
  if (threat + attacks >= DESTRUCTION.region) return { words: say(text, 'mayFall'), tone: 'bad' }
  const word = attackNote(attacks)
  return word && { words: say(text, word), tone: threat === 0 && attacks === 1 ? 'good' : 'plain' }
}

const regionFace = (props: BoardProps, region: RegionId): LeafFace => {
  const view = viewOf(props.view)
  const { open } = view
  const { text } = props
  const { side, threat } = open.regions[region]
  const strikes = strikesOf(view, factOf(props.fact))
  const attacked = strikes.some(strike => strike.region === region && strike.state === 'now')
  const toCome = strikes.filter(strike => strike.region === region && strike.state === 'next').length
  const destroyed = isDestroyed(open, region)
  const { id } = abilityOf(open, region)
  const { level } = forecast(open, region)
  const foreseen = props.foreseen ? viewOf(props.foreseen).open.regions[region].threat : threat
  return {
    place: region,
    name: nameOf(text, props.view, `place ${region}`),
    side,
    short: destroyed ? say(text, 'destroyedText') : text.words(`short.${id}`),
    abilityReady: !destroyed && optionsAt(props, [`ability ${id}`]).length > 0,
    abilityOff:
      !destroyed && (open.usedThisRound.includes(id) || (open.foe?.id === 'kraken' && open.foe.at === region)),
    threat,
    max: DESTRUCTION.region,
    worst: destroyed ? threat : Math.min(DESTRUCTION.region, level + toCome + (attacked ? 1 : 0)),
    foreseen,
    note: regionNote(props, region, attacked, toCome),
    attacked,
    warned: false,
    seal: destroyed ? say(text, 'destroyed') : undefined,
    tomb: region === 'ruins' && open.tomb ? cardGlyph(open.tomb) : undefined,
  }
}

/** Points the known cards of this Round can still bring to the Capital, through Regions that are Destroyed or would fall. */
const capitalWorst = (open: OpenView) => {
  let worst = open.capital
  for (const region of REGION_IDS) worst += forecast(open, region).capital
  return Math.min(DESTRUCTION.capital, worst)
}

const capitalFace = (props: BoardProps): LeafFace => {
  const { open } = viewOf(props.view)
  const { text } = props
  const left = DESTRUCTION.capital - open.capital
  const word = ([undefined, 'stepsLeft1', 'stepsLeft2', 'stepsLeft3'] as const)[left]
  const warned = open.capital >= WARNS_FROM
  return {
    place: 'capital',
    name: nameOf(text, props.view, 'place capital'),
    side: undefined,
    short: text.words('short.rest'),
    abilityReady: false,
    abilityOff: false,
    threat: open.capital,
    max: DESTRUCTION.capital,
    worst: capitalWorst(open),
    foreseen: props.foreseen ? viewOf(props.foreseen).open.capital : open.capital,
    note: warned && word ? { words: say(text, word), tone: 'bad' } : undefined,
    attacked: false,
    warned,
    seal: undefined,
    tomb: undefined,
  }
}

/** Everything a leaf shows, as plain values, so that a leaf is drawn again only when one of them changes. */
export const faceOf = (props: BoardProps, place: PlaceId): LeafFace =>
  place === 'capital' ? capitalFace(props) : regionFace(props, place)

export const maxHp = (open: OpenView, colour: Colour) => {
  const defender = open.defenders[colour]
  return defender ? HEROES[defender.hero].hp : 0
}

/** Where the Foe walks by itself next, if it does. */
export const foeGoesTo = (open: OpenView, steps: number | undefined): RegionId | undefined =>
  open.foe && steps ? clockwise(open, open.foe.at, steps) : undefined
