import type { ArtifactId } from '../../content/ids.ts'
import type { Colour, PlaceId } from '../../rules/state/shape.ts'
import { start } from '../../../text/sentence.ts'
import { artifacts, colours, places, type Noun } from './names.ts'

/** What a reason may carry; abilities and cards come by their names. */
export interface ReasonValues {
  readonly defender: Colour
  readonly place: PlaceId
  readonly from: PlaceId
  readonly to: PlaceId
  readonly ability: string
  readonly card: string
  readonly artifact: ArtifactId
  readonly needs: number
  readonly has: number
}
type Say = (values: ReasonValues) => string

const does = ({ the, many }: Noun, one: string, several: string) => `${start(the)} ${many ? several : one}`
const says = <K extends string>(words: Record<K, Say>) => words

const left = (n: number): string => (n === 0 ? 'none left' : `${n} left`)

/** Why something cannot be done. */
export const reasons = says({
  heroTaken: ({ defender }) => `${colours[defender]} already has this Player Card.`,
  notAdjacent: ({ from, to }) => `${does(places[to], 'is', 'are')} not adjacent to ${places[from].the}.`,
  alreadyHere: ({ place }) => `The Defender is already ${places[place].in}.`,
  endsWhereItBegan: ({ place }) => `The way may not end where it began, ${places[place].in}.`,
  notEnoughAp: ({ needs, has }) => `It costs ${needs} AP; ${left(has)}.`,
  notEnoughHp: ({ needs, has }) => `It costs ${needs} HP; ${left(has)}.`,
  exhausted: ({ defender }) => `${colours[defender]} is Exhausted: no Secure, Fight, Defend or Sacrifice.`,
  capitalNotSecured: () => 'The Capital cannot be Secured.',
  levelZero: ({ place }) => `${does(places[place], 'has', 'have')} no Threat to lower.`,
  destroyed: ({ place }) => `${does(places[place], 'is', 'are')} Destroyed for good.`,
  foeHidden: () => 'The Epic Foe has not appeared yet.',
  foeElsewhere: ({ place }) => `The Foe is ${places[place].in}.`,
  apLeft: ({ has }) => `Only when all AP are spent; ${has} left.`,
  alreadySacrificed: () => 'Only once per Turn.',
  notUnderAll: () => 'No Sacrifice under an All Defenders Card.',
  nothingToSpendOn: () => 'There would be nothing to spend the AP on.',
  mustSpend: ({ has }) => `First spend the ${has} AP of the Sacrifice.`,
  notYours: ({ ability }) => `${ability} belongs to another Player Card.`,
  tooFar: ({ defender }) => `${colours[defender]} is neither here nor next door.`,
  appliesByItself: ({ ability }) => `${ability} applies by itself when its condition is met.`,
  usedThisTurn: ({ ability }) => `${ability} was already used this Turn.`,
  usedThisRound: ({ ability }) => `${ability} was already used this Round.`,
  nothingWouldChange: ({ ability }) => `${ability} would change nothing now.`,
  turnDeckEmpty: () => 'The Turn Deck is empty.',
  oneCardLeft: () => 'Only one card is left in the Turn Deck.',
  nothingToSee: () => 'There is no unknown card to look at.',
  fullHp: ({ defender }) => `${colours[defender]} has full Hit Points.`,
  alreadyThere: ({ defender }) => `${colours[defender]} is already here.`,
  drained: ({ ability }) => `Drain: ${ability} does not work until the end of the Round.`,
  onlyElsewhere: ({ place }) => `Only for another Region than ${places[place].the}.`,
  notSelf: ({ defender }) => `Only for another Defender than ${colours[defender]}.`,
  circleTaken: ({ defender }) => `${colours[defender]} is in the circle.`,
  inCircle: ({ defender }) => `${colours[defender]} is already in the circle.`,
  tombFull: ({ card }) => `The tomb is taken: ${card}.`,
  notAnEnemy: () => 'Only an Enemy or a Dire Enemy can be Entombed.',
  notInDiscard: () => 'This card is not in the Discard Pile.',
  notNextToFoe: ({ place, to }) => `${does(places[to], 'is', 'are')} not next to the Foe, who is ${places[place].in}.`,
  onlyInCapital: () => 'Only in the Capital.',
  otherSide: ({ place }) => `${does(places[place], 'shows its', 'show their')} other side.`,
  notThere: ({ ability, place }) => `${ability} is for Defenders ${places[place].in}.`,
  abilityDestroyed: ({ place, ability }) => `${does(places[place], 'is', 'are')} Destroyed; ${ability} is gone.`,
  switchedOff: ({ ability }) => `The Foe is there: ${ability} is switched off.`,
  notCarried: ({ ability }) => `Not carried: ${ability}.`,
  otherKind: ({ artifact }) => `${does(artifacts[artifact], 'is', 'are')} of the other kind.`,
  notInRegion: ({ defender, place }) =>
    `${colours[defender]} is not ${places[place].in}, and no Ability reaches that far.`,
  otherSeat: ({ defender }) => `Whoever plays ${colours[defender]} decides.`,
  notInPlay: ({ defender }) => `${colours[defender]} is not in this game.`,
})
