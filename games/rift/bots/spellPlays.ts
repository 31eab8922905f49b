import type { SpellId } from '../content/ids.ts'
import { spellPieces, spellSource, thunderPieces, whyNotCast } from '../rules/spells/spells.query.ts'
import type { Seat } from '../rules/state/shape.ts'
import { words } from '../words.ts'
import type { Field } from './field.ts'
import type { Arsenal, Needs } from './hands.ts'
import { bestLay } from './lay.ts'
import type { Ground } from './trial.ts'
import { midasOf, type Scored } from './passes.ts'

/** Each spell the team may still cast with what it gains now, less what it may be worth later. */
export const spellPlays = (field: Field, ground: Ground, seat: Seat, arsenal: Arsenal, needs: Needs): Scored[] => {
  const found: Scored[] = []
  for (const { id, used } of field.open.spells)
    if (!used && whyNotCast(field.open, seat, id) === undefined)
      found.push({
        id: words.id({ do: 'spell', spell: id }),
        score: gainOf(field, ground, seat, id, arsenal, needs) - keepOf(field, id),
      })
  return found
}

const keepOf = ({ time, open, weights: { spells } }: Field, spell: SpellId): number => {
  const share = spell === 'hand-of-midas' ? 1 : Math.min(1, (time - 1) / 4)
  return spells[spell] * share * (open.mode === 'storm' ? 1.3 : 1)
}

const gainOf = (field: Field, ground: Ground, seat: Seat, spell: SpellId, arsenal: Arsenal, needs: Needs): number => {
  if (spell === 'hand-of-midas') return midasOf(field.open, seat, arsenal, needs)[0]?.score ?? 0
  const by = spellSource(spell)
  const lay = bestLay(field, ground, { by, pieces: spellPieces(field.open, spell) })
  if (spell === 'gem-of-timewarp') return lay.gain - 1
  if (spell !== 'thunderbolt') return lay.gain
  const hit = lay.steps[0]?.target
  if (hit === undefined) return lay.gain
  return lay.gain + bestLay(field, lay.ground, { by, pieces: thunderPieces(field.open, hit.at) }).gain
}
