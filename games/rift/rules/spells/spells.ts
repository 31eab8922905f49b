import { SPELL_EFFECTS } from '../effects/spells.ts'
import { step } from '../state/kit.ts'

/** A spell of the team: any player, once per game (RIFT-SPELL-01, RIFT-SPELL-02, RIFT-RULING-59). */
export const castSpell = step('spell.cast', (play, { seat, spell }) => {
  const tile = play.state.open.spells.find(({ id }) => id === spell)
  if (tile === undefined) throw new Error(`${spell} is not in the game`)
  tile.used = true
  play.emit({ type: 'spellCast', seat, spell })
  SPELL_EFFECTS[spell].use(play, seat, spell)
})
