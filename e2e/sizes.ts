import { expect, type Page } from '@playwright/test'

/** Windows every table is looked at in; the last one with text at 200 %. */
export const SIZES = [
  { name: '1440×900', width: 1440, height: 900, text: 100 },
  { name: '1280×720', width: 1280, height: 720, text: 100 },
  { name: '390×844', width: 390, height: 844, text: 100 },
  { name: '375×667', width: 375, height: 667, text: 100 },
  { name: '390×664', width: 390, height: 664, text: 100 },
  { name: '360×640', width: 360, height: 640, text: 100 },
  { name: '1280×720, text 200 %', width: 1280, height: 720, text: 200 },
] as const
export type Size = (typeof SIZES)[number]

/** The window, and the size of the text as the settings would set it. */
export async function resize(page: Page, { width, height, text }: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(textSize => {
    const key = 'tabletome.settings'
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...(kept as object), textSize }))
    dispatchEvent(new StorageEvent('storage', { key }))
    dispatchEvent(new Event('resize'))
  }, text)
  // The layout of a phone comes when it is first asked for.
  await page.locator('.board-field').waitFor()
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** What of the table is cut, covered or outside the window, in words; nothing if all is well. */
export const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1
    const inside = (part: DOMRect, whole: { left: number; top: number; right: number; bottom: number }) =>
      part.left >= whole.left - 1 &&
      part.top >= whole.top - 1 &&
      part.right <= whole.right + 1 &&
      part.bottom <= whole.bottom + 1
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const isUncovered = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      const spots = [
        [0.5, 0.5],
        [0.08, 0.3],
        [0.92, 0.3],
        [0.08, 0.7],
        [0.92, 0.7],
      ] as const
      return spots.every(([x, y]) => {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      })
    }
    const isCut = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3
    const check = (what: string, element: Element | null | undefined, text = false) => {
      if (!element) return faults.push(`${what}: not there`)
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) faults.push(`${what}: empty`)
      else if (!inside(box, page)) faults.push(`${what}: outside the window`)
      else if (!isUncovered(element)) faults.push(`${what}: covered`)
      else if (text && isCut(element)) faults.push(`${what}: cut “${element.textContent}”`)
    }
    const one = (selector: string) => document.querySelector(selector)
    check('goal', one('.goal-line'))
    check('goal sentence', one('.goal'), true)
    check('question', one('.ask-q, .p-q'), true)
    for (const button of document.querySelectorAll('.main-buttons .btn')) check('main button', button)
    for (const button of document.querySelectorAll('.foot-row .btn, .main-buttons .btn'))
      if (
        [...button.children].some(
          part => part.checkVisibility() && !inside(part.getBoundingClientRect(), button.getBoundingClientRect()),
        )
      )
        faults.push(`foot: “${button.textContent}” runs out of its button`)
    for (const part of document.querySelectorAll('.wing, .ask-head, .dock, .p-scales')) {
      const [code] = /\b(DEF|TAC|RIFT|VIC)-[A-Z]+(-[A-Z]+)*-\d+/.exec((part as HTMLElement).innerText) ?? []
      if (code !== undefined) faults.push(`a rule's code in a panel: ${code}`)
    }
    check('last line', one('.ticker-line, .p-tick-line'), true)
    const scales = one('.scales-wing, .p-scales')
    check('scales', scales)
    if (scales && isCut(scales))
      faults.push(
        `scales: cut, ${scales.scrollWidth - scales.clientWidth} × ${scales.scrollHeight - scales.clientHeight}`,
      )
    for (const words of document.querySelectorAll('.scales-wing :is(li, p, .line), .wing .leaf-title *')) {
      const box = words.getBoundingClientRect()
      const leaf = words.closest('.leaf')?.getBoundingClientRect()
      if (leaf && box.width > 0 && (box.right > leaf.right || box.left < leaf.left))
        faults.push(`left column: “${words.textContent}” runs out of its leaf`)
    }
    for (const words of document.querySelectorAll('.main-why, .dock :is(.tower-pass, .tower-foot)'))
      if (words.checkVisibility() && isCut(words)) faults.push(`cut: “${words.textContent}”`)
    // What is too long for its place may scroll; whatever hides the rest is cut.
    for (const part of document.querySelectorAll('.ask-subject, .ask-subject *'))
      if (
        part.checkVisibility() &&
        !part.matches('.spoken, svg *') &&
        getComputedStyle(part).overflowY === 'hidden' &&
        part.scrollHeight > part.clientHeight + 1
      )
        faults.push(`subject: cut “${part.textContent}”`)
    const shelf = one('.dock .shelf')
    const dock = (one('.dock .shelf-row') ?? one('.dock'))?.getBoundingClientRect()
    for (const card of document.querySelectorAll(
      '.dock :is(.card, .offer-card, .chip-face, .opportunity, .spell-tile)',
    )) {
      const box = card.getBoundingClientRect()
      if (dock && (box.top < dock.top - 1 || box.bottom > dock.bottom + 1))
        faults.push(`dock: a card of ${Math.round(box.height)} in ${Math.round(dock.height)}`)
      if (!dock || !shelf || innerWidth < 1280) continue
      const isBeyond = (side: 'before' | 'after', by: number) =>
        by > 1 && shelf.querySelector(`.shelf-arrow.is-${side}`)?.checkVisibility() !== true
      if (isBeyond('before', dock.left - box.left) || isBeyond('after', box.right - dock.right))
        faults.push(`dock: no arrow leads to “${card.textContent}”`)
    }
    for (const name of document.querySelectorAll('.dock :is(.card-name, .spell-tile > span, .chip-face b)'))
      if (name.scrollWidth > name.clientWidth + 1) faults.push(`dock: cut “${name.textContent}”`)
    const list = one('.ask-list')
    if (list) {
      const rows = [...list.querySelectorAll('.option, .chip, .fold > summary')].filter(row => row.checkVisibility())
      const frame = list.getBoundingClientRect()
      const isWhole = (row: Element) => inside(row.getBoundingClientRect(), frame) && isUncovered(row)
      // The list goes to the option that is opened; else it shows its beginning.
      const opened = list.querySelector('.option-slot.is-open .option')
      const whole = rows.filter(isWhole).length
      if (opened) {
        if (!isWhole(opened)) faults.push('options: the opened one is not whole')
      } else {
        if (whole < Math.min(2, rows.length)) faults.push(`options: ${whole} of ${rows.length} whole`)
        if (list.scrollTop !== 0) faults.push('options: not at their top')
      }
      const least = matchMedia('(pointer: fine)').matches && innerWidth / zoom >= 1100 ? 34 : 44
      for (const row of rows)
        if (row.matches('.option') && row.getBoundingClientRect().height / zoom < least - 0.5)
          faults.push(`option: only ${row.getBoundingClientRect().height / zoom} high`)
    }
    return faults
  })

/** What of the head and of the left column is cut or has no room; in a lesson too. */
export const columnFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const seats = document.querySelector('.seats-wing')?.getBoundingClientRect()
    const column = document.querySelector('.wing-inner')?.getBoundingClientRect()
    if (seats && column && column.bottom > seats.bottom)
      faults.push(`left column: ${Math.ceil(column.bottom - seats.bottom)} too high`)
    for (const words of document.querySelectorAll('.crest *, .seats-wing *'))
      if (
        getComputedStyle(words).textOverflow === 'ellipsis' &&
        words.checkVisibility() &&
        words.scrollWidth > words.clientWidth + 1
      )
        faults.push(`cut: “${words.textContent}”`)
    return faults
  })

/** What of a lesson's coach is cut or covered: its line, its task, and the button that leads on where it has one. */
export const coachFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('.p-list')?.getBoundingClientRect()
    const parts = ['.coach-line p', '.coach .task', '.coach-next', '.coach-foot']
    return parts.flatMap(part => {
      const element = document.querySelector(part)
      if (!element) return part === '.coach-next' ? [] : [`${part}: not there`]
      const { left, top, width, height, bottom } = element.getBoundingClientRect()
      if (!sheet || top < sheet.top - 1 || bottom > Math.min(sheet.bottom, innerHeight) + 1) return [`${part}: cut`]
      const isCovered = [0.1, 0.5, 0.9].some(share => {
        const hit = document.elementFromPoint(left + width * share, top + height * share)
        return !hit || !(element.contains(hit) || hit.contains(element))
      })
      return isCovered ? [`${part}: covered`] : []
    })
  })

/** The size of the board's box. */
export const boxOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const box = document.querySelector('.board-field')?.getBoundingClientRect()
    return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : 'none'
  })

/** The options on the main buttons: “End the turn”, or the one that is to be confirmed. */
export const mainsOn = (page: Page): Promise<string[]> =>
  page
    .locator('.main-buttons .btn[data-option]')
    .evaluateAll(all => all.map(each => each.getAttribute('data-option') ?? ''))

/**
 * Looks at the table in every window: nothing cut, covered or outside, the same main buttons in all of them, and the same box for
 * the board as at the question before.
 */
export async function walkSizes(
  page: Page,
  where: string,
  boxes: Map<string, string>,
  sizes: readonly Size[] = SIZES,
): Promise<void> {
  const faults: string[] = []
  const mains = (await mainsOn(page)).join(', ')
  for (const size of sizes) {
    await resize(page, size)
    for (const fault of [...(await faultsOf(page)), ...(await columnFaults(page))])
      faults.push(`${size.name}: ${fault}`)
    const now = (await mainsOn(page)).join(', ')
    if (now !== mains) faults.push(`${size.name}: main buttons “${now}” instead of “${mains}”`)
    const box = await boxOf(page)
    const before = boxes.get(size.name)
    if (before !== undefined && before !== box) faults.push(`${size.name}: the board went from ${before} to ${box}`)
    boxes.set(size.name, box)
  }
  await resize(page, SIZES[0])
  expect(faults, where).toEqual([])
}
