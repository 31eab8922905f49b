import type { BoardProps } from '../../types.ts'
import type { Fact, Open, Phase, View } from '../rules/state.ts'
import { heroesAfter } from './afterHeroes.ts'
import { towersAfter } from './afterTowers.ts'
import { traysAfter } from './afterTrays.ts'

/** What the table shows once a fact has been told, so that automatic parts can be watched step by step. The next real view corrects the rest. */
export const after = (view: BoardProps['view'], fact: { readonly type: string }): BoardProps['view'] => {
  const before = view as unknown as View
  const open = before.open as Open
  const told = fact as Fact
  const drawn = openAfter(open, told)
  const piles = pilesAfter(before, told)
  if (drawn === open && piles === before.piles) return view
  return { ...before, open: drawn, piles } as unknown as BoardProps['view']
}

const pilesAfter = ({ piles }: View, fact: Fact): View['piles'] =>
  fact.type === 'spawned' && fact.from === 'ghosts' ? { ...piles, ghosts: Math.max(0, piles.ghosts - 1) } : piles

const READY_PHASES: readonly Phase[] = [2, 5, 6]

const openAfter = (open: Open, fact: Fact): Open => {
  switch (fact.type) {
    case 'waveBuilt':
      return { ...open, wave: fact.wave }
    case 'roundBegan':
      return { ...open, round: fact.round }
    case 'phaseBegan':
      // Whoever is ready stays so until there is something to be ready for again.
      return { ...open, phase: fact.phase, ready: READY_PHASES.includes(fact.phase) ? [] : open.ready }
    case 'colourNamed':
      return { ...open, eliminated: fact.colour }
    case 'readied':
      return { ...open, ready: [...open.ready.filter(seat => seat !== fact.seat), fact.seat] }
    case 'unreadied':
      return { ...open, ready: open.ready.filter(seat => seat !== fact.seat) }
    case 'spellChosen':
      return { ...open, spells: [...open.spells, { id: fact.spell, used: false }] }
    case 'spellCast':
      return { ...open, spells: open.spells.map(each => (each.id === fact.spell ? { ...each, used: true } : each)) }
    case 'stormDrawn':
      return { ...open, storm: fact.storm, stormsUsed: [...open.stormsUsed, fact.storm] }
    case 'stormsShuffled':
      return { ...open, stormsUsed: [] }
    case 'bossSpecial':
      return { ...open, specialsUsed: [...open.specialsUsed, fact.special] }
    case 'specialsShuffled':
      return { ...open, specialsUsed: [] }
    case 'blockRemoved': {
      const { [fact.block]: _gone, ...blocks } = open.blocks
      return { ...open, blocks }
    }
    case 'crystals':
      return { ...open, crystals: fact.to }
    case 'heartsGained':
      return { ...open, hearts: fact.to }
    case 'portalsClosed':
      return { ...open, portals: { total: fact.total, destroyed: fact.destroyed } }
    default:
      return traysAfter(open, fact) ?? heroesAfter(open, fact) ?? towersAfter(open, fact) ?? open
  }
}
