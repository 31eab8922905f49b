import { createContext, createElement, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

/** What the reader has picked at one table: taken up, looked at, switched on. */
export interface Picker<P> {
  pick(): P
  setPick(change: Partial<P>): void
  listen(listener: () => void): () => void
}

const createPicker = <P extends object>(empty: P): Picker<P> => {
  const { read, set, subscribe } = createStore(() => empty)
  return { pick: read, setPick: change => set({ ...read(), ...change }), listen: subscribe }
}

const TableContext = createContext<object | undefined>(undefined)

/** One table: whatever is picked inside belongs to it and is forgotten with it. */
export const PickTable = ({ table, children }: { table?: object; children: ReactNode }) => {
  const [own] = useState({})
  return createElement(TableContext, { value: table ?? own }, children)
}

/** Map, panels and cards of a board are drawn apart from each other but share what is picked, as long as they lie on one table. */
export const pickOf = <P extends object>(empty: P) => {
  const pickers = new WeakMap<object, Picker<P>>()
  const pickerAt = (table: object): Picker<P> => {
    const picker = pickers.get(table) ?? createPicker(empty)
    pickers.set(table, picker)
    return picker
  }
  const usePicker = (): Picker<P> => {
    const table = use(TableContext)
    if (!table) throw new Error('A board is drawn outside of a table')
    return pickerAt(table)
  }
  return {
    pickerAt,
    /** For what is done later, by a hand or a key. */
    usePicker,
    usePick: (): P => {
      const { listen, pick } = usePicker()
      return useSyncExternalStore(listen, pick, pick)
    },
  }
}
