import type { ArtifactId, FoeId } from '../../content/ids.ts'
import type { Attack, Colour, RegionId } from '../../rules/state/shape.ts'
import type { Who } from '../read.ts'
import { start } from '../../../text/sentence.ts'
import { artifacts, colours, count, enemies, foes, heroes, places, type Noun } from './names.ts'

const is = ({ the, many }: Noun, one: string, several: string) => `${start(the)} ${many ? several : one}`
const subject = (who: Who) => (who.kind === 'me' ? 'You' : who.kind === 'player' ? who.name : colours[who.colour])
const whose = (who: Who) => (who.kind === 'me' ? 'Your' : `${who.kind === 'player' ? who.name : colours[who.colour]}’s`)
const ap = (n: number) => `${n} AP`

export const ask = {
  /** A Defender and who plays it: “You, the Paladin”, “Ada, the Paladin”, “Red, the Paladin”. */
  who: (who: Who) => `${subject(who)}, ${heroes[who.hero].the}`,
  phases: {
    draw: 'Draw',
    first: 'First',
    second: 'Second',
    attack: 'Attack',
    effect: 'Effect',
    act: 'Act',
    discard: 'Discard',
  },
  round: (round: number) => `Round ${round}`,
  settingUp: 'Setting up',
  choosingHeroes: 'Choosing heroes',
  betweenCards: 'Next card',
  over: { won: 'Victory', lost: 'Defeat' },
  chooseHero: {
    title: 'Choose a hero',
    mine: (colour: Colour | undefined) =>
      colour ? `Choose a hero for ${colours[colour]}. Alone you lead two.` : 'Choose your hero.',
    others: (names: string) => `${names} to choose a hero.`,
  },
  draw: {
    title: 'Draw the next card?',
    mine: 'Draw when everybody has seen enough.',
    others: (names: string) => `${names} to draw the next card.`,
  },
  turn: {
    title: (who: Who) => `${whose(who)} Turn`,
    left: (who: Who, left: number) => `${whose(who)} Turn. ${left === 0 ? 'No AP' : ap(left)} left.`,
    mustSpend: (who: Who, left: number) => `${whose(who)} Turn. Spend the ${ap(left)} of the Sacrifice now.`,
  },
  all: {
    title: 'Act together',
    status: (left: number) => `All Defenders. ${left === 0 ? 'No AP' : ap(left)} left for the team.`,
  },
  defend: {
    title: (region: RegionId) => `Who Defends ${places[region].the}?`,
    /** Who decides. */
    mine: 'Your decision.',
    team: 'Team decision.',
    others: (names: string) => `${names} decides.`,
    attack: ({ card, region, order }: Attack, threat: number, destroyed: boolean) => {
      const what =
        order === 'only'
          ? `${is(enemies[card], 'attacks', 'attack')} ${places[region].the}`
          : `${order === 'first' ? 'First' : 'Second'} attack: ${places[region].the}`
      return destroyed ? `${what}, Destroyed. Who Defends?` : `${what} at ${threat}. Who Defends?`
    },
  },
  ability: {
    titles: {
      'ability.chooseRegion': 'which Region?',
      'ability.chooseDefender': 'which Defender?',
      'ability.chooseCard': 'which card?',
      'ability.chooseOrder': 'in which order?',
      'ability.topOrBottom': 'top or bottom?',
      'ability.choosePath': 'which way?',
      'ability.rally': 'who does what?',
      'ability.retribution': 'heal or Secure?',
    },
    title: (ability: string, question: string) => `${ability}: ${question}`,
    mine: {
      'ability.chooseRegion': 'Choose a Region.',
      'ability.chooseDefender': 'Choose a Defender.',
      'ability.chooseCard': 'Choose a card of the Discard Pile.',
      'ability.chooseOrder': 'Choose how the cards go back, the top one first.',
      'ability.topOrBottom': 'Leave the card on top, or put it at the bottom.',
      'ability.choosePath': 'Choose one step or two.',
      'ability.rally': 'Choose who acts for free, and how.',
      'ability.retribution': 'Heal somebody or Secure here.',
    },
    others: (name: string, ability: string) => `${ability}. ${name} to choose.`,
  },
  artifact: {
    title: (artifact: ArtifactId) => `Make room for ${artifacts[artifact].the}?`,
    mine: 'No slot is free: drop an Artifact of the same kind, or refuse the new one.',
    others: (name: string) => `${name} to choose an Artifact.`,
  },
  waiting: (names: string) => `Waiting for ${names}.`,
  result: {
    won: (foe: FoeId, round: number, capital: number) =>
      `${start(foes[foe].the)} fell in Round ${round}; the Capital stood at ${capital} of 8.`,
    lostEarly: (round: number) => `The Capital fell in Round ${round}, before the Epic Foe showed itself.`,
    lost: (foe: FoeId, hp: number, round: number) =>
      `The Capital fell in Round ${round}; ${foes[foe].the} had ${count(hp, 'Hit Point', 'Hit Points')} left.`,
    columns: ['Threat removed', 'Attacks Defended', 'Damage dealt', 'Artifacts won'],
  },
}
