import { expect as plain, type Locator, type Page } from '@playwright/test'

/** A rulebook is long: on a busy machine its page takes its time. */
export const PATIENCE = 45_000
export const expect = plain.configure({ timeout: PATIENCE })

/** Something other than the line of an example to try at its first question, as the rules write it. */
export interface Tried {
  readonly game: string
  readonly id: string
  readonly other: string
}
export const EXAMPLES: readonly Tried[] = [
  { game: 'defenders', id: 'E-07', other: 'red move coast' },
  { game: 'tactics', id: 'WE-28', other: 'done' },
  // Its tray is a card that was made for it.
  { game: 'rift', id: 'RIFT-EX-08', other: 'hero malik' },
  // To surrender lies in a fold.
  { game: 'victorum', id: 'VIC-EX-61', other: 'surrender' },
]

/** Opens an example where it stands in the rulebook. */
export async function openExample(page: Page, game: string, id: string): Promise<Locator> {
  await page.goto(`/rules/${game}`)
  const leaf = page.locator(`#example-${id}`)
  await leaf.getByRole('button', { name: /^(Show|Voir)/ }).click()
  await expect(leaf.locator('.example-foot')).toBeVisible()
  return leaf
}

/** So many steps of it have been told. */
export const stepOf = async (leaf: Locator): Promise<number> =>
  Number(await leaf.locator('.example-inside').getAttribute('data-step'))
export const expectStep = (leaf: Locator, step: number) =>
  expect(leaf.locator('.example-inside')).toHaveAttribute('data-step', String(step))

/** Gives an answer at its question, on the line or off it. */
export async function answer(leaf: Locator, option: string, how: 'click' | 'tap' = 'click'): Promise<void> {
  const found = leaf.locator(`.example-ask [data-option="${option}"]`).first()
  const fold = leaf.locator('details.fold:not([open]) summary')
  await expect(found.or(fold).first()).toBeVisible()
  if (!(await found.isVisible())) await fold.first()[how]()
  const inner = found.locator('button')
  await ((await inner.count()) > 0 ? inner.first() : found)[how]()
  const undo = leaf.getByRole('button', { name: /^(Undo|Annuler)/ })
  const confirm = leaf.locator('.main-buttons').getByRole('button', { name: /^(Confirm|Confirmer)/ })
  await expect
    .poll(
      async () => {
        if (await confirm.isVisible()) await confirm[how]()
        return undo.isEnabled()
      },
      { timeout: PATIENCE },
    )
    .toBe(true)
}
