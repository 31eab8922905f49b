export { first, heroes } from './first.ts'
export { tips } from './tips/index.ts'
