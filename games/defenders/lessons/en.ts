import type { LearnText } from '../../types.ts'
import { tips } from './tips/en.ts'

export const text: LearnText = {
  lessons: {
    hold: {
      title: 'Hold the land',
      able: 'move, Secure and spend your AP',
      aims: [
        'You can walk from place to place.',
        'You can Secure a Region that burns.',
        'You can spend a Turn of 3 points.',
      ],
      steps: {
        look: {
          line: 'Six Regions guard your Capital. The number is Threat; at 4 a Region is lost. The Mountains stand at 3.',
          task: 'See where it burns',
          nudge: 'Press Next when you have seen the 3.',
        },
        go: {
          line: 'Red has 3 action points. Walking to a neighbour costs one. Go to the Mountains.',
          task: 'Walk to the Mountains',
          nudge: 'The Plains are too far: the Capital touches only Mountains and Forest.',
        },
        secure: {
          line: 'You stand where it burns. Secure: one point, one Threat less.',
          task: 'Secure the Mountains',
          nudge: 'Choose Secure. It works only in the Region you stand in.',
        },
        onward: {
          line: 'One point left. Move on to the Plains, or go home to the Capital. Your choice.',
          task: 'Spend the last point',
          nudge: 'Both are fine. Plains: nearer to the next trouble. Capital: safe.',
        },
        end: {
          line: 'No points left. End Red’s Turn; the next card is drawn.',
          task: 'End Red’s Turn',
          nudge: 'The big button ends the Turn.',
        },
        yours: {
          line: 'Blue’s Turn, and yours to plan. Bring the Forest down as far as you can, then end.',
          task: 'Bring the Forest down',
          nudge: 'Three points: one to walk, two to Secure.',
        },
        attack: {
          line: 'An Enemy card! Stone Ghouls strike the Mountains first, then the Ruins. Each gains one Threat.',
          task: 'See what the Ghouls did',
        },
      },
      success: { held: 'They stopped at 3. Without your Secure the Mountains would be lost now.' },
    },
    rampart: {
      title: 'Stand in the way',
      able: 'Defend, read First and Second, see a Region fall',
      aims: [
        'You can Defend for one Hit Point.',
        'You can tell the first target from the second.',
        'You know what a lost Region costs.',
      ],
      steps: {
        defend: {
          line: 'Ghouls attack the Mountains at 3. Red stands there: Defend for one Hit Point and nothing happens.',
          task: 'Defend the Mountains',
          nudge: 'Let it pass and the Mountains fall for good. Defend.',
        },
        lost: {
          line: 'Nobody stood in the Ruins. They are gone for good, and the Capital gains one Threat. At 8 you lose.',
          task: 'See what was lost',
        },
        again: {
          line: 'Crag Bears: I is the first target, II the second. First the Mountains again. Hold them.',
          task: 'Hold the Mountains',
          nudge: 'Red still has 3 Hit Points; one of them saves a Region.',
        },
        judge: {
          line: 'Now the Plains, also at 3. Blue has two Hit Points. Take the blow, or let the Region go?',
          task: 'Decide for the Plains',
          nudge: 'Defend costs one Hit Point. Letting go costs a Region.',
          after: {
            held: 'Well held. Blue is down to one.',
            fell: 'A price: the Plains are lost, the Capital rises to 2. It is not the end.',
          },
        },
        four: {
          line: 'Red’s Turn: 4 points, because a Region has fallen. Secure the Mountains at least twice, then end.',
          task: 'Secure twice, then end',
          nudge: 'Despair gives strength: 4 points instead of 3. Use two here.',
        },
        afford: {
          line: 'The Raiders’ second attack: the Mountains. They have room now. Must Red really bleed for this one?',
          task: 'Decide for Red',
          nudge: 'Hit Points are for Regions about to fall.',
        },
      },
      success: { chosen: 'You chose what to save. That is the whole art of this game.' },
    },
    blood: {
      title: 'Breath and blood',
      able: 'rest in the Capital, live with Exhausted, Sacrifice',
      aims: [
        'You can rest a hero in the Capital.',
        'You know what an Exhausted hero can do.',
        'You can buy one more deed with blood.',
      ],
      steps: {
        try: {
          line: 'Red has no Hit Points left: Exhausted. Try to Secure and see what happens.',
          task: 'Try to Secure',
          nudge: 'Point at the Mountains, where Red stands.',
        },
        home: {
          line: 'No Secure, no Fight, no Defend. But Red can walk. Go home to the Capital.',
          task: 'Go home to the Capital',
          nudge: 'The Capital is next door.',
        },
        notYet: {
          line: 'Arriving heals nothing. Only a Turn that starts here does. End; two points are lost, and that is fine.',
          task: 'End Red’s Turn',
          nudge: 'There is nothing useful left for Red. End the Turn.',
        },
        there: {
          line: 'Look at Blue: it started its Turn in the Capital and is whole again. Now to the Forest.',
          task: 'Walk to the Forest',
          nudge: 'The Forest is at 3. Go there first.',
        },
        twice: { line: 'Secure twice.', task: 'Secure twice', nudge: 'Again: the Forest is not safe yet.' },
        more: {
          line: 'All points spent, one Threat left. Sacrifice: one Hit Point buys one more point, once per Turn.',
          task: 'Sacrifice one Hit Point',
          nudge: 'Sacrifice appears only when all points are spent. It is there now.',
        },
        spend: {
          line: 'That point must be spent at once. Clear the Forest, or take one more step.',
          task: 'Spend the point',
          nudge: 'You cannot keep it: spend it now.',
          after: { step: 'Also legal. The Forest keeps one Threat.' },
        },
        end: {
          line: 'End the Turn. One drop of blood bought one more deed.',
          task: 'End Blue’s Turn',
          nudge: 'End the Turn.',
        },
      },
      success: { purse: 'Hit Points are a second purse. Spend them, then rest at home.' },
    },
    tricks: {
      title: 'Your own tricks',
      able: 'use hero and Region Abilities',
      aims: [
        'You can use what a hero knows best.',
        'You can use what a Region offers.',
        'You can look for the Region at 3.',
      ],
      steps: {
        sprint: {
          line: 'Every hero has one trick. The Warrior’s is Sprint: two steps for one point. Use it.',
          task: 'Use Sprint',
          nudge: 'Sprint stands on Red’s card.',
        },
        way: {
          line: 'Two steps: Forest, then Coast.',
          task: 'Choose the way to the Coast',
          nudge: 'Choose the Coast as the end of the way.',
        },
        clear: { line: 'Clear the Coast: Secure twice.', task: 'Secure the Coast twice', nudge: 'Once more.' },
        leave: {
          line: 'One point left. Step anywhere you like, or end the Turn.',
          task: 'End Red’s Turn',
          nudge: 'Unspent points are lost, that is allowed.',
        },
        thunderclap: {
          line: 'Blue’s trick is Thunderclap: two points, up to three Threat less here. The Forest needs it.',
          task: 'Use Thunderclap',
          nudge: 'Secure would cost three points for the same. Use Thunderclap.',
        },
        enchant: {
          line: 'Regions have tricks too. From the Forest, Enchant calms another Region, however far: two points.',
          task: 'Use Enchant',
          nudge: 'Enchant stands on the Forest itself.',
        },
        which: {
          line: 'Mountains at 3 or Plains at 1? Only you decide.',
          task: 'Choose a Region',
          nudge: 'Which one falls first?',
        },
        end: { line: 'End the Turn and see whether you were right.', task: 'End Blue’s Turn', nudge: 'End the Turn.' },
      },
      success: {
        held: 'The Mountains hold by a hair. An attack on the fallen Ruins hits the Capital instead: remember that.',
        lost: 'The Mountains are lost, yet your tricks cleared two Regions. Replay it, and look for the 3.',
      },
    },
    together: {
      title: 'Together',
      able: 'share the pool, read what is still to come, understand the Round',
      aims: [
        'You can spend the common purse.',
        'You can foresee the rest of a Round.',
        'You can count the Rounds until the Foe comes.',
      ],
      steps: {
        known: {
          line: 'Cards come round again, so you can know what is left. Here: Crag Bears and Red’s Turn.',
          task: 'See what is still to come',
          nudge: 'The list Still to come names every card left.',
        },
        purse: {
          line: 'All Defenders: one purse of 3 points for both. Bears will hit the Mountains: send Red.',
          task: 'Send Red to the Mountains',
          nudge: 'Red: Move to the Mountains.',
        },
        rested: {
          line: 'Red’s first step counted as a Turn starting in the Capital: full Hit Points. Now Secure.',
          task: 'Secure the Mountains',
          nudge: 'Red: Secure the Mountains.',
        },
        last: {
          line: 'One point, two hands. Blue in the Ruins or Red in the Mountains: who Secures?',
          task: 'Spend the last point',
          nudge: 'Either is fine. The Bears are coming to the Mountains.',
        },
        foretold: {
          line: 'The Bears, as foretold. Defend the Mountains, or let them rise by one?',
          task: 'Decide for the Mountains',
          nudge: 'The Mountains have room. Red has Hit Points. Both work.',
        },
        free: {
          line: 'The last card of this Round is yours. Use Red’s three points as you like, then end.',
          task: 'Use Red’s Turn, then end',
          nudge: 'Secure where you are, or prepare for the next Round.',
        },
        turns: {
          line: 'The deck is empty: the Round ends. One unseen Horde card joins the pile. Every Round gets worse.',
          task: 'See the Round turn',
        },
      },
      success: { counted: 'When the Horde is empty, the Epic Foe comes. You can count the Rounds until then.' },
    },
    dire: {
      title: 'The worst of them',
      able: 'face a Dire Enemy and earn an Artifact',
      aims: [
        'You can stop a Dire Enemy.',
        'You can earn an Artifact and use it.',
        'You can weigh a blow against a prize.',
      ],
      steps: {
        harpy: {
          line: 'The Harpy is a Dire Enemy. Nobody stopped her: one Threat here, and Uproar in every calm Region.',
          task: 'See what the Harpy did',
        },
        stop: {
          line: 'Now the Manticore, in the Desert. Stopping a Dire Enemy costs two Hit Points. Do it.',
          task: 'Stop the Manticore',
          nudge: 'The Desert is at 3. Pay the two.',
        },
        prize: {
          line: 'Whoever stops one earns an Artifact. Mason’s Hammer: each Secure now removes up to two Threat.',
          task: 'See your prize',
        },
        swing: {
          line: 'Red’s Turn. Secure the Desert and watch the number.',
          task: 'Secure the Desert',
          nudge: 'Secure, here in the Desert.',
        },
        plan: {
          line: 'Two points left. Finish the Desert, or carry the Hammer to a neighbour. Then end.',
          task: 'Use the Hammer, then end',
          nudge: 'Each Secure now counts double.',
        },
        choice: {
          line: 'Giant Wasps in the Plains! Blue has exactly two Hit Points. Win an Artifact and be Exhausted, or be stung?',
          task: 'Decide for Blue',
          nudge: 'Two Hit Points buy an Artifact that stays for the whole game.',
          after: {
            shield: 'Warden’s Shield is yours: one free Defend each Round. Now let Blue rest.',
            stung: 'Plains 1 → 2, and Sting costs one Hit Point. The Wasps will come back.',
          },
        },
      },
      success: { arms: 'Dire Enemies return every Round. Stop one, and it arms you each time.' },
    },
    foe: {
      title: 'The Epic Foe',
      able: 'Fight, survive an Epic Event, win',
      aims: ['You can Fight the Epic Foe.', 'You know when an Epic Event comes.', 'You can win a game of Defenders.'],
      steps: {
        there: {
          line: 'The Horde is empty, the Epic Foe is here: the Giant, 6 Hit Points. Bring it to 0 and you win.',
          task: 'See the Giant',
        },
        go: {
          line: 'You can only Fight where it stands. Go to the Plains.',
          task: 'Walk to the Plains',
          nudge: 'From the Mountains you cannot reach it.',
        },
        fight: {
          line: 'Fight twice: one point, one Hit Point. It does not strike back.',
          task: 'Fight twice',
          nudge: 'Choose Fight.',
        },
        marked: {
          line: 'The next space is marked: an Epic Event. Strike now, or Secure the Plains and leave it to Blue?',
          task: 'Spend the last point',
          nudge: 'Sooner or later somebody must cross it.',
          after: {
            struck: 'Every Region without a Defender gains one Threat; the fallen Ruins pass theirs to the Capital.',
          },
        },
        end: { line: 'End Red’s Turn.', task: 'End Red’s Turn', nudge: 'End the Turn.' },
        blue: {
          line: 'Blue, from the Coast: walk to the Plains.',
          task: 'Walk to the Plains',
          nudge: 'The Coast touches the Plains.',
        },
        blows: { line: 'Three points, three blows. Fight!', task: 'Fight with all points', nudge: 'Again.' },
        drop: {
          line: 'One Hit Point left, and no points. You know what to do.',
          task: 'Find the last point',
          nudge: 'Sacrifice one Hit Point for one more point, then Fight.',
        },
      },
      success: { won: 'The Giant falls. You know all you need: the first real game is waiting.' },
    },
  },
  tips,
}
