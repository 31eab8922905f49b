import { type Browser, expect, type Page } from '@playwright/test'
import { settle } from './play.ts'

export const DESK = { viewport: { width: 1280, height: 720 } }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Somebody with a browser of their own. */
export const person = async (browser: Browser, settings: object, device: object = DESK): Promise<Page> => {
  const page = await (await browser.newContext(device)).newPage()
  await settle(page, { ...settings })
  return page
}

/** Ada opens a table, the seats behind hers for friends, and gets a link for each of them. */
export async function openTableFor(ada: Page, game: string, friends: number, pace?: string): Promise<string[]> {
  await ada.goto(`/new/${game}`)
  for (let seat = 2; seat <= friends + 1; seat++) {
    const who = ada.getByRole('group', { name: `Who sits at seat ${seat}` })
    await who.getByRole('radio', { name: 'Friend by link' }).check()
  }
  if (pace) await ada.getByRole('radio', { name: pace }).check()
  await ada.getByRole('button', { name: /Open the table/ }).click()
  await expect(ada).toHaveURL(/\/t\//)
  const links = ada.locator('.invite input')
  await expect(links).toHaveCount(friends)
  for (const link of await links.all()) await expect(link).toHaveValue(/\/join\//)
  return Promise.all((await links.all()).map(link => link.inputValue()))
}

/** For one friend. */
export const openTable = async (ada: Page, game: string, pace?: string): Promise<string> =>
  (await openTableFor(ada, game, 1, pace))[0] ?? ''
