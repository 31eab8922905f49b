import type { LearnText } from '../../types.ts'
import { more } from './more.en.ts'
import { tips } from './tips/en.ts'

export const text: LearnText = {
  lessons: {
    cover: {
      title: 'Cover them all',
      able: 'build a tower, turn it, lay its tile and destroy a horde',
      aims: [
        'You can build a tower and turn it.',
        'You can lay its tile on a tray.',
        'You know when a horde is destroyed.',
      ],
      steps: {
        aim: {
          line: 'Six Goblins on one tray. Cover every one of them and the whole horde is destroyed.',
          task: 'See the horde',
        },
        take: {
          line: 'A Mage lays an L of three squares. Take the card.',
          task: 'Take the Mage',
          nudge: 'The Mage lies in your hand, below the map.',
        },
        place: {
          line: 'A tower shoots where its arrow points. Build on e or f, left or right of the horde, facing it.',
          task: 'Build on e or f',
          nudge: 'Turn the card until the arrow touches the horde.',
        },
        lay: {
          line: 'The L keeps the way the card lies. Slide it over three Goblins, and think of the three that remain.',
          task: 'Cover three Goblins',
          nudge: 'Look at what is left: it must be an L again. Take it back and shift by one.',
        },
        second: {
          line: 'Three left, an L turned round. Build the other Mage across the road, facing the horde too.',
          task: 'Build the other Mage',
          nudge: 'From the other side the same card lies the other way round.',
        },
        fill: { line: 'Fill the gap.', task: 'Cover the last three', nudge: 'Only one place covers all three.' },
        ready: {
          line: 'All covered: the forecast says destroyed. Say that you are done, and watch.',
          task: 'Say that you are done',
          nudge: 'Nothing is destroyed before you are done.',
        },
      },
      success: { done: 'Gone, and one crystal richer. Your towers come back to your hand.' },
    },
    march: {
      title: 'They march',
      able: 'read the forecast and hold a horde with soldiers',
      aims: [
        'You can read what the march will bring.',
        'You can hold a horde with a soldier.',
        'You know when towers come back.',
      ],
      steps: {
        ahead: {
          line: 'When you are done, every horde takes one step. This one leaves the map: two open Goblins, two hearts lost.',
          task: 'Read the forecast',
        },
        hold: {
          line: 'Soldiers stop a horde. Build the Militia on k, above the last space.',
          task: 'Build the Militia on k',
          nudge: 'Only from k do the Militia reach the horde.',
        },
        soldier: {
          line: 'A soldier stands on an open enemy. Which of the two is up to you.',
          task: 'Put the soldier on a Goblin',
          nudge: 'Not on an empty square: on a Goblin.',
        },
        ready: {
          line: 'Now the forecast says: held, no heart lost. Say that you are done.',
          task: 'Say that you are done',
          nudge: 'Say that you are done.',
        },
        happened: {
          line: 'The soldier fell, but the horde stood still. The other one came a step closer.',
          task: 'See what happened',
        },
        archer: {
          line: 'The same two are open again. The Archer lays two squares in line with its arrow. Build it on k.',
          task: 'Build the Archer on k',
          nudge: 'Turned sideways the tile would lie across. Keep it upright.',
        },
        both: { line: 'Cover both.', task: 'Cover both Goblins', nudge: 'Both Goblins, one below the other.' },
        last: {
          line: 'You may still use the Militia on the other horde, or keep it. Then say that you are done.',
          task: 'Use the Militia, or be done',
          nudge: 'The horde far away can wait. You are done.',
        },
      },
      success: { done: 'Eight hearts, none lost. Hold first, destroy later: that wins games.' },
    },
    colours: {
      title: 'Red and blue',
      able: 'match damage with defences',
      aims: [
        'You can tell physical from magical damage.',
        'You can choose the tower that a defence asks for.',
        'You can leave a tile out.',
      ],
      steps: {
        shield: {
          line: 'Orcs bear a shield: physical damage, red, cannot cover them. Magical damage, blue, can.',
          task: 'See the shields',
        },
        red: {
          line: 'The Bombard is red: two single squares. Build it on e, facing east.',
          task: 'Build the Bombard on e',
          nudge: 'Site e, arrow to the east.',
        },
        orc: {
          line: 'Try to drop one on an Orc.',
          task: 'Point at an Orc',
          nudge: 'Point at an Orc, in the last column.',
        },
        blue: {
          line: 'Not with red. Back in your hand. Take the Mage first: on f, facing west, its L leans the right way.',
          task: 'Build the Mage on f',
          nudge: 'From e the L would lean the other way. Try f.',
        },
        orcs: {
          line: 'One L, both Orcs, and a Goblin besides.',
          task: 'Cover both Orcs',
          nudge: 'Both Orcs must lie under it.',
        },
        rest: {
          line: 'One Goblin left, no shield. Now the Bombard, on e, facing east.',
          task: 'Build the Bombard on e',
          nudge: 'Site e, arrow to the east.',
        },
        square: {
          line: 'Cover it. The second shot is not needed: leave it out, or let it fall anywhere.',
          task: 'Cover the last Goblin',
          nudge: 'The last open square is d2.',
        },
        ready: {
          line: 'All covered. Say that you are done.',
          task: 'Say that you are done',
          nudge: 'Say that you are done.',
        },
      },
      success: { done: 'Shield: use blue. Star: use red. True damage, golden, ignores both.' },
    },
    hero: {
      title: 'Send the hero',
      able: 'move, engage and attack with Malik',
      aims: ['You can activate a hero.', 'You can put its base on a tray.', 'You can attack and cover with its tile.'],
      steps: {
        call: {
          line: 'One tower is not enough here. But you have Malik: once a round a hero moves and acts. Activate him.',
          task: 'Activate Malik',
          nudge: 'His portrait is beside the map.',
        },
        fray: {
          line: 'He enters next to the exit and has one step more. Go to F6, right onto the horde.',
          task: 'Go to F6',
          nudge: 'F6 is where the horde stands.',
        },
        base: {
          line: 'His base covers four squares while he stays. Put it on the four Goblins in a block.',
          task: 'Stand on four Goblins',
          nudge: 'There is one block of four Goblins, at the top.',
        },
        swing: { line: 'Three are left, in a row. Basic attack!', task: 'Attack', nudge: 'Choose the basic attack.' },
        row: {
          line: 'A tile of three that you may turn. Cover them.',
          task: 'Cover three in a row',
          nudge: 'Turn it until it lies flat, along the bottom row.',
        },
        ready: {
          line: 'All covered. Use the Archer on the far horde if you like, then be done. Malik will take one damage.',
          task: 'Use the Archer, or be done',
          nudge: 'Say that you are done.',
        },
      },
      success: { done: 'One hero, one horde. He also holds a tray as long as he stands on it.' },
    },
    stronger: {
      title: 'Stronger towers',
      able: 'upgrade, pick up and buy',
      aims: [
        'You can upgrade a tower instead of building it.',
        'You can buy towers with crystals.',
        'You can reach two spaces with an Adept.',
      ],
      steps: {
        small: {
          line: 'Four Goblins in a square. A Mage covers three. You need a bigger tile.',
          task: 'Count the Goblins',
        },
        upgrade: {
          line: 'Do not build it. Upgrade it: the Mage goes away, an Adept arrives at the end of the round.',
          task: 'Upgrade the Mage',
          nudge: 'Choose Upgrade, not Build.',
        },
        come: {
          line: 'The horde will take one step. There is plenty of road: you are done.',
          task: 'Say that you are done',
          nudge: 'Say that you are done.',
        },
        shop: {
          line: 'Crystals buy towers: two for level 1. Take the one you like.',
          task: 'Buy a tower',
          nudge: 'Any of the four will serve.',
        },
        on: {
          line: 'In a real game you could still give it back now. Say that you are done.',
          task: 'Say that you are done',
          nudge: 'Say that you are done.',
        },
        adept: {
          line: 'Your Adept: a square of four, and a double arrow that reaches two spaces. Build it on c, facing east.',
          task: 'Build the Adept on c',
          nudge: 'Site c is beside the horde, on the west.',
        },
        four: { line: 'Cover all four.', task: 'Cover all four', nudge: 'All four under one tile.' },
        ready: {
          line: 'All covered. Your new tower waits in your hand for the next horde: you are done.',
          task: 'Say that you are done',
          nudge: 'Say that you are done.',
        },
      },
      success: {
        done: 'Give a tower one quiet round and it comes back stronger. With friends you pass it on instead.',
      },
    },
    portal: {
      title: 'Close the portal',
      able: 'destroy a portal, keep the kingdom alive and win',
      aims: [
        'You can hit a portal with towers of its level.',
        'You can weigh the portal against the gate.',
        'You know how a scenario is won.',
      ],
      steps: {
        dangers: {
          line: 'Close the last portal and you win. But you have one heart, and a Goblin stands at the gate.',
          task: 'See both dangers',
        },
        what: {
          line: 'Only towers of its level or higher can hit a portal, never heroes. The middle stays bare.',
          task: 'See the portal',
        },
        first: {
          line: 'An Archer on e, facing east, lays its two squares flat. It will be lost after this round; a portal is worth it.',
          task: 'Build an Archer on e',
          nudge: 'Facing east the tile lies flat.',
        },
        pair: {
          line: 'Two pairs are open. Take one.',
          task: 'Cover one pair',
          nudge: 'A whole pair, please: both squares on Goblins.',
        },
        second: {
          line: 'The other Archer from across the road: f, facing west. Take the second pair.',
          task: 'Cover the second pair',
          nudge: 'Site f, arrow to the west.',
        },
        think: {
          line: 'The portal will fall, but read the forecast: a heart is lost in the same round, and it is your last.',
          task: 'Read the forecast',
        },
        gate: {
          line: 'You still hold the Militia. You know where they are needed.',
          task: 'Build the Militia on k',
          nudge: 'Site k stands above the gate.',
        },
        ready: {
          line: 'Read it again: portal destroyed, no heart lost. You are done!',
          task: 'Say that you are done',
          nudge: 'All is in place. Say that you are done.',
        },
      },
      success: { done: 'The rift is closed with one heart left. Now the whole road is yours.' },
    },
    ...more,
  },
  tips,
}
