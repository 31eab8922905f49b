export { duelSetup, makeDuel } from './duel.ts'
export type { DuelRules } from './duel.ts'
export { storeContract } from './storeContract.ts'
export type { StoreUnderTest } from './storeContract.ts'
