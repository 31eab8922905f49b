import { useSyncExternalStore } from 'react'

/** How long an event is shown, in milliseconds, before the next one. */
export const SPEEDS = { slow: 600, normal: 280, fast: 120, instant: 0 } as const

export type Speed = keyof typeof SPEEDS

const media = () =>
  typeof window === 'undefined' || !window.matchMedia
    ? undefined
    : window.matchMedia('(prefers-reduced-motion: reduce)')

const listen = (changed: () => void) => {
  const query = media()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

/** Whether the system asks for less motion; follows it while the page is open. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    listen,
    () => media()?.matches ?? false,
    () => false,
  )
