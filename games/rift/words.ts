/** How the answers of Rift are written: part of the save format, never changed. */
import { id, named, one, unless, wordsOf } from '@tabletome/engine/words'
import { UNIT_IDS } from './content/heroes.ts'
import type { TowerId, TrayId } from './content/ids.ts'
import { SPELL_IDS } from './content/spells.ts'
import { TOWER_IDS } from './content/towers.ts'
import { maskNamed, squaresName } from './knowledge/shapes.ts'
import type { Rift, Seat, What } from './rules/state.ts'

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']
const tower = one('tower', TOWER_IDS)
const hero = one('hero', UNIT_IDS)
const AS: readonly (TowerId | 'next')[] = ['next', ...TOWER_IDS]
const as = unless('as', 'next', AS)
/** Cards and pieces are many: any word in their place. */
const tray = one('tray', (word: string) => word as TrayId)
const from = one('from', (word: string) => word as TrayId)
const what = one('what', (word: string) => (/^([A-Z]\w*|soldier)$/.test(word) ? (word as What) : undefined))
const readMask = (word: string) => maskNamed(word) || undefined
const mask = named('mask', squaresName, readMask)
const fromMask = named('fromMask', squaresName, readMask)

export const words = wordsOf<Rift>({
  answers: {
    tower: id`tower ${tower}`,
    pass: id`pass ${tower} ${one('to', SEATS)} ${as}`,
    upgrade: id`upgrade ${tower} ${as}`,
    hero: id`hero ${hero}`,
    bench: id`bench ${hero}`,
    spell: id`spell ${one('spell', SPELL_IDS)}`,
    ready: id`ready`,
    unready: id`unready`,
    move: id`move ${from} ${fromMask} ${tray} ${mask}`,
    skip: id`skip ${what}`,
    stop: id`stop`,
    put: id`${what} ${tray} ${mask}`,
  },
  things: { tray: id`tray ${tray}` },
})
