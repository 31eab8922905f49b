import type { Effect } from '@tabletome/engine'
import type { SpellId } from '../../content/ids.ts'
import { spellPieces, spellSource, thunderPieces } from '../spells/spells.query.ts'
import { trayNamed } from '../march/trays.query.ts'
import { placePieces } from '../placing/place.ts'
import { chooseSufferer } from '../spells/gem.ts'
import { chooseRaised } from '../spells/midas.ts'
import { step } from '../state/kit.ts'
import type { Play, Rift, Seat } from '../state/shape.ts'

type SpellEffect = Effect<Rift, never, Cast> & { readonly use: Cast }
type Cast = (play: Play, seat: Seat, spell: SpellId) => void

const layPieces: Cast = (play, seat, spell) =>
  play.next(placePieces({ seat, by: spellSource(spell), pieces: spellPieces(play.state.open, spell) }))
/** Its pieces and nothing else. */
const pieces: SpellEffect = { use: layPieces }

/** The horde that was hit gives its sparks to all around it (RIFT-SPELL-07). */
const thunderbolt: SpellEffect = {
  use: (play, seat, spell) => {
    layPieces(play, seat, spell)
    play.next(thunder({ seat }))
  },
}
const thunder = step('spell.thunder', (play, { seat }) => {
  const { open } = play.state
  const hit = open.placing?.placed[0]
  const tray = hit && trayNamed(open, hit.tray)
  if (tray === undefined) return
  play.next(placePieces({ seat, by: spellSource('thunderbolt'), pieces: thunderPieces(open, tray.at) }))
})

/** A portal or boss is hit, and somebody pays for it (RIFT-SPELL-09). */
const gemOfTimewarp: SpellEffect = {
  use: (play, seat, spell) => {
    layPieces(play, seat, spell)
    play.next(chooseSufferer({ seat }))
  },
}

/** A tower of one's own hand rises on its way (RIFT-SPELL-10). */
const handOfMidas: SpellEffect = { use: (play, seat) => play.next(chooseRaised({ seat })) }

export const SPELL_EFFECTS: Readonly<Record<SpellId, SpellEffect>> = {
  'rain-of-fire': pieces,
  reinforcements: pieces,
  thunderbolt,
  'lightning-bolt': pieces,
  'gem-of-timewarp': gemOfTimewarp,
  'hand-of-midas': handOfMidas,
}
