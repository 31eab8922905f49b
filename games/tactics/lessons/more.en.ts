import type { LessonTexts } from '@tabletome/match/lesson'

/** The words of the further lessons. */
export const more: LessonTexts = {
  dungeon: {
    title: 'Into the dungeon',
    able: 'play the quest alone: crystals against the clock',
    aims: [
      'You can clear the roof of a box and enter its dungeon.',
      'You can take a crystal and use it.',
      'You can win time back.',
    ],
    steps: {
      clock: {
        line: 'No points here: six crystals, and a clock. Every turn of yours takes one. Three are left.',
        task: 'Look at the time',
      },
      roof: {
        line: 'Each box hides a dungeon, but nobody may stand on its roof. Shoot the Duelist down, Archer!',
        task: 'Shoot the Duelist on M4',
        nudge: 'The Archer on L6 has him in range; he has 3 Health.',
      },
      time: {
        line: 'Captured: the clock goes back two. But the Enemy always has four units: the next one arrives on a flag.',
        task: 'See the clock',
      },
      enter: {
        line: 'The roof is free. Send the Veteran through the portal at M3, down into the dungeon.',
        task: 'Enter the dungeon',
        nudge: 'Choose the Veteran on L3, then the small box beside M3.',
      },
      way: {
        line: 'Two ways to the crystal: a trap east, two Health for each cross, or a monster south. Which one?',
        task: 'Choose a way',
        nudge: 'Both lead to the crystal.',
        after: {
          trap: 'One cross of three dice: two Health. Near enough.',
          monster: 'Giant Rats: an arrow is gone. It could have been worse, or better.',
        },
      },
      crystal: {
        line: 'Now the crystal. Whoever reaches it leaves at once, with what moves remain.',
        task: 'Take the crystal',
        nudge: 'It lies in the corner, one step away.',
      },
      bonus: {
        line: 'The Tide Crystal fills all Ammo and Mana, now or never.',
        task: 'Use the crystal',
        nudge: 'Your Sage and both archers are short.',
      },
      end: {
        line: 'Finish. The Enemy draws one card: it names one unit, and that one acts.',
        task: 'Finish your turn',
        nudge: 'Finish the turn.',
      },
      answer: {
        line: 'The Pack Wolf ran at your nearest unit and always rolls to push. You may Counter as ever.',
        task: 'Answer the Wolf, or not',
        nudge: 'The Archer can strike back or shoot.',
      },
    },
    success: { done: 'Three crystals of six, and four turns on the clock. The great one opens last.' },
  },
  quest: {
    title: 'Two against the dungeons',
    able: 'play the quest with a friend',
    aims: [
      'You can share the clock and the crystals.',
      'You can make way for your friend.',
      'You can open the last dungeon.',
    ],
    steps: {
      clock: {
        line: 'Bram plays with you, and each of you has an Enemy. The one clock runs in both your turns: two left.',
        task: 'Look at the clock and at Bram',
      },
      shoot: {
        line: 'After Bram it would stand on one, then on zero: lost. Capture the Duelist, and win two back.',
        task: 'Shoot the Duelist on L7',
        nudge: 'Three Health, and the Archer shoots for three.',
      },
      roof: {
        line: 'Bram’s Cutpurse waits by the smallest box, but your Sage stands on its roof. Step off it.',
        task: 'Move the Sage off the box',
        nudge: 'Any step down from J9 will do.',
      },
      pass: {
        line: 'Finish. First your Enemy, then Bram, then his: watch the Cutpurse.',
        task: 'Finish your turn',
        nudge: 'Finish the turn.',
      },
      both: {
        line: 'Bram has the Spark Crystal, and it counts for both. Five are yours: the great dungeon is open.',
        task: 'See the five crystals',
      },
      glory: {
        line: 'Your Archer stands at its door. One unit only may be inside: go in.',
        task: 'Enter the great dungeon',
        nudge: 'Choose the Archer on J6, then the largest box.',
      },
      door: {
        line: 'Through the water to the Locked Door: only a Rogue opens it. Yours is one.',
        task: 'Walk to the Locked Door',
        nudge: 'East along the middle row, two steps.',
      },
    },
    success: { done: 'Past the door, five steps from Glory. If one of you loses all units, both lose.' },
  },
  artifact: {
    title: 'Teams and Battle',
    able: 'fight two against two for the Artifact',
    aims: [
      'You can fight beside a team-mate.',
      'You can steal the Artifact.',
      'You can end a Battle with three captures.',
    ],
    steps: {
      team: {
        line: 'Cléo is with you, against Bram and Dana. You never hurt her units, and you may walk through them.',
        task: 'See Cléo’s unit beside yours',
      },
      bearer: {
        line: 'No flags in Battle, but one Artifact: 3 points at the end. Bram’s Duelist carries it.',
        task: 'Look at the Bearer',
      },
      through: {
        line: 'Bring the Bear past Cléo’s Guide to H7, south of the Duelist.',
        task: 'Move the Bear to H7',
        nudge: 'F7, G7, H7: Cléo’s unit does not stop you.',
      },
      strike: {
        line: 'Only a melee push steals it: no arrow, no spell. Strike him.',
        task: 'Strike the Duelist',
        nudge: 'The Bear stands right below him.',
      },
      steal: {
        line: 'Now the push itself. One arrow on a die is enough.',
        task: 'Roll for Knock Back',
        nudge: 'Roll: without a push he keeps it.',
      },
      mine: {
        line: 'Yours. The Bearer hits for one more and reaches one farther, but moves one less.',
        task: 'See the new Bearer',
      },
      third: {
        line: 'You have two captures; the third ends the game. Three Health left: blade or bow?',
        task: 'Capture the Duelist',
        nudge: 'The Veteran beside him or the Archer from afar: both hit for three.',
      },
      end: {
        line: 'Captures of one player count for the end, points of both for the score. Finish: one last turn for each.',
        task: 'Finish your turn',
        nudge: 'Finish the turn.',
      },
    },
    success: { done: 'Three captures and the Artifact: you and Cléo win together.' },
  },
}
