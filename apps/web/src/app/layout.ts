import { createStore } from '@tabletome/boardkit'
import { useSyncExternalStore } from 'react'
import { currentSettings } from './settings.ts'

/** phone: rows, or two columns where it is wide; small: a snug desk; large: a roomy one. */
export type Size = 'phone' | 'small' | 'large'

/** Three columns beside each other need this much, or the board between them is too small to read. */
const COLUMNS = { width: 1100, height: 600 }
const LARGE = 1360

/** A larger text size makes the page smaller: at 200 % a desktop gets the layout of a phone. */
export const sizeOf = (width: number, height: number, zoom: number): Size => {
  if (width / zoom < COLUMNS.width || height / zoom < COLUMNS.height) return 'phone'
  return width / zoom < LARGE || height / zoom < 800 ? 'small' : 'large'
}

const now = (): Size => sizeOf(innerWidth, innerHeight, currentSettings().textSize / 100)

const store = createStore(now)
export const applySize = () => {
  const { dataset } = document.documentElement
  dataset.size = now()
  dataset.shape = innerWidth > innerHeight ? 'wide' : 'tall'
  store.refresh()
}

export const watchSize = () => {
  applySize()
  addEventListener('resize', applySize)
}

export const useSize = (): Size => useSyncExternalStore(store.subscribe, now)
