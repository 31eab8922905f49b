/** How the answers of Tactics are written: part of the save format, never changed. */
import { id, named, one, wordsOf } from '@tabletome/engine/words'
import { BOX_IDS } from './content/ids.ts'
import type { AttackKind } from './content/types.ts'
import { CLASSES } from './content/units.ts'
import { insideName, insideOf, spaceName, spaceOf } from './knowledge/spaces.ts'
import { ALL_UNITS } from './knowledge/units.ts'
import type { Tactics } from './rules/state.ts'

const KINDS: readonly AttackKind[] = ['melee', 'missile', 'spell', 'ballista']
const by = one('by', CLASSES)
const to = named('to', spaceName, spaceOf)
const unit = one('unit', ALL_UNITS)

export const words = wordsOf<Tactics>({
  answers: {
    attack: id`${by} ${one('kind', KINDS)} ${one('target', ALL_UNITS)}`,
    buyOff: id`${by} buyOff`,
    to: id`${by} to ${to}`,
    step: id`${by} step ${to}`,
    portal: id`${by} portal ${to}`,
    enter: id`${by} enter ${one('box', BOX_IDS)}`,
    in: id`${by} in ${named('inside', insideName, insideOf)}`,
    out: id`${by} out ${to}`,
    done: id`done`,
  },
  things: { unit: id`unit ${unit}`, space: id`space ${named('space', spaceName, spaceOf)}` },
})
