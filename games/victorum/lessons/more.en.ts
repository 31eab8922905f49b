import type { LessonTexts } from '@tabletome/match/lesson'

/** The words of the further lessons. */
export const more: LessonTexts = {
  harbors: {
    title: 'Harbors and weeks',
    able: 'cross the world in time',
    aims: [
      'You can tell what costs a week.',
      'You can walk past a harbor, or sail from it.',
      'You can reach a primus in time.',
    ],
    steps: {
      late: {
        line: 'Eight of twelve weeks are gone, and Decimus waits in the Eternal City, far in the north-east.',
        task: 'Look at the weeks',
      },
      past: {
        line: 'You never camp in a harbor. Walking past it is one move, and costs nothing: on to the Sunken Steps.',
        task: 'Go on to the Sunken Steps',
        nudge: 'Choose the Sunken Steps, beyond Southwind Haven, on foot.',
      },
      rest: {
        line: 'Watching marks no week either: your hero heals, and the week stays the same. Spectate, and order the cards.',
        task: 'Spectate and order the cards',
        nudge: 'Any order will do.',
      },
      sail: {
        line: 'By sea: into a harbor, out of any other, then one step. Sail to Ostia and on to Sibyl’s Grotto.',
        task: 'Sail to Sibyl’s Grotto',
        nudge: 'Choose Sibyl’s Grotto in the north-east, by Southwind Haven and Ostia.',
      },
      week: {
        line: 'Half the world in one move, for one week: this is the tenth. Events you accept cost theirs besides.',
        task: 'See the tenth week',
      },
      accept: {
        line: 'There is time: one week for this Opportunity is not too much. Accept, keep a task.',
        task: 'Accept and keep a task',
        nudge: 'Accept, then either of the two.',
      },
      gate: {
        line: 'Week eleven. Walk to the Alpine Gate: the Eternal City lies behind it.',
        task: 'Go to the Alpine Gate',
        nudge: 'It is north of the Grotto.',
      },
    },
    success: { done: 'At his gate with a week to spare. In week twelve you must be there.' },
  },
  stakes: {
    title: 'Sport or bloodshed',
    able: 'choose what you fight for',
    aims: [
      'You can win King of the Hill.',
      'You can tell what Sport and Bloodshed pay.',
      'You can tell which of them takes the fallen.',
    ],
    steps: {
      points: {
        line: 'King of the Hill: whoever of yours stands on a key hex as your turn begins scores. Five of six.',
        task: 'Look at the points',
      },
      hill: {
        line: 'In this arena the key hex is wherever the trident is, even in a hand. Take it.',
        task: 'Move the Attacker to D4',
        nudge: 'One step, to D4.',
      },
      hold: {
        line: 'Now hold out for one turn of theirs; they score nothing. Finish your moves.',
        task: 'Finish your moves',
        nudge: 'Attacking the tribune would cost you more than it brings.',
      },
      sport: {
        line: 'Won. Sport is not lethal: your fallen Archer stands up again. It pays a recruit, or tactics.',
        task: 'Choose your prize',
        nudge: 'Any of them is yours.',
      },
      red: {
        line: 'Now the other kind. West or east, both neighbours are Bloodshed.',
        task: 'Travel to a Bloodshed',
        nudge: 'Basalt Rings or Drowned Colonnade.',
      },
      blood: {
        line: 'Bloodshed is lethal: whoever of yours falls is lost. But a victory makes your hero grow, for good.',
        task: 'Accept or spectate',
        nudge: 'Both are sound. What does your hero need?',
        after: {
          accepted: 'Bold. A die, Health or Leadership is at stake, and so are your units.',
          waited: 'Careful. Influence grows, but nobody is lost today.',
        },
      },
    },
    success: { done: 'Sport fills the camp, Bloodshed forges the hero. You need both before the primus.' },
  },
  primus: {
    title: 'The primus',
    able: 'end an act and begin the next',
    aims: ['You can fight an elite rival.', 'You can win a primus combat.', 'You can choose a prowess.'],
    steps: {
      gate: {
        line: 'Decimus, primus of this city: he ends the act. No watching, no surrender; whoever falls is lost.',
        task: 'Look at Decimus',
      },
      elite: {
        line: 'A primus is elite. Try to place Stun on him.',
        task: 'Try Stun on Decimus',
        nudge: 'Choose the tactic, then Decimus.',
      },
      helper: {
        line: 'Tactics never touch the elite. Spend it on his Archer, or keep it for another day.',
        task: 'Place Stun, or keep it',
        nudge: 'The Archer on C2, or pass.',
      },
      close: {
        line: 'All of them must fall, he included. Bring your hero beside him.',
        task: 'Move the hero to D4',
        nudge: 'D4 lies between him and you.',
      },
      all: {
        line: 'One each: your Attacker takes the Archer, your hero takes Decimus. The order is yours.',
        task: 'Defeat both',
        nudge: 'Attack the Archer with the Attacker and Decimus with the hero.',
      },
      prowess: {
        line: 'His legacy: your hero heals, the camp fills up to five, and you learn a prowess. Which one?',
        task: 'Choose a prowess',
        nudge: 'Every one of them stays with you.',
      },
      act: {
        line: 'Act II, week one: twelve new weeks, and rivals with one unit more.',
        task: 'See the new act',
      },
    },
    success: { done: 'One primus down. Two more, and then what waits under the mountain.' },
  },
  scion: {
    title: 'The scion',
    able: 'read a scion’s dice and win the campaign',
    aims: ['You can read a scion’s dice.', 'You can bring fresh units up to the cap.', 'You can win the last combat.'],
    steps: {
      last: {
        line: 'Act IV, Mount Vesuvius: Balor, a scion of Pluto. Defeat him and the campaign is won.',
        task: 'Look at Balor',
      },
      dice: {
        line: 'A scion does not attack like others. In its turn it rolls all its dice at once. Let it.',
        task: 'Let the scion act',
        nudge: 'Begin the rival’s turn.',
      },
      struck: {
        line: 'One black hit: one damage to your strongest. Green ones would sweep a whole line; its card tells all.',
        task: 'See who was hit',
      },
      cap: {
        line: 'No lineup here, only a cap of units in the arena at once. Send somebody from camp.',
        task: 'Deploy a unit',
        nudge: 'Anybody, on a starred hex.',
      },
      near: {
        line: 'Fresh units are dazed for now. Your hero is not: bring him beside Balor.',
        task: 'Move the hero beside Balor',
        nudge: 'E3 and E4 both touch D4.',
      },
      strike: {
        line: 'Six HP left. Strike with both, whoever first.',
        task: 'Defeat Balor',
        nudge: 'Attacker and hero both stand beside him.',
      },
    },
    success: { done: 'Balor is defeated: the campaign is won, and an epilogue with it.' },
  },
}
