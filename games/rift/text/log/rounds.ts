import { partyOf } from '../read.ts'
import { bracketed, change } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import type { Tellers } from './line.ts'

/** Set-up, rounds and phases, the shop, the end. */
export const roundLines = (words: Words) => {
  const { log, ask } = words
  return {
    heroChosen: ({ seat, hero, bench }, names) => ({
      text: (bench ? log.benchChosen : log.heroChosen)(partyOf(seat, names), hero),
      icon: 'hero',
      at: [`hero ${hero}`],
    }),
    abilitiesChosen: ({ hero, abilities }) => ({
      text: log.abilitiesChosen(hero, abilities),
      icon: 'ability',
      at: [`hero ${hero}`, ...abilities.map(ability => `ability ${ability}`)],
    }),
    spellChosen: ({ seat, spell }, names) => ({
      text: log.spellChosen(partyOf(seat, names), spell),
      icon: 'spell',
      at: [`spell ${spell}`],
    }),
    towersDealt: ({ seat, towers }, names) => ({
      text: log.towersDealt(partyOf(seat, names), towers),
      icon: 'tower',
      at: [`seat ${seat}`],
    }),
    waveBuilt: ({ wave }) => ({ text: log.waveBuilt(wave), icon: 'spawn' }),
    roundBegan: ({ round }) => ({ text: log.roundBegan(round), icon: 'round', heading: true, round: true }),
    phaseBegan: ({ phase }) =>
      phase === 0 ? undefined : { text: log.phaseBegan(ask.phases[phase - 1] ?? ''), icon: 'phase' },
    colourNamed: ({ seat, colour }, names) => ({
      text: log.colourNamed(partyOf(seat, names), colour),
      icon: 'build',
    }),
    /** The seats show it. */
    readied: () => undefined,
    unreadied: () => undefined,
    assigned: ({ site, tower, to }, names) => ({
      text: log.assigned(tower, site, partyOf(to, names)),
      icon: 'give',
      at: [`site ${site}`, `seat ${to}`],
    }),
    pickedUp: ({ seat, towers, arrived }, names) => {
      const who = partyOf(seat, names)
      if (towers.length + arrived.length === 0) return undefined
      return {
        text:
          arrived.length === 0
            ? log.pickedUp(who, towers)
            : towers.length === 0
              ? log.arrived(who, arrived)
              : log.pickedUpAndArrived(who, towers, arrived),
        icon: 'give',
        at: [`seat ${seat}`],
      }
    },
    towerLost: ({ site, tower }) => ({
      text: log.towerLost(tower, site),
      tone: 'bad',
      icon: 'turned',
      at: [`site ${site}`],
    }),
    bought: ({ seat, tower, to, price, crystals }, names) => ({
      text: log.bought(partyOf(seat, names), tower, partyOf(to, names), seat === to),
      figure: change(crystals + price, crystals),
      icon: 'buy',
      at: [`tower ${tower}`, `seat ${to}`],
    }),
    refunded: ({ seat, tower, to, price, crystals }, names) => ({
      text: log.refunded(partyOf(seat, names), tower),
      figure: change(crystals - price, crystals),
      icon: 'refund',
      at: [`tower ${tower}`, `seat ${to}`],
    }),
    ended: ({ result, cause }) => ({
      text: bracketed(
        result === 'won' ? log.won : log.lost,
        cause in log.ends ? log.ends[cause as keyof typeof log.ends] : '',
      ),
      tone: result === 'won' ? 'good' : 'bad',
      icon: result,
      heading: true,
    }),
  } satisfies Partial<Tellers>
}
