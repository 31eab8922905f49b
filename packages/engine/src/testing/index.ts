export { dev } from '../dev.ts'
export { type CheckOptions, checkGame } from './checkGame.ts'
export { type Played, randomPlay } from './randomPlay.ts'
export { scripted, waitsFor } from './scripted.ts'
