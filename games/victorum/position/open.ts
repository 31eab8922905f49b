import type { Saved } from '@tabletome/engine'
import { STANDARD_BANES } from '../content/banes.ts'
import { BLOODSHED_IDS } from '../content/bloodsheds.ts'
import { HEROES } from '../content/heroes.ts'
import type { ChipId, DeckId, Die, EventId, HeroId, OpportunityId, RegionId, TacticId } from '../content/ids.ts'
import { OPPORTUNITY_IDS } from '../content/opportunities.ts'
import { PROWESS, SPECIAL_PROWESS } from '../content/prowess.ts'
import { REGION_IDS } from '../content/regions.ts'
import { SCIONS } from '../content/scions.ts'
import { SPORT_IDS } from '../content/sports.ts'
import { BASIC_TACTICS, SPECIAL_TACTICS, TACTICS } from '../content/tactics.ts'
import { factionChips, NEUTRAL_CHIPS, OPPORTUNITY_CHIPS } from '../rules/units/kinds.query.ts'
import type { Held, Open, Victorum } from '../rules/state/shape.ts'
import { combatOf } from './arms.ts'
import type { Position } from './words.ts'

export const openOf = (position: Position): Open => {
  const hero = position.hero ?? 'krakenlance'
  const card = HEROES[hero]
  const prowess = [...(position.prowess ?? [])]
  const health = position.health ?? card.health
  const { combat: arms } = position
  const region = arms?.arena ?? (position.place?.slice(0, 3) as RegionId | undefined) ?? card.home
  const open: Open = {
    difficulty: position.difficulty ?? 'chosen',
    scion: position.scion ?? 'taotie',
    act: position.act ?? 1,
    weeks: position.weeks ?? 0,
    round: position.round ?? 1,
    phase: position.phase ?? (arms === undefined ? 'travel' : 'combat'),
    place: position.place ?? (arms === undefined ? `${region}-C` : `${region}-1`),
    influence: position.influence ?? 0,
    hero: {
      id: hero,
      hp: position.hp ?? Math.min(12, health + prowess.reduce((sum, id) => sum + (PROWESS[id].health ?? 0), 0)),
      health,
      movement: position.movement ?? card.movement,
      range: position.range ?? card.range,
      leadership: position.leadership ?? card.leadership,
      dice: (position.dice ?? card.attack.join('')).split('') as Die[],
      blessings: position.blessings ?? 0,
      prowess,
    },
    camp: {
      units: [],
      defeated: [...(position.defeated ?? [])],
      tactics: [...(position.tactics ?? [])],
      opportunities: (position.opportunities ?? []).map(held),
      banes: [...(position.campBanes ?? [])],
    },
    tactics: {},
    chips: [],
    specials: [...(position.specials ?? SPECIAL_PROWESS.filter(id => !prowess.includes(id)))],
    prowessLeft: [...(position.prowessLeft ?? card.prowess.filter(id => !prowess.includes(id)))],
    primuses: (position.primuses ?? usualPrimuses(hero)).map(primus),
    fronts: {},
    stacks: {},
    known: { sport: [], bloodshed: [], opportunity: [] },
    bag: [],
    removed: [...(position.removed ?? [])],
    onceAct: [...(position.onceAct ?? [])],
    deeds: {
      sportWins: [],
      bloodshedWins: [],
      harbors: [],
      recruits: [],
      route: [],
      fights: [],
      ...position.deeds,
    },
  }
  if (position.from !== undefined) open.lastFrom = position.from
  if (position.landing !== undefined) open.lastLanding = position.landing
  if (position.offer !== undefined) open.offer = [...position.offer]
  if (arms !== undefined) open.combat = combatOf(arms, open, region)
  open.camp.units = [...(position.units ?? card.units.map(unit => `${unit}.1`).filter(isNowhere(open)))]
  open.chips = [...(position.chips ?? [...OPPORTUNITY_CHIPS, ...SPECIAL_TACTICS].filter(isNowhere(open)))]
  open.tactics = supplyOf(position, open)
  open.bag = [...(position.bag ?? NEUTRAL_CHIPS.filter(isNowhere(open)))].sort()
  return open
}

const held = (card: OpportunityId | Held): Held =>
  typeof card === 'string' ? { card, seen: [], met: false } : { ...card, seen: [...card.seen] }
const primus = (id: string): Open['primuses'][number] => ({
  hero: id.replace(/^-/, '') as HeroId,
  defeated: id.startsWith('-'),
})
const usualPrimuses = (hero: HeroId): readonly HeroId[] =>
  (['bingqing', 'decimus', 'the-parthian', 'virago'] as const).filter(id => id !== hero).slice(0, 3)

/** Not in camp, arena, column or bag. */
const isNowhere = (open: Open): ((what: string) => boolean) => {
  const text = JSON.stringify([open.camp, open.combat, open.bag, open.removed])
  return what => !text.includes(`"${what}"`)
}
const supplyOf = ({ supply }: Position, open: Open): Open['tactics'] => {
  if (supply !== undefined) return { ...supply }
  const placed = [...open.camp.tactics, ...(open.combat?.rivalTactics ?? [])]
  for (const { tactics, lasting } of open.combat?.units ?? []) {
    placed.push(...tactics)
    for (const { what, tactic } of lasting) if (tactic) placed.push(what as TacticId)
  }
  const left: Open['tactics'] = {}
  for (const id of BASIC_TACTICS) left[id] = TACTICS[id].copies - placed.filter(tactic => tactic === id).length
  return left
}

/** Piles from the bottom, as the engine has them; fronts are lifted off into the open part. */
export const pilesOf = (position: Position, open: Open): Saved<Victorum>['piles'] => {
  const nowhere = isNowhere(open)
  const deck = <C extends string>(name: DeckId, all: readonly C[], named: readonly C[] = []): C[] => {
    const rest = position.only ? [] : all.filter(card => !named.includes(card) && nowhere(card))
    const [front, ...behind] = [...named, ...rest]
    if (front !== undefined) open.fronts[name] = front as EventId
    return behind.reverse()
  }
  const stack = (region: RegionId): ChipId[] => {
    const all = position.stacks?.[region] ?? factionChips(region).filter(chip => nowhere(chip))
    const [front, ...behind] = all
    if (front !== undefined) open.stacks[region] = front
    return behind.reverse()
  }
  const stacks = Object.fromEntries(REGION_IDS.map(region => [region, stack(region)])) as Record<RegionId, ChipId[]>
  const banes = position.banes ?? [...SCIONS[open.scion].banes, ...STANDARD_BANES].filter(bane => nowhere(bane))
  return {
    sport: deck<EventId>('sport', SPORT_IDS, position.sport),
    bloodshed: deck<EventId>('bloodshed', BLOODSHED_IDS, position.bloodshed),
    opportunity: deck('opportunity', OPPORTUNITY_IDS, position.opportunity),
    banes: banes.toReversed(),
    bag: (position.bag ?? open.bag).toReversed(),
    primuses: [],
    ...stacks,
  }
}
