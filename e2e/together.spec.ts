import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { expect, type Page, test } from './test.ts'
import { axeFaultsInBoth } from './axe.ts'
import { DESK, openTable, person, PHONE } from './people.ts'
import { choose, hasty, optionsOn, playOn, resultDialog, settle, statusLine } from './play.ts'

test('a desk and a phone in co-op: a name asked once, talk, an absence, a bot, a return, a rematch', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const ada = await person(browser, { name: 'Ada' })
  const bram = await person(browser, { named: false }, PHONE)
  await bram.goto(await openTable(ada, 'defenders'))
  await bram.getByLabel('How shall the others call you?').fill('Bram')
  expect(await axeFaultsInBoth(bram)).toEqual([])
  await bram.getByRole('button', { name: 'Sit down' }).tap()
  await expect(statusLine(ada)).toContainText('hero')
  await expect(statusLine(bram)).toContainText('hero')
  const table = new URL(bram.url()).pathname

  await ada.getByRole('button', { name: /^Talk/ }).click()
  await ada.getByLabel('Say something').fill('I take the Coast')
  await ada.getByRole('button', { name: 'Send' }).click()
  await expect(bram.locator('.talk-toast')).toContainText('I take the Coast')
  await expect(bram.locator('.p-tabs .badge2')).toHaveText('1')
  await expect(ada.locator('.ticker .badge2')).toHaveCount(0)
  await ada.reload()
  await expect(statusLine(ada)).toContainText('hero')
  await expect(ada.locator('.ticker .badge2')).toHaveCount(0)

  await choose(ada, 'hero paladin')
  await bram.goto('/rules')
  await expect(ada.getByText('Waiting for Bram').first()).toBeVisible()
  await expect(ada.locator('.people-notice')).toContainText('you may let a bot play on', { timeout: 30_000 })
  await expect(ada.getByRole('button', { name: 'Let a bot play on' })).toBeVisible({ timeout: 20_000 })
  await expect(ada.locator('.seat-badge').first()).toContainText('away')
  expect(await axeFaultsInBoth(ada)).toEqual([])
  await ada.getByRole('button', { name: 'Let a bot play on' }).click()
  await expect(ada.locator('.seat-badge').first()).toContainText('bot stands in')
  await expect.poll(() => ada.locator('[data-seq]').first().getAttribute('data-seq')).not.toBe('1')

  await bram.goto(table)
  await expect(bram.locator('.people-notice')).toContainText('A bot plays for you')
  await expect(bram.locator('.people-notice')).toContainText('What it did')
  expect(await axeFaultsInBoth(bram)).toEqual([])
  await bram.getByRole('button', { name: 'Take over' }).tap()
  await expect(bram.locator('.people-notice')).toHaveCount(0)
  await expect(ada.locator('.seat-badge')).toHaveCount(0)

  for (const page of [ada, bram]) {
    const recap = page.getByRole('button', { name: 'Go on' })
    if (await recap.isVisible()) await recap.click()
  }
  await playOn([ada, bram], hasty)
  await expect(resultDialog(ada)).toBeVisible()
  await bram.goto('/rules')
  await resultDialog(ada)
    .getByRole('button', { name: /^Try again same people/ })
    .click()
  await expect(ada.getByText('the seat is kept')).toBeVisible()
  expect(await axeFaultsInBoth(ada)).toEqual([])
  const asks = bram.locator('.notice.invitation')
  await expect(asks).toContainText('Ada asks for a rematch', { timeout: 30_000 })
  expect(await axeFaultsInBoth(bram)).toEqual([])
  await asks.getByRole('button', { name: 'Sit down' }).tap()
  await expect(statusLine(bram)).toContainText('hero')
  await expect(statusLine(ada)).toContainText('hero')
})

/** A push service of this machine. */
const pushService = async () => {
  const got: string[] = []
  const server = createServer((request, response) => {
    got.push(request.url ?? '')
    request.resume().on('end', () => response.writeHead(201).end())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { got, endpoint: `http://127.0.0.1:${port}/bram`, close: () => server.close() }
}

/** Without a push service no browser subscribes: what it would say is said for it. */
const subscribesTo = (page: Page, endpoint: string) => {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  return page.addInitScript(
    subscription => {
      PushManager.prototype.subscribe = async () =>
        ({ endpoint: subscription.endpoint, toJSON: () => subscription }) as unknown as PushSubscription
    },
    { endpoint, keys: { p256dh, auth } },
  )
}

test('a rival turn by turn: told by the system once it is one’s turn, and a click opens the table', async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const service = await pushService()
  const ada = await person(browser, { name: 'Ada', pass: 'ask' })
  const context = await browser.newContext({ ...DESK, permissions: ['notifications'] })
  const bram = await context.newPage()
  await settle(bram, { name: 'Bram', pass: 'ask' })
  await subscribesTo(bram, service.endpoint)
  await bram.goto(await openTable(ada, 'tactics', 'Turn by turn'))
  await expect(bram.locator('[data-seq]').first()).toBeVisible()
  await bram.evaluate(async () => void (await navigator.serviceWorker.ready))
  const table = new URL(bram.url()).pathname

  await bram.getByRole('button', { name: 'Table menu' }).click()
  await bram.getByRole('checkbox', { name: /Tell me when it is my turn/ }).click()
  await expect(bram.getByRole('checkbox', { name: /Tell me when it is my turn/ })).toBeChecked()
  expect(await axeFaultsInBoth(bram)).toEqual([])
  await bram.goto('/about')
  for (let answers = 0; answers < 60 && service.got.length === 0; answers++) {
    await expect.poll(async () => (await optionsOn(ada)).length > 0 || service.got.length > 0).toBe(true)
    const [first] = await optionsOn(ada)
    if (first !== undefined) await choose(ada, first)
  }
  await expect.poll(() => service.got, { timeout: 20_000 }).toEqual(['/bram'])

  const devtools = await context.newCDPSession(bram)
  const registration = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found) resolve(found.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const message = { t: 'turn', table: table.slice('/t/'.length), game: 'tactics', language: 'fr', others: ['Ada'] }
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(bram.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  })
  const shown = () =>
    bram.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body }) => `${title} | ${body}`)
    })
  await expect.poll(shown).toEqual(['Tactiques\u00a0: à vous | Ada vous attend.'])
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration } & EventTarget
    const [notification] = await scope.registration.getNotifications()
    // Types of pages do not know the events of service workers.
    const Click = (globalThis as unknown as { NotificationEvent: new (type: string, of: object) => Event })
      .NotificationEvent
    scope.dispatchEvent(new Click('notificationclick', { notification }))
  })
  await expect(bram).toHaveURL(new RegExp(`${table}$`))
  service.close()
})

test('settings open over the table, a key is changed, and the table is left to a bot', async ({ browser }) => {
  const [ada, bram] = [await person(browser, { name: 'Ada' }), await person(browser, { name: 'Bram' })]
  await bram.goto(await openTable(ada, 'defenders'))
  await expect(statusLine(ada)).toContainText('hero')
  const url = ada.url()
  await ada.getByRole('button', { name: 'Table menu' }).click()
  await ada.getByRole('button', { name: 'Settings' }).click()
  const dialog = ada.getByRole('dialog', { name: 'Settings' })
  await expect(dialog).toBeVisible()
  expect(ada.url()).toBe(url)
  expect(await axeFaultsInBoth(ada)).toEqual([])
  await dialog.getByRole('button', { name: /^hint: H/ }).click()
  await ada.keyboard.press('z')
  await expect(dialog.getByRole('button', { name: /^hint: Z/ })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Violet' }).check()
  await expect(ada.locator('html')).toHaveAttribute('data-highlight', 'violet')
  await ada.keyboard.press('Escape')

  await bram.getByRole('button', { name: 'Table menu' }).click()
  await bram.getByRole('button', { name: 'Leave the table' }).click()
  await bram.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(bram).toHaveURL(/\/tables/)
  await expect(bram.getByText('Defenders with Ada')).toHaveCount(0)
  await expect(statusLine(ada)).toContainText('hero')
})
