import { api } from '../online/api.ts'
import { mergeProgress, onProgress, progressNow, readProgress, replaceProgress, setSignedIn } from './progress.ts'

/** So long nothing more is learned before the account is told. */
const PAUSE = 1500

let isOn = false
let told = ''
let timer: ReturnType<typeof setTimeout> | undefined

/** What the server keeps is of the person; which table was the first game is of this browser. */
const telling = () =>
  Object.fromEntries(
    Object.entries(progressNow()).map(([game, { first: _here, ...learned }]) => [game, learned] as const),
  )

const tell = async () => {
  const learned = telling()
  const text = JSON.stringify(learned)
  if (text === told) return
  await api.keepLearned(learned)
  told = text
}

/** What is learned here and what the account has are put together, and from then on the account is told of what is new. */
const keepTogether = async () => {
  const kept = await api.learned()
  // Read field by field, as what lies in this browser is.
  replaceProgress(mergeProgress(readProgress(JSON.stringify(kept)), progressNow()))
  await tell()
  if (isOn) return
  isOn = true
  onProgress(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void tell().catch(() => undefined), PAUSE)
  })
}

/** At the start of the page; offline it waits for the next time. */
export const startLearning = () => {
  void keepTogether().catch(() => undefined)
}

/** Somebody has signed in, or made an account. */
export const learnWithAccount = async () => {
  setSignedIn(true)
  await keepTogether().catch(() => undefined)
}
/** Signed out or forgotten: what is learned stays in this browser. */
export const learnAlone = () => setSignedIn(false)
