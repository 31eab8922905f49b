import type { Game, Random } from '@tabletome/engine'
import { STANDARD_BANES } from '../../content/banes.ts'
import { BLOODSHED_IDS } from '../../content/bloodsheds.ts'
import type { BaneId, DeckId, RegionId } from '../../content/ids.ts'
import { HERO_IDS } from '../../content/heroes.ts'
import { BANE_EVERY } from '../../content/numbers.ts'
import { OPPORTUNITY_IDS } from '../../content/opportunities.ts'
import { SCIONS } from '../../content/scions.ts'
import { SPORT_IDS } from '../../content/sports.ts'
import { factionChips } from '../units/kinds.query.ts'
import type { Victorum, View } from './shape.ts'

type Imagined = ReturnType<Game<Victorum>['imagine']>

/** A world that looks like this view: only the order of the piles is hidden, and what of them lies nowhere else (VIC-GEN-07). */
export const imagine: Game<Victorum>['imagine'] = (view, random) => {
  const stack = stacksOf(view, random)
  const piles: Imagined['piles'] = {
    sport: deckOf(view, 'sport', SPORT_IDS, random),
    bloodshed: deckOf(view, 'bloodshed', BLOODSHED_IDS, random),
    opportunity: deckOf(view, 'opportunity', OPPORTUNITY_IDS, random),
    banes: banesOf(view, random),
    bag: shuffled([...view.open.bag], random),
    primuses: shuffled(
      HERO_IDS.filter(id => id !== view.open.hero.id),
      random,
    ).slice(0, view.piles.primuses),
    LAM: stack('LAM'),
    ATL: stack('ATL'),
    REF: stack('REF'),
    ARG: stack('ARG'),
    VES: stack('VES'),
    AMA: stack('AMA'),
    PAR: stack('PAR'),
    KUN: stack('KUN'),
  }
  return { own: { p1: {} }, piles }
}

/** Those that are not seen anywhere, under the ones that were put in order (VIC-RULING-25); what a step to come names is taken last. */
const deckOf = <C extends string>(view: View, deck: DeckId, all: readonly C[], random: Random): C[] => {
  const { open, agenda, piles } = view
  const known = open.known[deck]
  const seen = JSON.stringify([open.fronts[deck], open.combat?.event, open.offer, open.camp.opportunities, known])
  const named = JSON.stringify(agenda)
  const hidden = shuffled(
    all.filter(card => !seen.includes(`"${card}"`)),
    random,
  )
  const isNamed = (card: C): boolean => named.includes(`"${card}"`)
  const order = [...hidden.filter(card => !isNamed(card)), ...hidden.filter(isNamed)]
  return [...order.slice(0, piles[deck] - known.length), ...(known.toReversed() as C[])]
}

/** The chips of a faction that have not come to the front. */
const stacksOf = ({ open, agenda, piles }: View, random: Random): ((region: RegionId) => string[]) => {
  const seen = JSON.stringify([open.camp, open.stacks, open.bag, open.combat, agenda])
  return region =>
    shuffled(
      factionChips(region).filter(chip => !seen.includes(`"${chip}"`)),
      random,
    ).slice(0, piles[region])
}

/** The scion's own banes are on top until they are drawn, one for every fourth point of influence (VIC-SETUP-20). */
const banesOf = ({ open, agenda, piles }: View, random: Random): BaneId[] => {
  const own = SCIONS[open.scion].banes
  const seen = JSON.stringify([open.camp.banes, open.bag, open.removed, open.combat, agenda])
  const isHidden = (bane: BaneId): boolean => !seen.includes(`"${bane}"`)
  const first = own.slice(Math.floor(open.influence / BANE_EVERY)).filter(isHidden)
  const rest = [...STANDARD_BANES, ...own].filter(bane => isHidden(bane) && !first.includes(bane))
  return [...shuffled(rest, random).slice(0, piles.banes - first.length), ...first.toReversed()]
}

const shuffled = <C>(list: C[], random: Random): C[] => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const each = list[i] as C
    list[i] = list[j] as C
    list[j] = each
  }
  return list
}
