import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A card lies open. */
export interface OpenCard {
  readonly id: string
  readonly from: HTMLElement
  /** By keyboard, a card is read out and can be walked into. */
  readonly by: 'pointer' | 'touch' | 'focus' | 'key'
}

const HOVER = 350
const LEAVE = 150
const PRESS = 450
/** A finger that moves farther scrolls. */
const STEADY = 10

const TERM = '[data-term]'
const TARGET = 'button:not([data-term]), a, [role="button"]:not([data-term])'

const termAt = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>(TERM) ?? undefined) : undefined
const isTarget = (term: HTMLElement): boolean => term.getAttribute('role') === 'button'
/** Pressed for long: the word under the finger, or the first of the button. */
const pressedTerm = (target: EventTarget | null): HTMLElement | undefined =>
  termAt(target) ??
  (target instanceof Element ? (target.closest(TARGET)?.querySelector<HTMLElement>(TERM) ?? undefined) : undefined)

/** Which card is open: pointing, focus, Enter, a long press or I opens one; Escape and looking elsewhere close it. */
export const useWordCard = () => {
  const [card, setCard] = useState<OpenCard>()
  const now = useRef<OpenCard | undefined>(undefined)
  useEffect(() => {
    now.current = card
  }, [card])

  // Before all others that listen: what a word takes is nobody else's.
  useLayoutEffect(() => {
    const stop = new AbortController()
    const on = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void) =>
      addEventListener(type, hear, { capture: true, signal: stop.signal })
    let timer: ReturnType<typeof setTimeout> | undefined
    let press: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | undefined
    let swallow = false
    const later = (act: () => void, after: number) => {
      clearTimeout(timer)
      timer = setTimeout(act, after)
    }
    const open = (term: HTMLElement, by: OpenCard['by']) => {
      clearTimeout(timer)
      const { term: id } = term.dataset
      if (id !== undefined) setCard({ id, from: term, by })
    }
    const close = (back = false) => {
      clearTimeout(timer)
      const { from, by } = now.current ?? {}
      setCard(undefined)
      if (back && by === 'key') (from && isTarget(from) ? from : from?.closest<HTMLElement>(TARGET))?.focus()
    }
    const letGo = () => {
      clearTimeout(press?.timer)
      press = undefined
    }
    const isInCard = (target: EventTarget | null) => target instanceof Element && target.closest('.word-card') !== null

    on('pointerover', ({ pointerType, target }) => {
      if (pointerType !== 'mouse') return
      const term = termAt(target)
      if (isInCard(target) || (term && term === now.current?.from)) clearTimeout(timer)
      else if (term) later(() => open(term, 'pointer'), HOVER)
      else if (now.current?.by === 'pointer') later(() => close(), LEAVE)
      else if (!now.current) clearTimeout(timer)
    })
    on('pointerdown', ({ pointerType, target, clientX: x, clientY: y }) => {
      swallow = false
      letGo()
      if (pointerType === 'mouse') {
        if (!isInCard(target) && !termAt(target)) close()
        return
      }
      const term = pressedTerm(target)
      if (!term) return
      const held = setTimeout(() => {
        swallow = true
        open(term, 'touch')
      }, PRESS)
      press = { x, y, timer: held }
    })
    on('pointermove', ({ clientX, clientY }) => {
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > STEADY) letGo()
    })
    on('pointerup', letGo)
    on('pointercancel', letGo)
    on('contextmenu', event => {
      if (swallow || press) event.preventDefault()
    })
    on('click', event => {
      const term = termAt(event.target)
      if (swallow || (term && isTarget(term))) {
        event.preventDefault()
        event.stopImmediatePropagation()
        if (!swallow && term) open(term, event.detail === 0 ? 'key' : 'touch')
        swallow = false
      } else if (!isInCard(event.target)) close()
    })
    on('focusin', ({ target }) => {
      const term = termAt(target)
      if (term && isTarget(term) && term.matches(':focus-visible')) later(() => open(term, 'focus'), HOVER)
      else if (now.current?.by === 'focus' && !isInCard(target)) close()
    })
    on('keydown', event => {
      const { key, target } = event
      const take = () => {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      if (key === 'Escape' && now.current) {
        take()
        close(true)
        return
      }
      const own = termAt(target)
      if (own && isTarget(own) && (key === 'Enter' || key === ' ')) {
        take()
        open(own, 'key')
        return
      }
      // Pieces and cards open their own by the same key.
      if (key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible:not([data-anchor])')) return
      const terms = [...target.querySelectorAll<HTMLElement>(TERM)]
      const next = terms[terms.findIndex(term => term === now.current?.from) + 1]
      if (next) {
        take()
        open(next, 'key')
      } else if (terms.length > 0) close()
    })
    on('scroll', () => {
      if (now.current?.by === 'pointer') close()
    })
    return () => {
      stop.abort()
      clearTimeout(timer)
      letGo()
    }
  }, [])

  return { card, close: () => setCard(undefined) }
}
