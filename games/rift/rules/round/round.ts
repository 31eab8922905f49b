import { UNIT_IDS } from '../../content/heroes.ts'
import { coloursToName } from './colours.query.ts'
import { why } from '../state/reasons.query.ts'
import { checkEnd } from './end.ts'
import { leaveGame } from '../heroes/harm.ts'
import { go, option, question, step } from '../state/kit.ts'

/** Rounds of six phases until the game is won or lost; the first one has no phase 1 (RIFT-ROUND-01…03). */
export const round = step('round.begin', play => {
  const { open } = play.state
  open.round += 1
  play.emit({ type: 'roundBegan', round: open.round })
  const [alone] = open.seats
  if (open.seats.length === 1 && alone !== undefined) play.next(nameColour({ seat: alone }))
  play.next(open.round === 1 ? go('phase2') : go('phase1'))
})

/**
 * Alone: one colour takes no towers this round, never the same one twice in a row, in round 1 any (RIFT-SOLO-03,
 * RIFT-SOLO-04, RIFT-RULING-65).
 */
const nameColour = question('round.colour', {
  seat: (_state, { seat }) => seat,
  options: (state, { seat }) =>
    coloursToName(state.open).map(colour => option({ do: 'colour', colour }, setColour({ seat, colour }))),
  whyNot: ({ open }, _about, { answer }) =>
    answer?.do === 'colour' && answer.colour === open.eliminated
      ? why('RIFT-SOLO-04', 'colourAgain', { colour: answer.colour })
      : undefined,
})

const setColour = step('round.setColour', (play, { seat, colour }) => {
  play.state.open.eliminated = colour
  play.emit({ type: 'colourNamed', seat, colour })
})

/**
 * What lasts until the end of the round ends, bench heroes leave, then the end is checked (RIFT-ROUND-04, RIFT-PROTECT-02,
 * RIFT-SOLO-08, RIFT-WIN-02, RIFT-RULING-07).
 */
export const roundEnd = step('round.end', play => {
  const { open } = play.state
  for (const id of UNIT_IDS) {
    const hero = open.heroes[id]
    if (hero === undefined) continue
    hero.shielded = false
    hero.locked = false
    delete hero.rises
    delete hero.quakes
    if (hero.called) {
      if (hero.place !== 'gone') leaveGame(play, id)
      delete hero.called
    }
  }
  delete open.storm
  if (!checkEnd(play)) play.next(go('round.begin'))
})
