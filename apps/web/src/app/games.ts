import { games } from '@tabletome/games'
import type {
  BoardModule,
  CampaignModule,
  ExampleModule,
  Frieze,
  GameInfo,
  GameText,
  Glossary,
  Language,
  LearnText,
  LessonModule,
  NewcomerModule,
  PositionModule,
  WorkshopModule,
} from '@tabletome/games/types'
import type { Game, Shape } from '@tabletome/engine'
import type { ExampleTexts } from '@tabletome/match/example'
import { use } from 'react'
import type { ComponentType } from 'react'

export { games }

export const gameInfo = (id: string): GameInfo | undefined => games.find(game => game.id === id)

/** Each part of a game is fetched once; a part that could not be fetched may be tried again. */
const parts = new Map<string, Promise<unknown>>()
const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
  const known = parts.get(key) as Promise<T> | undefined
  if (known) return known
  const loading = load().catch((error: unknown) => {
    parts.delete(key)
    throw error
  })
  parts.set(key, loading)
  return loading
}

export const loadText = (info: GameInfo, language: Language): Promise<GameText> =>
  once(`${info.id} text ${language}`, async () => (await info.parts.text(language)).text)
/** What is drawn under the curve of a match: nothing in a game that names nothing. */
export const loadFrieze = (info: GameInfo, language: Language): Promise<Frieze> =>
  once(`${info.id} frieze ${language}`, async () => (await info.parts.frieze?.(language))?.frieze ?? (() => []))
/** How kinds of costly decisions are called: none in a game that names none. */
export const loadCosts = (info: GameInfo, language: Language): Promise<Readonly<Record<string, string>>> =>
  once(`${info.id} costs ${language}`, async () => (await info.parts.costs?.(language))?.costs ?? {})
export const loadRulebook = (info: GameInfo, language: Language): Promise<string> =>
  once(`${info.id} rulebook ${language}`, () => info.parts.rulebook(language))
export const loadBoard = (info: GameInfo): Promise<BoardModule> => once(`${info.id} board`, () => info.parts.board())
export const loadGame = (info: GameInfo): Promise<Game<Shape>> => once(`${info.id} rules`, () => info.parts.game())
export const loadArt = (info: GameInfo): Promise<ComponentType> =>
  once(`${info.id} art`, async () => (await info.parts.art()).Art)

/** Of games that teach; the others are not asked. */
const taught = <T>(part: Promise<T> | undefined): Promise<T> =>
  part ?? Promise.reject(new Error('This game has no lessons'))
export const loadLessons = (info: GameInfo): Promise<LessonModule> =>
  once(`${info.id} lessons`, () => taught(info.parts.lessons?.()))
export const loadLessonText = (info: GameInfo, language: Language): Promise<LearnText> =>
  once(`${info.id} lessons ${language}`, async () => (await taught(info.parts.lessonText?.(language))).text)
export const loadNewcomer = (info: GameInfo): Promise<NewcomerModule> =>
  once(`${info.id} newcomer`, () => taught(info.parts.newcomer?.()))
const loadTipText = (info: GameInfo, language: Language): Promise<Readonly<Record<string, string>>> =>
  once(`${info.id} tips ${language}`, async () => (await taught(info.parts.tipText?.(language))).tips)
/** None in a game without one. */
export const loadGlossary = (info: GameInfo, language: Language): Promise<Glossary> =>
  once(
    `${info.id} glossary ${language}`,
    async () => (await info.parts.glossary?.(language)) ?? { entries: [], text: {} },
  )
export const loadPositions = (info: GameInfo): Promise<PositionModule> =>
  once(`${info.id} positions`, () => taught(info.parts.position?.()))

/** The worked examples of the rulebook: of a game without them there are none. */
export const loadExamples = (info: GameInfo): Promise<ExampleModule> =>
  once(`${info.id} examples`, async () => (await info.parts.examples?.()) ?? { examples: [] })
export const loadExampleText = (info: GameInfo, language: Language): Promise<ExampleTexts> =>
  once(`${info.id} examples ${language}`, async () => (await info.parts.exampleText?.(language))?.text ?? {})

/** Nothing for a game without one. */
export const loadWorkshop = (info: GameInfo): Promise<WorkshopModule | undefined> =>
  once(`${info.id} workshop`, async () => info.parts.workshop?.())

/** Nothing for a game without one. */
export const loadCampaign = (info: GameInfo): Promise<CampaignModule | undefined> =>
  once(`${info.id} campaign`, async () => info.parts.campaign?.())

/** These wait (Suspense) until the part is there. */
export const useGameText = (info: GameInfo, language: Language) => use(loadText(info, language))
export const useBoard = (info: GameInfo) => use(loadBoard(info))
export const useGame = (info: GameInfo) => use(loadGame(info))
export const useLessons = (info: GameInfo) => use(loadLessons(info))
export const useLessonText = (info: GameInfo, language: Language) => use(loadLessonText(info, language))
export const useNewcomer = (info: GameInfo) => use(loadNewcomer(info))
export const useTipText = (info: GameInfo, language: Language) => use(loadTipText(info, language))
export const useGlossary = (info: GameInfo, language: Language) => use(loadGlossary(info, language))
export const useExamples = (info: GameInfo) => use(loadExamples(info))
export const useExampleText = (info: GameInfo, language: Language) => use(loadExampleText(info, language))
export const usePositions = (info: GameInfo) => use(loadPositions(info))
export const useRulebook = (info: GameInfo, language: Language) => use(loadRulebook(info, language))
export const useWorkshop = (info: GameInfo) => use(loadWorkshop(info))
export const useCampaign = (info: GameInfo) => use(loadCampaign(info))
