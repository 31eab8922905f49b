/** What the hero boards and the ability tiles do (P13). Steps are found by their ids, so they only need to be loaded. */
export * from './alleria.ts'
export * from './ignus.ts'
export * from './lilith.ts'
export * from './magnus.ts'
export * from './malik.ts'
export * from './perform.ts'
export * from './surgeOfFlames.ts'
