export { storeContract } from './storeContract.ts'
export type { StoreUnderTest } from './storeContract.ts'
