import type { Hint, Hinted } from '@tabletome/bots'
import { createContext, use, useEffect, useState } from 'react'
import { changeSettings, useSettings } from '../../app/settings.ts'
import { local } from '../../local/client.ts'
import { useWords, type Words } from '../../text/index.ts'
import type { AtTable } from '../context.ts'
import { areNotAgreed } from './agreed.ts'
import type { Choosable } from '../decision/options.ts'

/** Times the usual thinking: at first, on request, and once more. */
const STEPS = [1, 4, 16] as const

interface Told {
  readonly moment: string
  readonly seat: string
  readonly hint: Hint
  readonly step: number
}
export interface HintState {
  readonly thinking: boolean
  readonly hint: Hint | undefined
  /** What it says of an option. */
  of(item: Pick<Choosable, 'id' | 'seat'>): Hinted | undefined
  readonly shows: 'full' | 'words'
  readonly canLonger: boolean
  /** A sentence instead of options: there is no advice, or none may be given here. */
  readonly note: string | undefined
  /** Why none may be given at this table. */
  readonly barred: string | undefined
  /** Asks for it, or closes it. */
  toggle(): void
  longer(): void
  close(): void
  showAs(shows: 'full' | 'words'): void
}

const nothing = () => undefined
/** Where nobody gives advice, such as in an example of the rulebook. */
const NO_HINTS: HintState = {
  thinking: false,
  hint: undefined,
  of: nothing,
  shows: 'full',
  canLonger: false,
  note: undefined,
  barred: undefined,
  toggle: nothing,
  longer: nothing,
  close: nothing,
  showAs: nothing,
}

const HintContext = createContext<HintState>(NO_HINTS)
export const HintProvider = HintContext.Provider
export const useHinting = (): HintState => use(HintContext)

const whyBarred = (at: AtTable, shows: 'full' | 'words' | 'off', words: Words): string | undefined => {
  const { hints } = words.table
  if (shows === 'off') return hints.off
  return at.kind === 'online' && areNotAgreed(at.info, at.table) ? hints.rivals : undefined
}

export const useHint = (at: AtTable): HintState => {
  const words = useWords()
  const { hints: shows } = useSettings()
  const { moment, panel, decisions, answering, info } = at
  const [told, setTold] = useState<Told>()
  const [thinkingAt, setThinkingAt] = useState<string>()
  const [noteAt, setNote] = useState<{ moment: string; text: string }>()
  const barred = whyBarred(at, shows, words)
  const thinking = thinkingAt === moment
  const open = told?.moment === moment && barred === undefined ? told : undefined
  useEffect(() => {
    setTold(undefined)
    setNote(undefined)
    return () => void local().stopHint()
  }, [moment])

  const close = () => {
    if (thinking) void local().stopHint()
    setThinkingAt(undefined)
    setNote(undefined)
    if (open) answering.drop()
    setTold(undefined)
  }
  const preselect = (hint: Hint, seat: string) => {
    const firsts = hint.options.filter(({ rank }) => rank === 1)
    const item = panel.all.find(({ id, seat: whose }) => whose === seat && id === firsts[0]?.option)
    if (!item) return
    if (item.text.subject !== undefined) at.board.setSubject(item.text.subject)
    if (firsts.length === 1) answering.select(item)
  }
  const ask = async (step: number) => {
    const [first] = panel.all
    const decision = decisions.find(each => each.seat === first?.seat)
    if (!first || !decision || thinking) return
    setNote(undefined)
    setThinkingAt(moment)
    try {
      const hint = await local().hint(info.id, first.view, decision, STEPS[step] ?? 1)
      if (!hint) return
      if (hint.options.length === 0) return setNote({ moment, text: words.table.hintNone })
      setTold({ moment, seat: first.seat, hint, step })
      preselect(hint, first.seat)
    } catch {
      setNote({ moment, text: words.table.hintNone })
    } finally {
      setThinkingAt(undefined)
    }
  }
  return {
    thinking,
    hint: open?.hint,
    of: ({ id, seat }) => (open?.seat === seat ? open.hint.options.find(({ option }) => option === id) : undefined),
    shows: shows === 'words' || open?.hint.unknown ? 'words' : 'full',
    canLonger: open !== undefined && open.step + 1 < STEPS.length && open.hint.options.length > 1,
    note: noteAt?.moment === moment ? noteAt.text : undefined,
    barred,
    toggle: () => {
      if (barred !== undefined) return setNote({ moment, text: barred })
      if (open || thinking || noteAt) return close()
      void ask(0)
    },
    longer: () => {
      if (open && open.step + 1 < STEPS.length) void ask(open.step + 1)
    },
    close,
    showAs: hints => changeSettings({ hints }),
  }
}
