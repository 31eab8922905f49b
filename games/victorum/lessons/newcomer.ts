export { first } from './first.ts'
export { tips } from './tips/index.ts'
