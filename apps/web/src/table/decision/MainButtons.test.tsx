import type { OptionText } from '@tabletome/games/types'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../text/en.ts'
import { fr } from '../../text/fr.ts'
import { WordsContext } from '../../text/index.ts'
import { type AtTable, TableProvider } from '../context.ts'
import { MainButtons } from './MainButtons.tsx'
import type { Choosable } from './options.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', { languages: ['en'] })
})

const main = (text: Partial<OptionText>, more: Partial<Choosable> = {}) =>
  ({ id: 'end', seat: 'p1', choice: 'act', at: [], text: { what: 'End the turn', ...text }, ...more }) as Choosable

/** The buttons at a table that needs no more than they look at. */
const drawn = (mains: readonly Choosable[], more: object = {}, words: typeof en = en) => {
  const at = {
    panel: { mains, all: mains },
    answering: { selected: undefined, sending: false },
    names: { of: (seat: string) => (seat === 'p1' ? 'Ada' : 'Bram'), isMe: () => false },
    stale: false,
    playing: { busy: false },
    position: { over: false },
    kind: 'local',
    table: { id: 't' },
    board: { view: {} },
    ...more,
  } as unknown as AtTable
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <TableProvider value={at}>
        <MainButtons />
      </TableProvider>
    </WordsContext>,
  )
}
/** The class of the button with that answer. */
const classOf = (markup: string, seat = 'p1') => {
  const button = markup.match(/<button[^>]*>/g)?.find(each => each.includes(`data-seat="${seat}"`))
  return (button?.match(/class="([^"]*)"/)?.[1] ?? '').split(' ')
}

describe('the main button', () => {
  test('is plain while something useful is left, and says what', () => {
    const markup = drawn([main({ quiet: true, why: '2 actions left' })])
    expect(classOf(markup)).not.toContain('go')
    expect(markup).toContain('<small class="main-why">2 actions left</small>')
  })

  test('is strong when nothing is', () => {
    const markup = drawn([main({ why: '2 actions left' })])
    expect(classOf(markup)).toContain('go')
    expect(markup).not.toContain('main-why')
  })

  test('is each person’s own where several are asked', () => {
    const markup = drawn([main({ quiet: true }), main({}, { seat: 'p2' })])
    expect(classOf(markup)).not.toContain('go')
    expect(classOf(markup, 'p2')).toContain('go')
    expect(markup).toContain('Ada: End the turn')
  })

  test('is plain while a lesson holds it back, and says when it wakes', () => {
    const markup = drawn([main({}, { asleep: 'First move.' })])
    expect(classOf(markup)).not.toContain('go')
    expect(markup).toContain('title="First move."')
    expect(markup).toContain('aria-disabled="true"')
  })

  test('makes room for what is chosen, which is strong', () => {
    for (const words of [en, fr]) {
      const chosen = drawn([main({ quiet: true })], { answering: { selected: main({}), sending: false } }, words)
      expect(chosen.match(/class="btn go /g)).toHaveLength(1)
      expect(chosen).toContain(words.table.confirm)
      expect(chosen).toContain(words.table.drop)
    }
  })
})
