import type { LessonTexts } from '@tabletome/match/lesson'

/** The words of the further lessons. */
export const more: LessonTexts = {
  friend: {
    title: 'With a friend',
    able: 'play with others: pass towers on and share the shop',
    aims: [
      'You can cover a horde together.',
      'You can make a tower stronger by passing it on.',
      'You can buy for the other one.',
    ],
    steps: {
      sites: {
        line: 'Bram plays Alleria. Each colour builds only on its own sites: e is yours, f is his.',
        task: 'See whose sites are whose',
      },
      half: {
        line: 'Nobody waits for a turn here. Build your Mage on e, facing the horde.',
        task: 'Build the Mage on e',
        nudge: 'Take the Mage, then site e, its arrow to the east.',
      },
      lay: {
        line: 'Six Goblins: your L takes three, and must leave an L for Bram on the other side.',
        task: 'Cover three Goblins',
        nudge: 'Begin at the upper left Goblin: what is left must be an L again.',
      },
      other: {
        line: 'Bram has filled the gap from f. And his Bombard is on its way to you.',
        task: 'See what Bram did',
      },
      pass: {
        line: 'Your Archer reaches nothing. Passed on, it becomes Marksmen: level 2, in Bram’s hand next round.',
        task: 'Pass the Archer to Bram',
        nudge: 'Take the Archer and pass it on instead of building it.',
      },
      ready: {
        line: 'The phase ends when both are done. Bram is.',
        task: 'Say that you are done',
        nudge: 'Nothing is left to play.',
      },
      shop: {
        line: 'Destroyed together: one crystal more. The purse and the shop are common. What, and for whom?',
        task: 'Buy a tower',
        nudge: 'Two crystals buy level 1, three buy level 2; it goes straight into a hand.',
      },
      on: {
        line: 'Enough bought. On to the next round, with your new Artillery.',
        task: 'Say that you are done',
        nudge: 'You may both still change your minds; then be done.',
      },
    },
    success: { done: 'Both hands are stronger, and not a crystal was spent on it. Pass what you cannot use.' },
  },
  spells: {
    title: 'Heroes and spells',
    able: 'use an ability, a spell and a rest',
    aims: [
      'You can use a hero’s ability.',
      'You can cast a spell anywhere on the map.',
      'You can recover what was used.',
    ],
    steps: {
      go: {
        line: 'Malik knows two abilities; one lies face down, used. Call him and send him among the Goblins on F6.',
        task: 'Send Malik to F6',
        nudge: 'Choose Malik, then the tray to the east.',
      },
      base: {
        line: 'His base covers too. Put it on the two Goblins in the upper right.',
        task: 'Cover two with his base',
        nudge: 'The block of five must stay free for his hammer.',
      },
      quake: {
        line: 'Instead of his blow, one ability: Earthquake, five squares, and nothing can hurt him this round.',
        task: 'Use Earthquake',
        nudge: 'Earthquake stands among his actions.',
      },
      five: {
        line: 'A tile of five, turned as you like. It fits exactly.',
        task: 'Cover the five',
        nudge: 'Turn it until all five squares lie on enemies.',
      },
      rain: {
        line: 'Three Goblins are bare far up the road. Spells reach every horde, once per game. Rain of Fire!',
        task: 'Cast Rain of Fire',
        nudge: 'The spell lies beside your hand.',
      },
      burn: {
        line: 'A pair and a single square, both on one horde. Cover the three in the north.',
        task: 'Cover the three Goblins',
        nudge: 'The pair on two of them, the single one on the end that is left.',
      },
      ready: {
        line: 'Malik stands on a horde that is about to burst. That costs a heart of his, unless he is protected.',
        task: 'Say that you are done',
        nudge: 'Both trays are covered: you are done.',
      },
      recover: {
        line: 'Not a scratch. A new round: instead of fighting he may recover, health and abilities at once.',
        task: 'Let Malik recover',
        nudge: 'Choose Malik, then Recover.',
      },
    },
    success: { done: 'Two hordes gone, and a hero as good as new. Spells do not come back: choose their moment.' },
  },
  boss: {
    title: 'The boss',
    able: 'hold a boss, wound it and bring it down',
    aims: ['You can tell what touches a boss.', 'You can hold it with a soldier.', 'You can clear its last life card.'],
    steps: {
      looms: {
        line: 'The Gatebreaker, two steps from your gate. If it enters, all is lost, whatever your hearts say.',
        task: 'Look at the boss',
      },
      gem: {
        line: 'No hero and no spell can touch it, but one: the Gem of Timewarp. Cast it.',
        task: 'Cast the Gem of Timewarp',
        nudge: 'The Gem lies beside your hand.',
      },
      orcs: {
        line: 'True damage: it may lie on Orcs too. Cover the two in the upper left; Malik pays with one health.',
        task: 'Cover the two Orcs',
        nudge: 'Two Orcs are bare, side by side in the corner.',
      },
      hold: {
        line: 'Two Cultists are left. Not today, but soldiers hold even a boss. Militia to j!',
        task: 'Build the Militia on j',
        nudge: 'Site j lies right above the boss; the arrow points down.',
      },
      soldier: {
        line: 'One soldier on a Cultist, whichever you like.',
        task: 'Place the soldier',
        nudge: 'On one of the two bare Cultists.',
      },
      ready: {
        line: 'Before it moves, a boss always draws a card of its own. Hold your breath.',
        task: 'Say that you are done',
        nudge: 'It is held: you are done.',
      },
      stomp: {
        line: 'Stomp: who stands beside it is hurt, Malik too. But it did not move an inch.',
        task: 'See what it did',
      },
      archer: {
        line: 'Here comes your Archer. The Cultists stand in line: build on j and cover both.',
        task: 'Cover the Cultists with j',
        nudge: 'The Archer’s pair lies along its arrow: north to south.',
      },
      fall: {
        line: 'A cleared life card is only a wound while another follows. This one is the last.',
        task: 'Say that you are done',
        nudge: 'All is covered: you are done.',
      },
    },
    success: { done: 'The Gatebreaker falls, all portals are closed: won.' },
  },
}
