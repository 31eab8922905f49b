import { createStore } from '@tabletome/boardkit'

/** A table that was begun from a position of another match, under a name. */
export interface Branch {
  readonly table: string
  readonly match: string
  readonly seq: number
  readonly name: string
}
const KEY = 'tabletome.branches'
const MOST = 200

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' &&
  value !== null &&
  'table' in value &&
  typeof value.table === 'string' &&
  'match' in value &&
  typeof value.match === 'string' &&
  'seq' in value &&
  typeof value.seq === 'number' &&
  'name' in value &&
  typeof value.name === 'string'

/** What is broken is left out. */
export const readBranches = (text: string | null): readonly Branch[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isBranch) : []
  } catch {
    return []
  }
}
const stored = () => {
  try {
    return readBranches(localStorage.getItem(KEY))
  } catch {
    return []
  }
}
const store = createStore(stored)
export const useBranches = store.use

/** A branch is kept once; told again it gets the new name. */
export const keepBranch = (branch: Branch) => {
  const name = branch.name.trim().slice(0, 60)
  const others = store.read().filter(({ table }) => table !== branch.table)
  const next = [...others, { ...branch, name }].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage the branch is still a table among the others.
  }
  store.set(next)
}
