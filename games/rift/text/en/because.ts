import { type Because, entryOf, type UsualBecause } from '../../../text/because.ts'
import { bosses, hearts, heroes } from './names.ts'

const hero = (id: string): string => entryOf(heroes, id) ?? 'the wildcat'
const boss = (id: string): string => entryOf(bosses, id) ?? 'the boss'

/** Why a hint likes an option, and why not. */
export const because = {
  even: ['Slightly better in most continuations.', 'Slightly worse in most continuations.'],
  same: ['Comes to much the same.', 'Comes to much the same.'],
  only: ['Nothing else comes into question.', 'Nothing else comes into question.'],
  idle: ['Leaves nothing undone.', 'Leaves something undone.'],
  won: ['Wins more often within the round.', 'Wins less often within the round.'],
  lasting: ['The kingdom holds out more often.', 'The kingdom falls more often.'],
  hearts: [(_, n) => `Saves about ${hearts(n)}.`, (_, n) => `Costs about ${hearts(n)}.`],
  portals: ['Closes a portal sooner.', 'Closes a portal later.'],
  hordes: ['Leaves fewer hordes on the path.', 'Leaves more hordes on the path.'],
  crystals: ['Brings more crystals.', 'Brings fewer crystals.'],
  squares: [
    (_, n) => `Covers about ${n} more of their squares.`,
    (_, n) => `Leaves about ${n} more ${n === 1 ? 'square' : 'squares'} uncovered.`,
  ],
  towers: ['Builds more towers.', 'Builds fewer towers.'],
  soldiers: ['Spares soldiers.', 'Uses up soldiers.'],
  boss: [about => `Wears down ${boss(about)} sooner.`, about => `Wears down ${boss(about)} later.`],
  up: [about => `Keeps ${hero(about)} on their feet.`, about => `Has ${hero(about)} knocked out more often.`],
  health: [about => `Saves the health of ${hero(about)}.`, about => `Costs ${hero(about)} health.`],
  abilities: [about => `Keeps abilities of ${hero(about)} ready.`, about => `Spends abilities of ${hero(about)}.`],
} satisfies UsualBecause & Record<string, Because>
