import { DIE_FACES } from '../../content/dice.ts'
import type { DieFace, Options } from '../state/shape.ts'

export type Icon = 'push' | 'miss' | 'star'

/** Which icons a face shows; a roll is read for one of them (TAC-RULING-01). */
const SHOWS: Readonly<Record<DieFace, readonly Icon[]>> = {
  push: ['push'],
  pushStar: ['push', 'star'],
  star: ['star'],
  miss: ['miss'],
  missPush: ['miss', 'push'],
  blank: [],
}

export const shows = (face: DieFace, icon: Icon): boolean => SHOWS[face].includes(icon)
export const facesOf = (option: Options['dieFaces']): readonly DieFace[] => DIE_FACES[option]

export const count = (faces: readonly DieFace[], icon: Icon): number => {
  let found = 0
  for (const face of faces) if (shows(face, icon)) found++
  return found
}
/** ➤ of a roll (TAC-KNOCK-03). */
export const pushes = (faces: readonly DieFace[]): number => count(faces, 'push')
/** ✖ of a roll (TAC-MISSILE-05). */
export const misses = (faces: readonly DieFace[]): number => count(faces, 'miss')
/** ★ of a roll (TAC-SPELL-04). */
export const stars = (faces: readonly DieFace[]): number => count(faces, 'star')

/** The chance of 0, 1, … `dice` icons. */
export const oddsOf = (option: Options['dieFaces'], icon: Icon, dice: number): number[] => {
  const faces = facesOf(option)
  const chance = count(faces, icon) / faces.length
  let odds = [1]
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(odds.length + 1).fill(0)
    odds.forEach((each, icons) => {
      next[icons] = (next[icons] ?? 0) + each * (1 - chance)
      next[icons + 1] = (next[icons + 1] ?? 0) + each * chance
    })
    odds = next
  }
  return odds
}
