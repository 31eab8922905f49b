import { type Because, entryOf, type UsualBecause } from '../../../text/because.ts'
import { count, foes, heroes, places } from './names.ts'

const place = (id: string): string => entryOf(places, id)?.the ?? ''
const inPlace = (id: string): string => entryOf(places, id)?.in ?? ''
const hero = (id: string): string => entryOf(heroes, id)?.the ?? ''
const foe = (id: string): string => entryOf(foes, id)?.the ?? ''

/** Why a hint likes an option, and why not. */
export const because = {
  even: ['Slightly better in most continuations.', 'Slightly worse in most continuations.'],
  same: ['Comes to much the same.', 'Comes to much the same.'],
  only: ['Nothing else comes into question.', 'Nothing else comes into question.'],
  idle: ['Loses no Action Points.', (_, n) => `${count(n, 'Action Point is', 'Action Points are')} lost.`],
  won: ['Wins more often within the Round.', 'Wins less often within the Round.'],
  lasting: ['The realm holds out more often.', 'The realm falls more often.'],
  capital: ['Keeps Threat away from the Capital.', 'Lets more Threat reach the Capital.'],
  standing: [about => `Keeps ${place(about)} standing.`, about => `Lets ${place(about)} fall more often.`],
  threat: [about => `Less Threat ${inPlace(about)}.`, about => `More Threat ${inPlace(about)}.`],
  foe: [(about, n) => `Hurts ${foe(about)} more, by about ${n}.`, about => `Hurts ${foe(about)} less.`],
  awake: [about => `Keeps ${hero(about)} from exhaustion.`, about => `Exhausts ${hero(about)} more often.`],
  hp: [about => `Saves Health of ${hero(about)}.`, about => `Costs ${hero(about)} Health.`],
  artifacts: ['An Artifact more often.', 'An Artifact less often.'],
} satisfies UsualBecause & Record<string, Because>
