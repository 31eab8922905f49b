import { createContext, use } from 'react'
import type { SeatColour } from './seats.tsx'

export type SeatLetters = Readonly<Record<SeatColour, string>>

/** The letter a seat wears is the first of its colour’s name, so it goes by the reader’s language. */
const LettersContext = createContext<SeatLetters>({ ruby: 'R', sapphire: 'B', emerald: 'G', topaz: 'Y', sable: 'X' })
export const SeatLettersProvider = LettersContext.Provider
export const useSeatLetters = (): SeatLetters => use(LettersContext)
