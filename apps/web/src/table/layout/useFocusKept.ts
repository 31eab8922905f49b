import { useEffect, useRef } from 'react'
import type { AtTable } from '../context.ts'

/** The button of a given answer goes away and takes the focus with it: then the panel has it, so that Tab and the arrows go on there. */
export const useFocusKept = ({ position, playing, veil }: AtTable): void => {
  const { seq } = position
  const { busy } = playing
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body) return
    document.querySelector<HTMLElement>('.decision')?.focus({ preventScroll: true })
  }, [seq, busy, veil.seat])
}
