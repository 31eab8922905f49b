import { label, type Name, noun, nouns, proper } from '../../../text/grammar/english.ts'
import type { RegionId } from '../../content/ids.ts'

export const arenaNames: Readonly<Record<RegionId, Name>> = {
  LAM: proper('Harpoon Cove'),
  ATL: noun('Sunken Forum'),
  REF: nouns('Ashen Kennels'),
  ARG: noun('Laurel Circus'),
  VES: noun('Caldera', { titled: true }),
  AMA: noun('Hunting Glade'),
  PAR: noun('Great Hippodrome'),
  KUN: noun('Cloud Terrace'),
}

export interface ArenaText {
  readonly name: string
  readonly rules: string
  readonly local: string
}

/** The arenas' reference cards; their priority lists are put together from the content. */
export const arenas: Readonly<Record<RegionId, ArenaText>> = {
  LAM: {
    name: label(arenaNames.LAM),
    rules: 'A unit standing on a post has the Ability Pull.',
    local: 'Non-elite local units are deployed with 1 additional HP.',
  },
  ATL: {
    name: label(arenaNames.ATL),
    rules: 'The trident lies on D4. Any unit that enters its hex equips it; the bearer’s attacks add one green die.',
    local: 'A local bearer adds a black die instead.',
  },
  REF: {
    name: label(arenaNames.REF),
    rules:
      'Kennel Beasts with 3 HP start on D2 and D6, in Acts III and IV a third on D4. In the arena turn they move and attack the closest opponent.',
    local: 'Beasts and local units of either troop are allies.',
  },
  ARG: {
    name: label(arenaNames.ARG),
    rules:
      'A unit adjacent to exactly one opponent adds one yellow die when it attacks that opponent. Whoever defeats a unit by an attack takes the laurel if nobody carries it, or from the bearer it has defeated; the bearer has Armored 1. If the bearer falls otherwise, the laurel goes back beside the arena.',
    local: 'The duel die of local units is blue.',
  },
  VES: {
    name: label(arenaNames.VES),
    rules:
      'Embers start on C5 and E2 and do not block. In the arena turn each ember drifts one hex in a random direction where it can; then each unit on an ember’s hex is dealt 1 damage.',
    local:
      'Local units ignore ember damage and add one yellow die to their attacks on or beside an ember. In the scion combat all rival units ignore ember damage.',
  },
  AMA: {
    name: label(arenaNames.AMA),
    rules:
      'An attack by a non-adjacent unit against a unit in a thicket loses its weakest die (at least one die is rolled).',
    local: 'Local attackers ignore this cover.',
  },
  PAR: {
    name: label(arenaNames.PAR),
    rules:
      'The chariot starts on D6 and blocks its hex. In the arena turn it advances as many track hexes clockwise as the arena die shows. A unit in its way is dealt 2 damage and displaced off the track; if it cannot be, the chariot stops.',
    local:
      'Local units take no damage from the chariot but are displaced; one that begins its Movement Step on the track has +1 Movement.',
  },
  KUN: {
    name: label(arenaNames.KUN),
    rules: 'For movement, every cloud step is adjacent to every other cloud step.',
    local: 'Stepping from cloud to cloud costs local units no movement.',
  },
}
/** For whom a list is. */
export const listFor = {
  all: 'All',
  local: 'Local units',
  beasts: 'Beasts of the arena',
  others: 'Others',
} as const
export const cards = {
  list: (who: string, entries: string) => `${who}: ${entries}.`,
  bold: 'In capitals: opponents to attack; the others are hexes to take.',
  local: (text: string) => `Local: ${text}`,
  key: (hexes: string) => `Key hexes: ${hexes}.`,
  keyTrident: 'Key hex: that of the trident.',
  blocked: (hexes: string) => `Blocked: ${hexes}.`,
}
