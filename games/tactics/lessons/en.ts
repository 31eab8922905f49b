import type { LearnText } from '../../types.ts'
import { more } from './more.en.ts'
import { tips } from './tips/en.ts'

export const text: LearnText = {
  lessons: {
    hills: {
      title: 'Up hill and down',
      able: 'move over heights and use Village, Forest and portal',
      aims: [
        'You can spend three actions.',
        'You can climb, and heal in a Village.',
        'You can cross the map through a portal.',
      ],
      steps: {
        choose: {
          line: 'A turn has three actions, with any of your units. Your Veteran is hurt. Choose him.',
          task: 'Choose the Veteran',
          nudge: 'He stands on B6, in the west.',
        },
        village: {
          line: 'Each space costs 1 point. Walk to the Village: it heals 4 and refills arrows.',
          task: 'Walk to the Village',
          nudge: 'The Village is three spaces away, on C4.',
        },
        climb: {
          line: 'Climbing costs 1 point more, however high. Send the Bear up to D5, into the Forest.',
          task: 'Send the Bear up to D5',
          nudge: 'D5 is right beside the Bear, two levels up.',
        },
        shelter: {
          line: 'In a Forest he takes 1 less from every attack. In Water it would be 1 more.',
          task: 'See where he stands',
        },
        door: {
          line: 'Portals touch each other. Send the Sage into the one beside him: out he comes on H3.',
          task: 'Send the Sage to H3',
          nudge: 'The portal is on C3; its other end here is H3.',
        },
        end: { line: 'Three actions done. Finish your turn.', task: 'Finish your turn', nudge: 'Finish the turn.' },
        yours: {
          line: 'Your turn again. Bring the Archer over the bridge into the Gold Area, on any space you like.',
          task: 'Bring the Archer into the gold',
          nudge: 'The bridge costs 1 like any path; the water beside it costs 2.',
        },
      },
      success: { done: 'Healed, sheltered, and across the map. Ground is half the battle.' },
    },
    push: {
      title: 'Strike and push',
      able: 'fight in melee, push back and capture',
      aims: [
        'You can strike an enemy beside you.',
        'You can push one against a wall or over an edge.',
        'You can capture.',
      ],
      steps: {
        strike: {
          line: 'Melee never misses, but needs the same height, side by side. Bear, strike the Mana Leech!',
          task: 'Strike the Mana Leech',
          nudge: 'The Duelist is not adjacent, and he stands higher. The Leech is both near and level.',
        },
        roll: {
          line: 'Now you may roll to push it back. Behind it is a cliff wall. Roll!',
          task: 'Roll for Knock Back',
          nudge: 'Nothing to lose: roll.',
        },
        crash: {
          line: 'It hit the wall: one Health more. Against an edge or another unit it is the same.',
          task: 'See what the wall did',
        },
        capture: {
          line: 'Three Health left, and your Veteran hits for three. Take it.',
          task: 'Capture the Mana Leech',
          nudge: 'He stands beside it, on G6.',
        },
        edge: {
          line: 'Above, the Duelist stands on the brink. Push away from you means: over the edge. Strike with the Archer.',
          task: 'Strike the Duelist',
          nudge: 'Melee, not a shot: shots do not push.',
        },
        over: {
          line: 'Roll, or leave him up there? Falling does not hurt, but he would lose the high ground.',
          task: 'Roll, or leave it',
          nudge: 'Below, Bear and Veteran are waiting.',
        },
        end: { line: 'Finish your turn.', task: 'Finish your turn', nudge: 'Finish the turn.' },
      },
      success: { done: 'One captured, one hurt on the brink. Walls and cliffs fight on your side.' },
    },
    above: {
      title: 'From above',
      able: 'shoot, count range and pay for misses',
      aims: ['You can count range, with height.', 'You can shoot and read the odds.', 'You know what a cross costs.'],
      steps: {
        far: {
          line: 'The Archer’s range is 4, plus 1 from above. Point at the Pack Wolf: is that enough?',
          task: 'Point at the Pack Wolf',
          nudge: 'The Wolf is on F9.',
        },
        shoot: {
          line: 'Too far. The Standard Bearer is 5 away: just right. Shoot!',
          task: 'Shoot the Standard Bearer',
          nudge: 'Count steps, not the straight line.',
        },
        cross: {
          line: 'One cross: a near miss, paid with one more arrow. Only without arrows does a shot fail.',
          task: 'See what it cost',
        },
        silent: {
          line: 'And no answer from below: his range up to you is one shorter.',
          task: 'See who cannot answer',
        },
        veteran: {
          line: 'Two Health left. The Veteran has three arrows and shoots for two. Risk it?',
          task: 'Shoot with the Veteran',
          nudge: 'The preview shows the odds: 100 %. Three arrows cover two crosses.',
        },
        last: {
          line: 'Two crosses, three arrows: it held exactly. One action left; use it or finish.',
          task: 'Move, or finish',
          nudge: 'Finishing early is allowed.',
        },
      },
      success: { done: 'High ground: longer reach for you, shorter for them.' },
    },
    peak: {
      title: 'Peak and spell',
      able: 'cast, add power and understand Weakened',
      aims: [
        'You can cast from a Peak across the map.',
        'You can add power with Mana.',
        'You know when a unit is Weakened.',
      ],
      steps: {
        up: {
          line: 'A Peak sees the whole map. One step, climb and Peak: exactly the Sage’s three points.',
          task: 'Climb the Peak',
          nudge: 'The Peak is right above, on H2.',
        },
        cast: {
          line: 'Now every enemy is in range. Cast Ember Dart on the Mana Leech.',
          task: 'Cast on the Mana Leech',
          nudge: 'Far away, on M9. Distance does not matter here.',
        },
        power: {
          line: 'Two damage for sure, and each more Mana rolls a die: a star adds one. It has 4 Health: add two.',
          task: 'Add two Mana',
          nudge: 'Two plus two stars makes four.',
        },
        weakened: {
          line: 'Two actions with one unit make it Weakened: next turn it must rest, or pay. Finish the turn.',
          task: 'Finish your turn',
          nudge: 'Finish the turn.',
        },
        rest: {
          line: 'The Duelist has 3 Health and the Sage still sits on the Peak. Pay 2 Health to act, or let him rest?',
          task: 'Pay, or rest',
          nudge: 'It needs at least 3 Health; he has 7.',
          after: { rested: 'The token goes away by itself. Patience is free.' },
        },
        again: {
          line: 'Ember Dart on the Duelist, with one Mana more.',
          task: 'Cast on the Duelist',
          nudge: 'Two for sure, one star for the third.',
        },
      },
      success: { done: 'From the right place one Wizard rules the map. But tired units are easy prey.' },
    },
    counter: {
      title: 'Answer back',
      able: 'Counter in another player’s turn',
      aims: [
        'You can Counter a blow with a blow.',
        'You can Counter an arrow with a spell.',
        'You know that Counters cost no action.',
      ],
      steps: {
        hit: {
          line: 'Bram’s Wolf bit your Veteran. Whoever is hurt may Counter at once, for free. Strike back!',
          task: 'Strike the Wolf',
          nudge: 'It costs you no action.',
        },
        push: {
          line: 'A Counter is a full attack: roll for Knock Back. Behind the Wolf is the cliff.',
          task: 'Roll for Knock Back',
          nudge: 'One push is enough.',
        },
        spell: {
          line: 'The Forest softened the arrow. Three spaces, level ground: the Sage can answer. Counter with the spell.',
          task: 'Counter with the spell',
          nudge: 'Range and cost are those of a normal cast.',
        },
        much: {
          line: 'The Duelist has 4. Two are sure. How much Mana is it worth?',
          task: 'Choose the Mana',
          nudge: 'Two more Mana, two dice, two stars needed.',
        },
        fresh: {
          line: 'Your turn, and all three actions are still there: Counters cost none. Move whomever you like.',
          task: 'Move any unit',
          nudge: 'Any unit, any space.',
        },
      },
      success: { done: 'Before you strike, look who could answer. Bram did not.' },
    },
    flag: {
      title: 'Raise the flag',
      able: 'win a Control Area, play a Tactic Card and end the game',
      aims: [
        'You can win a Control Area by majority.',
        'You can reveal a Tactic Card at its moment.',
        'You know how the game ends.',
      ],
      steps: {
        area: {
          line: 'Six golden spaces. More units than Bram at the start of your turn: the flag moves up. Now it is two against two.',
          task: 'See the golden area',
        },
        card: {
          line: 'Your secret card, Pincer: an enemy next to two of your units may be pushed. Make it so.',
          task: 'Bring the Bear to I7',
          nudge: 'On I7 the Bear stands beside both of Bram’s units.',
        },
        reveal: {
          line: 'The condition is met. Reveal Pincer; it costs no action.',
          task: 'Reveal Pincer',
          nudge: 'Reveal the card.',
        },
        whom: {
          line: 'The Standard Bearer on I6, at the rim of the area.',
          task: 'Choose the Standard Bearer',
          nudge: 'He has free ground beside him.',
        },
        where: {
          line: 'Four directions. Only one takes him out of the gold.',
          task: 'Push him out of the gold',
          nudge: 'East: J6 is plain ground.',
        },
        hold: {
          line: 'Two against one. Keep it so and finish; control is counted when your next turn starts.',
          task: 'Finish your turn',
          nudge: 'Finish the turn.',
        },
        collected: {
          line: 'The flag is yours: five points, and with two players that ends the game. One turn each is left.',
          task: 'See your flag',
        },
        points: {
          line: 'A captured unit is worth two. The Duelist has 2 Health, the Forest takes off 1. Enough?',
          task: 'Take last points, then finish',
          nudge: 'Three minus one is two.',
        },
      },
      success: { done: 'Flag five, units eight, and a capture besides: you win. Now for a Bram who thinks.' },
    },
    ...more,
  },
  tips,
}
