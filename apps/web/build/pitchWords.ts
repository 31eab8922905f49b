import { games } from '@tabletome/games'
import type { GameInfo, Language } from '@tabletome/games/types'

/** The few words of a game that Home shows. */
export interface Pitch {
  readonly title: string
  readonly pitch: string
  readonly meta: string
}
/** What Home shows of its lessons. */
export interface Taught {
  readonly id: string
  readonly minutes: number
}
export interface PitchOf extends Readonly<Record<Language, Pitch>> {
  readonly lessons: readonly Taught[]
}
export type Pitches = Readonly<Record<string, PitchOf>>

const pitchOf = async (info: GameInfo, language: Language): Promise<Pitch> => {
  const { title, pitch, meta } = (await info.parts.text(language)).text
  return { title, pitch, meta }
}

const lessonsOf = async ({ parts }: GameInfo): Promise<readonly Taught[]> =>
  ((await parts.lessons?.())?.lessons ?? []).map(({ id, minutes }) => ({ id, minutes }))

/** Read by the build: everything is loaded when this module is. */
export const pitchWords: Pitches = Object.fromEntries(
  await Promise.all(
    games.map(
      async info =>
        [
          info.id,
          { en: await pitchOf(info, 'en'), fr: await pitchOf(info, 'fr'), lessons: await lessonsOf(info) },
        ] as const,
    ),
  ),
)
