import { type Browser, expect, type Page, test } from './test.ts'
import { findNats, findPostgres } from '../scripts/services.mjs'
import { startNats } from '../tools/services/nats.ts'
import { startPostgres } from '../tools/services/postgres.ts'
import { startProxy } from '../tools/services/proxy.ts'
import { startTabletome } from '../tools/services/tabletome.ts'
import { hasty, playOn, resultDialog, settle, statusLine } from './play.ts'

// CI has both: there it fails rather than being left out.
test.skip(
  !process.env.CI && (findPostgres() === undefined || findNats() === undefined),
  'PostgreSQL and NATS are not here',
)

/** Two servers on one store, and a way to both for each of two people: whose server dies is led to the other one. */
const openHouse = async () => {
  const postgres = await startPostgres()
  const nats = await startNats()
  const settings = { DATABASE_URL: await postgres.newDatabase(), BUS_URL: nats.url, PUSH: 'off' }
  const [one, two] = [await startTabletome(settings), await startTabletome(settings)]
  const ways = [await startProxy(one.port, two.port), await startProxy(two.port, one.port)] as const
  const close = async () => {
    for (const way of ways) await way.close()
    for (const service of [one, two, nats, postgres]) await service.stop()
  }
  return { one, two, addresses: ways.map(({ port }) => `http://127.0.0.1:${port}`), close }
}

const person = async (browser: Browser, name: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await settle(page, { name })
  return page
}

const socketsOf = async ({ url }: { url: string }): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^tabletome_sockets (\d+)/m.exec(text)?.[1])
}

test('two browsers on two processes play a match while the process of one is killed, and then that of the other', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { one, two, addresses, close } = await openHouse()
  try {
    const [ada, bram] = [await person(browser, 'Ada'), await person(browser, 'Bram')]
    await ada.goto(`${addresses[0]}/new/defenders`)
    await ada.getByRole('group', { name: 'Who sits at seat 2' }).getByRole('radio', { name: 'Friend by link' }).check()
    await ada.getByRole('button', { name: /Open the table/ }).click()
    const link = ada.locator('.invite input')
    await expect(link).toHaveValue(/\/join\//)
    await bram.goto(`${addresses[1]}${new URL(await link.inputValue()).pathname}`)
    for (const page of [ada, bram]) await expect(statusLine(page)).toContainText('hero')
    expect([await socketsOf(one), await socketsOf(two)]).toEqual([1, 1])
    await playOn([ada, bram], hasty, answers => answers >= 5)

    await one.kill()
    await playOn([ada, bram], hasty, answers => answers >= 4)
    expect(await socketsOf(two)).toBe(2)

    await one.start()
    await two.kill()
    await playOn([ada, bram], hasty)
    expect(await socketsOf(one)).toBe(2)
    for (const page of [ada, bram]) {
      await expect(resultDialog(page)).toBeVisible()
      await resultDialog(page).getByRole('button', { name: 'Verify fairness' }).click()
      await expect(resultDialog(page)).toContainText('Proven by this browser')
    }
  } finally {
    await close()
  }
})
