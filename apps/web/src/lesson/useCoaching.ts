import { isRead, refusalsOf, stepOf } from '@tabletome/match/lesson'
import { useEffect, useRef } from 'react'
import { useTable } from '../table/context.ts'
import { useWords } from '../text/index.ts'
import type { Lead } from './lead.ts'

/** A done step is looked at for so long before the next one comes. */
const LOOKED_AT = 700
/** An answer that does not help stands for so long before it is put back. */
const STANDS = 1200
/** Nobody has done anything for so long: the hint is said. */
const IDLE = 40_000

/** What the coach does by itself: leads on, puts back, hears refusals, and listens to its keys. */
export const useCoaching = (lead: Lead): { goOn: boolean } => {
  const words = useWords()
  const { playing, answering, board, text, barred, panel, teaching } = useTable()
  const { at, led, showing, say, next } = lead
  const step = stepOf(at)
  const { busy } = playing
  const nudge = lead.words?.nudge
  const waits = at.after !== undefined
  const isOnlyRead = step !== undefined && isRead(step)
  const goOn = !showing && !busy && ((at.doing === 'doing' && isOnlyRead) || (at.doing === 'done' && waits))

  useEffect(() => {
    if (at.doing !== 'done' || waits || busy || showing) return
    const timer = setTimeout(next, LOOKED_AT)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    if (at.doing !== 'wrong' || busy) return
    say({ kind: 'legal', text: nudge ?? '' })
    const timer = setTimeout(() => void led.putBack(), STANDS)
    return () => clearTimeout(timer)
  }, [at.doing, busy, led, say, nudge])
  useEffect(() => {
    if (at.doing !== 'doing' || isOnlyRead || nudge === undefined) return
    const timer = setTimeout(() => say({ kind: 'legal', text: nudge }), IDLE)
    return () => clearTimeout(timer)
  }, [at, isOnlyRead, nudge, say])

  // A press where nothing is offered: the rules' own reason is told, and it may be what the step waits for.
  const latest = useRef({ answering, at, barred, board, text, lead, panel, teaching })
  useEffect(() => {
    latest.current = { answering, at, barred, board, text, lead, panel, teaching }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onPress = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('.coach')) return
      if (!event.target.closest('.board-field, .ask, .p-list, .dock, .wing')) return
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return
      const barredAt = event.target.closest('[data-barred]')?.getAttribute('data-barred')
      const pressed = barredAt ?? event.target.closest('[data-anchor]')?.getAttribute('data-anchor')
      // The board tells what was pointed at in the same press.
      timer = setTimeout(() => {
        const { answering: now, at: standing, barred: list, board: shown, text: game, ...rest } = latest.current
        const anchor = pressed ?? now.pointedAnchor
        if (anchor === undefined || standing.doing !== 'doing') return
        // What is pressed may be half of what the step waits for, such as the unit a chip was meant for.
        const wanted = refusalsOf(standing)
        const others = wanted.includes(anchor) ? wanted : []
        const why = [anchor, ...others].map(each => now.whyAt(each)).find(each => each !== undefined)
        const sleeping = rest.panel.all.find(
          ({ at: anchors, asleep }) => asleep !== undefined && anchors.includes(anchor),
        )
        if (!why && sleeping) return rest.teaching?.onAsleep(sleeping)
        if (!why) return
        const deed = list.find(each => each.anchor === anchor)?.what
        const title = deed ?? game.card(anchor, shown.view)?.title
        say({ kind: 'refused', title: title && words.learn.asked(title), text: why.text, rule: why.rule })
        void led.act({ refused: anchor })
      }, 60)
    }
    addEventListener('click', onPress, true)
    addEventListener('keyup', onPress, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', onPress, true)
      removeEventListener('keyup', onPress, true)
    }
  }, [led, say, words])

  const { subject } = board
  useEffect(() => {
    if (subject !== undefined) void led.act({ looked: subject })
  }, [subject, led, at.step])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
      if (event.target.closest('dialog, input, select, textarea')) return
      const { lead: now } = latest.current
      const isFree = !event.target.closest('a, button, summary, .panzoom')
      const acts: Readonly<Record<string, (() => void) | undefined>> = {
        Enter: isFree && goOn && !answering.selected ? now.next : undefined,
        Backspace: now.back,
        Escape: busy || answering.selected ? undefined : now.leave,
        h: now.showMe,
      }
      const act = acts[event.key]
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [goOn, busy, answering.selected])
  return { goOn }
}
