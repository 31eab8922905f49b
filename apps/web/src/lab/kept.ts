import { experimentOfOld, type OldExperiment } from './oldExperiment.ts'
import type { Lab } from './running.ts'

/** The experiment is kept in this browser, game by game. */
const NAME = 'tabletome-lab'
const STORE = 'experiments'
const KEY = 'current'

let opened: Promise<IDBDatabase> | undefined
const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error ?? new Error('The browser could not use its database'))
  })
  return opened
}
const asked = async <R>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> => {
  const request = ask((await database()).transaction(STORE, mode).objectStore(STORE))
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser could not use its database'))
  })
}

/** Nothing where none is kept, or where the browser keeps nothing. */
export const keptLab = (): Promise<Lab | undefined> =>
  asked('readonly', store => store.get(KEY) as IDBRequest<KeptLab | undefined>).then(
    lab => lab && { ...lab, experiment: experimentOfOld(lab.experiment) },
    () => undefined,
  )
type KeptLab = Omit<Lab, 'experiment'> & { readonly experiment: OldExperiment }

/** A browser that keeps nothing loses it with the page, no more. */
export const keepLab = (lab: Lab): Promise<void> =>
  asked('readwrite', store => store.put(lab, KEY)).then(
    () => undefined,
    () => undefined,
  )

/** With everything else of this browser. */
export const forgetLab = (): void => {
  opened = undefined
  indexedDB.deleteDatabase(NAME)
}
