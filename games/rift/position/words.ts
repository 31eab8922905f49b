import type {
  BlockId,
  CardId,
  Colour,
  DifficultyId,
  ScenarioId,
  SiteId,
  Spawn,
  SpecialId,
  SpellId,
  StormId,
  TowerId,
  TrayId,
  UnitId,
} from '../content/ids.ts'
import type { ModeId, Open, Phase, Seat } from '../rules/state/shape.ts'

/** The maps of the worked examples. */
export const MAPS = {
  col4: ['__1__', '_avb_', '_cvd_', '_evf_', '_gvh_', '__X__'],
  lane4: ['______', '_abcd_', '1>>>>X', '_efgh_', '______'],
  fork: ['_1_2_', '_v.v_', '_>v<_', '_avb_', '__X__'],
  bend: ['______', '1>>va_', '_bcvd_', 'X<<<e_', '______'],
} as const

/** What differs from the base: two players on col4, Malik and Alleria on their boards, phase 2 of round 2, nothing on the path. */
export interface Position {
  mode?: ModeId
  players?: 1 | 2 | 3 | 4
  /** A map of the examples, a scenario's, or rows. All letters of a drawn map are sites, coloured as in the scenarios. */
  map?: keyof typeof MAPS | ScenarioId | readonly string[]
  scenario?: ScenarioId
  difficulty?: DifficultyId
  roundLimit?: number
  maxLevel?: 1 | 2 | 3 | 4
  round?: number
  phase?: Phase
  hearts?: number
  heartsOf?: number
  crystals?: number
  /** In the supply; else 12 without those on trays. */
  soldiers?: number
  /**
   * Card, space, then what lies on it; of trays on one space the last is the top one. `H07 C2 I2:a1a2 I1:c3d4 soldiers:e5`:
   * tiles by shape (several squares of I1 are several tiles), `magical:` before a shape for its type, `cleared` lays an I1 on
   * every enemy square that is still bare, `life:1` of a boss, `turn:w` the way the top of the card points (else as its path
   * asks). With a grid it is a card made for the test, drawn as it lies: `H91 C2 .ww../.gg../.g.../...../.....`, and
   * `crystals:2`, `level:3` (its centre is `@`), `breaks:213` belong to it. A made card counts until another test makes it anew.
   */
  trays?: readonly string[]
  /** Cards made for the test that are in a stack, as printed: `gg.../...../...../...../w.... crystals:2`. */
  cards?: Partial<Record<CardId, string>>
  /**
   * Seat, space or site letter, then what differs: `p1 C4 h3 base:b2 face:e played locked shielded rises quakes called alone`,
   * `board`, `out`, `bench` or `gone` instead of a space, `earthquake+` an ability face up, `earthquake-` face down (the
   * suggested pair if none is named). `base:` is its north-west square. Seats without a hero get one on its board.
   */
  heroes?: Partial<Record<UnitId, string>>
  hands?: Partial<Record<Seat, readonly TowerId[]>>
  incoming?: Partial<Record<Seat, readonly TowerId[]>>
  /** Else all that are within the level and not in hands, slots or sites. */
  supply?: Partial<Record<TowerId, number>>
  /** The lower first: `militia n p1`, `archer e p2 down`. */
  sites?: Partial<Record<SiteId, string | readonly string[]>>
  /** `-` in front: used. */
  spells?: readonly (SpellId | `-${SpellId}`)[]
  /** Pathbreaker cards and their spaces. */
  blocks?: Partial<Record<BlockId, string>>
  opened?: Spawn[]
  /** From the top; spawn points of the map that are not named have an empty stack. */
  stacks?: Partial<Record<Spawn, readonly TrayId[]>>
  /** Else one more than can be seen, so that the game goes on. */
  portals?: { total: number; destroyed: number }
  bossBeaten?: boolean
  /** The card of this round; `stormDeck` from the top. */
  storm?: StormId
  stormDeck?: readonly StormId[]
  /** From the top; else as in the box. */
  specials?: readonly SpecialId[]
  specialsUsed?: readonly SpecialId[]
  /** From the top; none if nothing is said. */
  ghosts?: readonly CardId[]
  /** The tier 1 cards not in play, from the top. */
  deck1?: readonly CardId[]
  gone?: readonly CardId[]
  eliminated?: Colour
  ready?: readonly Seat[]
  wave?: number
  tally?: Open['tally']
  /** Begins with that phase instead of phase 2: 4 advances all trays, then comes to the next question. */
  begins?: Phase | 'round' | 'end'
}
