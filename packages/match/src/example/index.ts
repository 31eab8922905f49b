export { entryOf } from './entry.ts'
export { type Given, type NewShown, ShownExample } from './shown.ts'
export { tellExample, type ToldStep } from './tell.ts'
export type * from './types.ts'
