import type { LearnText } from '../../types.ts'
import { more } from './more.en.ts'
import { tips } from './tips/en.ts'

export const text: LearnText = {
  lessons: {
    turn: {
      title: 'One turn',
      able: 'deploy, move, attack and read dice',
      aims: ['You can deploy a unit.', 'You can move and attack.', 'You can read the colours of dice.'],
      steps: {
        deploy: {
          line: 'Each turn one unit may enter. Put your Defender on a starred hex. It is dazed: it waits this turn.',
          task: 'Deploy the Defender',
          nudge: 'Any of the three starred hexes will do.',
        },
        trident: {
          line: 'Now everyone else may move. Your hero to D4: whoever enters takes the trident, a strong extra die.',
          task: 'Take the trident',
          nudge: 'D4, the centre of the arena.',
        },
        close: {
          line: 'Your Attacker to D3, beside the rival Attacker. Range 1 means adjacent.',
          task: 'Bring the Attacker to D3',
          nudge: 'D3 touches C3.',
        },
        four: {
          line: 'Attack the Tactician. Colours tell the odds: yellow 2 in 6, blue 3, green 4, black 5.',
          task: 'Attack the Tactician',
          nudge: 'The Tactician stands on C4, beside your hero.',
        },
        last: {
          line: 'Each hit takes one HP. Two blue dice against two HP: try it.',
          task: 'Attack the Attacker',
          nudge: 'Your Attacker on D3 can reach C3.',
        },
        spoils: {
          line: 'A Bloodshed makes your hero stronger, for good. Choose.',
          task: 'Choose your reward',
          nudge: 'Nothing here is wrong.',
        },
      },
      success: { done: 'Deploy, move, attack: every turn runs so.' },
    },
    read: {
      title: 'Read the rival',
      able: 'foresee what rivals will do, and use it',
      aims: [
        'You can read the list of an arena.',
        'You can tell a rival’s move by its arrow.',
        'You can choose whom they attack.',
      ],
      steps: {
        list: {
          line: 'Rivals do not think: they follow this list from the left, and take the first thing within reach.',
          task: 'Read the list',
        },
        arrow: {
          line: 'No flag here. Next comes the free trident, and the Attacker can reach it. The arrow says so.',
          task: 'See the arrow',
        },
        first: {
          line: 'Take it before him, with the one who can bear it: your Defender, four HP. Watch the arrows change.',
          task: 'Send the Defender to D4',
          nudge: 'The bearer of the trident becomes the target. Do not let it be the hero.',
        },
        near: {
          line: 'Now your hero: bring it within reach for your next turn, but see what the forecast says.',
          task: 'Bring your hero near',
          nudge: 'E4 or D5: safe, and close enough for the next turn.',
        },
        let: {
          line: 'Everything points at the Defender. If all of it comes, your hero loses nothing. Let the rival act.',
          task: 'Let the rival act',
          nudge: 'Press Let the rival act.',
        },
        strike: {
          line: 'Exactly as foretold. They came to you; now strike. Hero to C4, between the two.',
          task: 'Hero to C4',
          nudge: 'C4 touches both rivals.',
        },
        defender: {
          line: 'With the trident even a Defender bites: black and green against two HP.',
          task: 'Attack with the Defender',
          nudge: 'The Attacker is on C3.',
        },
        archer: { line: 'And the hero takes the Archer.', task: 'Attack the Archer', nudge: 'The Archer is on B3.' },
      },
      success: { done: 'You knew their move before they did. That is how Victorum is won.' },
    },
    tactics: {
      title: 'Tactics',
      able: 'place one chip a turn, on whom and why',
      aims: ['You can place a tactic.', 'You know who may bear one.', 'You can choose for a rival that is free.'],
      steps: {
        hero: {
          line: 'Two chips in camp, one per turn. Try Adrenaline on your hero.',
          task: 'Point at your hero',
          nudge: 'Take the chip and point at Krakenlance.',
        },
        stun: {
          line: 'Heroes need no chips. Stun goes on a rival beside one of your units: the Shark loses its next turn.',
          task: 'Stun the Shark',
          nudge: 'Your Attacker stands beside the Shark: it counts.',
        },
        closer: {
          line: 'Bring your hero to D4, beside the Shark; your Attacker stays.',
          task: 'Hero to D4',
          nudge: 'D4 touches C3.',
        },
        luck: {
          line: 'Attack the Shark with both. Dice are dice.',
          task: 'Attack the Shark twice',
          nudge: 'Both stand beside it.',
        },
        cannot: {
          line: 'Now it should bite. But it is stunned: look at the forecast, then let the rival act.',
          task: 'Let the rival act',
          nudge: 'Press Let the rival act.',
        },
        decide: {
          line: 'The Archer has two equally good hexes. When rivals are free to choose, you choose for them.',
          task: 'Choose for the Archer',
          nudge: 'Where would you rather meet it?',
        },
        adrenaline: {
          line: 'The Archer is three hexes away, your Attacker walks two. Adrenaline: one more, until the combat ends.',
          task: 'Give Adrenaline',
          nudge: 'On your own Attacker.',
        },
        run: {
          line: 'Three steps round the others, until you stand beside the Archer.',
          task: 'Run to the lit hex',
          nudge: 'The lit hex touches the Archer.',
        },
        finish: {
          line: 'Attacker on the Archer, hero on the Shark.',
          task: 'Defeat both',
          nudge: 'Start with the Attacker.',
        },
      },
      success: { done: 'One chip stole a turn, one won a race. Used chips return to the supply.' },
    },
    flag: {
      title: 'Flag and tribune',
      able: 'win without killing',
      aims: ['You can carry a flag home.', 'You know what a tribune is.', 'You can keep a chip for later.'],
      steps: {
        way: {
          line: 'A Sport is not about killing. Carry the flag to one of your starred hexes and you win at once.',
          task: 'See the flag',
        },
        keep: {
          line: 'You will need Adrenaline more next turn. Keep it.',
          task: 'Keep the chip',
          nudge: 'Not yet: pass.',
        },
        take: {
          line: 'Your Attacker to C2: entering takes the flag.',
          task: 'Take the flag',
          nudge: 'C2 is one step away.',
        },
        off: {
          line: 'That Defender has one HP and is the tribune. If the tribune falls, your hero drops to 1 HP. Hold back.',
          task: 'Hold back',
          nudge: 'Finish without attacking.',
        },
        come: {
          line: 'Flagholder: first on their list. Your Attacker has three HP. Let the rival act.',
          task: 'Let the rival act',
          nudge: 'Press Let the rival act.',
        },
        now: {
          line: 'One HP, and three hexes home. You know which chip.',
          task: 'Give Adrenaline',
          nudge: 'Adrenaline on your Attacker.',
        },
        home: { line: 'Run to F1!', task: 'Run to F1', nudge: 'C2, D2, E1, F1: three steps.' },
        prize: {
          line: 'A Sport pays with a recruit, the tribune included, or with tactics. Which?',
          task: 'Choose your prize',
          nudge: 'A Defender with Taunt protects a hero well.',
        },
      },
      success: { done: 'Won with two rivals still standing, and one of them may join you.' },
    },
    road: {
      title: 'On the road',
      able: 'travel, accept or spectate and count the weeks',
      aims: [
        'You can travel and heal on the way.',
        'You can accept an event or look on.',
        'You know what a week is worth.',
      ],
      steps: {
        year: {
          line: 'Twelve weeks, then you must face a champion, a primus. Each event you accept takes one week.',
          task: 'See the weeks',
        },
        go: {
          line: 'Your camp must always move on to a neighbour. Go to the Basalt Rings, a Bloodshed.',
          task: 'Go to the Basalt Rings',
          nudge: 'The Basalt Rings are west of Poseidonis.',
        },
        today: {
          line: 'Half your HP and a fight to the death? Spectate: your hero heals fully, but the Scion gains influence.',
          task: 'Spectate',
          nudge: 'HP stay low between fights. Heal first.',
        },
        ahead: {
          line: 'You also see the next three cards and put them in any order. Easiest first?',
          task: 'Put the cards in order',
          nudge: 'Any order is fine.',
        },
        onward: {
          line: 'You cannot turn back. The Orichalcum Quays offer an Opportunity.',
          task: 'Go to the Orichalcum Quays',
          nudge: 'The capital is closed: no primus lives there.',
        },
        promise: {
          line: 'Accept it: one week, no fight. You see two tasks and keep one.',
          task: 'Accept and keep one task',
          nudge: 'One asks for a clean win, the other for travel.',
        },
        gates: {
          line: 'Healthy and with a goal: to Gadeira Light, a Sport.',
          task: 'Accept at Gadeira Light',
          nudge: 'Gadeira Light is to the north.',
        },
        game: {
          line: 'Recruits’ Day lets you choose: flag, hill or spar. Choose; the combat itself waits for your first campaign.',
          task: 'Choose the game',
          nudge: 'Flag is the one you know.',
        },
      },
      success: { done: 'Rest, plan, then fight: weeks are your only coin.' },
    },
    ...more,
  },
  tips,
}
