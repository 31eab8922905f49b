import { expect, type Page } from '@playwright/test'
import { gameById } from '@tabletome/games'
import { isRead, LedMatch, type Lesson, type LessonStep, stepOf, wayOn } from '@tabletome/match/lesson'
import { reveal } from './riftPlay.ts'
import { nextChange } from './waiting.ts'

/** Settings of somebody who has never been here: tips on, nothing played. */
export const settleNew = (page: Page, settings: Record<string, unknown> = {}) =>
  page.addInitScript(
    kept => {
      if (localStorage.getItem('tabletome.settings') === null) localStorage.setItem('tabletome.settings', kept)
    },
    JSON.stringify({ speed: 'instant', confirm: 'never', sound: false, ...settings }),
  )

export const lessonsOf = async (game: string): Promise<readonly Lesson[]> =>
  (await gameById(game)?.parts.lessons?.())?.lessons ?? []

export const coach = (page: Page) => page.locator('.coach')
export const endOfLesson = (page: Page) => page.locator('.lesson-end')
const nextButton = (page: Page) => page.locator('.coach-next')

/** A step as it stands open, by what was done up to it. */
interface OpenStep {
  readonly lesson: Lesson
  readonly index: number
  readonly acts: LedMatch['at']['acts']
}

/** A step on the way the rules find through its lesson; none if that way passes it by. */
export async function stepAt(game: string, lesson: Lesson, step: string): Promise<OpenStep | undefined> {
  const parts = gameById(game)?.parts
  const positions = await parts?.position?.()
  if (!parts || !positions) throw new Error(`no lessons of ${game}`)
  const laid = positions.lay(lesson.position)
  const led = await LedMatch.open({ game: await parts.game(), lesson, laid, name: 'Ada' })
  for (let now = stepOf(led.at); now; now = stepOf(led.at)) {
    if (now.id === step) return { lesson, index: led.at.step, acts: led.at.acts }
    for (const act of wayOn(led.at) ?? []) await led.act(act)
    if (!isRead(now)) await led.act({ next: true })
  }
  return undefined
}

/** Opens a lesson where somebody left it at that step, with others `done` before. */
export async function openAt(
  page: Page,
  game: string,
  { lesson, index, acts }: OpenStep,
  done: readonly string[] = [],
): Promise<void> {
  const kept = { [game]: { done, at: { lesson: lesson.id, step: index, acts } } }
  await page.evaluate(learned => localStorage.setItem('tabletome.learn', learned), JSON.stringify(kept))
  await page.goto(`/learn/${game}/${lesson.id}`)
  await expect(coach(page)).toHaveAttribute('data-step', lesson.steps[index]?.id ?? '', { timeout: 40_000 })
}

/** The answers that lead on in a step, in the order of the lesson. */
const answersOf = ({ open = [], leads = [] }: LessonStep): string[] =>
  [...leads, ...open].flatMap(each =>
    typeof each === 'string' ? each : typeof each.answer === 'string' ? each.answer : [],
  )

const isAwake = async (page: Page, option: string): Promise<boolean> => {
  const button = page.locator(`[data-option="${option}"]`).first()
  const inner = button.locator('button').first()
  const pressed = (await inner.count()) > 0 ? inner : button
  return (await pressed.count()) > 0 && (await pressed.getAttribute('aria-disabled')) !== 'true'
}
const press = async (page: Page, option: string, how: 'click' | 'tap'): Promise<void> => {
  const button = page.locator(`[data-option="${option}"]`).first()
  const inner = button.locator('button').first()
  await ((await inner.count()) > 0 ? inner : button)[how]()
  const confirm = page.getByRole('button', { name: /^(Confirm|Confirmer)/ })
  if (how === 'tap' && (await confirm.isVisible())) await confirm.tap()
}
/** What the rules refuse, by the list of what is not possible now, or else on the board. */
const pressBarred = async (page: Page, anchors: readonly string[], how: 'click' | 'tap'): Promise<void> => {
  await page.locator('details.not-now').evaluateAll(all => {
    for (const each of all) if (each instanceof HTMLDetailsElement) each.open = true
  })
  const listed = anchors.map(anchor => `[data-barred="${anchor}"]`)
  const drawn = anchors.map(anchor => `.board-field [data-anchor="${anchor}"]`)
  const barred = page.locator(listed.join())
  await ((await barred.count()) > 0 ? barred : page.locator(drawn.join())).first()[how]()
}
/** Which step it stands at, and how. */
export const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector('.lesson-end')) return 'over'
    const coach = document.querySelector('.coach')
    const seq = document.querySelector('[data-seq]')?.getAttribute('data-seq')
    return `${coach?.getAttribute('data-step')} ${coach?.className} ${seq}`
  })

/** Does what the step asks for: reads on, answers, or looks at a piece. */
export async function playStep(
  page: Page,
  { steps }: Lesson,
  how: 'click' | 'tap' = 'click',
  until?: string,
): Promise<void> {
  const before = await standing(page)
  if (until !== undefined && before.startsWith(`${until} `)) return
  if (await nextButton(page).isVisible()) {
    await nextButton(page)[how]()
  } else {
    const step = steps.find(({ id }) => before.startsWith(`${id} `))
    if (!step || !before.includes('is-doing')) return nextChange(page)
    const { done } = step
    if (done && 'looked' in done) {
      const anchor = typeof done.looked === 'string' ? done.looked : (done.looked[0] ?? '')
      await page.locator(`[data-subject="${anchor}"], .board-field [data-anchor="${anchor}"]`).first()[how]()
    } else if (done && 'refused' in done) {
      await pressBarred(page, typeof done.refused === 'string' ? [done.refused] : done.refused, how)
    } else {
      for (const answer of answersOf(step))
        if ((await reveal(page, answer)) && (await isAwake(page, answer))) {
          await press(page, answer, how)
          break
        }
    }
  }
  await expect
    .poll(() => standing(page), { message: `on from ${before}`, intervals: [20, 50, 100, 200] })
    .not.toBe(before)
}

/** A whole lesson by the answers it names, to its seal. */
export async function playLesson(page: Page, lesson: Lesson, how: 'click' | 'tap' = 'click'): Promise<void> {
  // A game is loaded on the way: on a busy machine that takes its time.
  await expect(coach(page)).toBeVisible({ timeout: 40_000 })
  for (let acts = 0; acts < 80 && !(await endOfLesson(page).isVisible()); acts++) await playStep(page, lesson, how)
  await expect(endOfLesson(page)).toBeVisible()
}

/** Up to a step, which is left open: it may have come between two looks, and is not played then. */
export async function playUpTo(page: Page, lesson: Lesson, step: string): Promise<void> {
  while (!(await standing(page)).startsWith(`${step} `)) await playStep(page, lesson, 'click', step)
}
