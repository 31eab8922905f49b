import type { Limits } from '../src/limits.ts'
import { LIMITS } from '../src/limits.ts'

/** Tests hurry: only those about a limit want to meet it. */
export const ROOMY: Limits = {
  ...LIMITS,
  requestsPerMinute: 1_000_000,
  recordsPerMinute: 1_000_000,
  guestsPerHour: 1_000_000,
  loginsPerMinute: 1_000_000,
  socketsPerAddress: 100_000,
  messagesPerSecond: 1_000_000,
  messageBurst: 1_000_000,
  programMessagesPerSecond: 1_000_000,
  programMessageBurst: 1_000_000,
  talkPerTenSeconds: 1_000_000,
  botWorkers: 1,
}
