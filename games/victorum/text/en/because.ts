import type { Because, UsualBecause } from '../../../text/because.ts'

/** Why a hint likes an option, and why not. */
export const because = {
  even: ['Slightly better in most continuations.', 'Slightly worse in most continuations.'],
  same: ['Comes to much the same.', 'Comes to much the same.'],
  only: ['Nothing else comes into question.', 'Nothing else comes into question.'],
  idle: ['Leaves nothing undone.', 'Leaves something undone.'],
  won: ['Ends the campaign well more often.', 'Ends the campaign well less often.'],
  lasting: ['Keeps the campaign alive more often.', 'Ends the campaign badly more often.'],
  combat: ['Wins the combat more often.', 'Fails the combat more often.'],
  blessings: ['Saves a blessing more often.', 'Costs a blessing more often.'],
  hp: [(_, n) => `Saves your hero about ${n} HP.`, (_, n) => `Costs your hero about ${n} HP.`],
  units: ['Brings more units through.', 'Loses units more often.'],
  tactics: ['Keeps more tactics.', 'Spends tactics.'],
  prowess: ['Earns prowess sooner.', 'Earns prowess later.'],
  growth: ['Makes your hero stronger.', 'Leaves your hero weaker.'],
  banes: ['Brings fewer banes into play.', 'Brings more banes into play.'],
  influence: ['Gives the scion less influence.', 'Gives the scion more influence.'],
  weeks: ['Saves time.', 'Costs time.'],
  points: [(_, n) => `Scores about ${n} more.`, (_, n) => `Scores about ${n} less.`],
  rivals: ['Hurts the rivals more.', 'Hurts the rivals less.'],
  health: ['Saves HP of your units.', 'Costs your units HP.'],
} satisfies UsualBecause & Record<string, Because>
