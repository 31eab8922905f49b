/** Everything the server allows only so much of. Each can be set by an environment variable, `LIMIT_…` in capitals. */
export interface Limits {
  /** HTTP requests to /api per minute and address. */
  readonly requestsPerMinute: number
  /** Of these, requests for a whole record or its verification. */
  readonly recordsPerMinute: number
  /** New guests per hour and address. */
  readonly guestsPerHour: number
  /** Attempts to sign in per minute and address, and per name. */
  readonly loginsPerMinute: number
  /** Tables a person may have gathering or playing at once. */
  readonly tablesPerPerson: number
  /** Tables of others, not over, at which a person may have a seat; of these, open seats at tables that still gather. */
  readonly seatsPerPerson: number
  readonly openSeatsPerPerson: number
  /** Rematches a person may ask for. */
  readonly rematchesPerHour: number
  /** Browsers of one person that get notifications. */
  readonly devicesPerPerson: number
  /** Finished matches in the record of one account. */
  readonly playedPerPerson: number
  /** Outside bots of one person; what each of them may have: seats, tables they are at, sockets, messages of all its sockets. */
  readonly programsPerPerson: number
  readonly tablesPerProgram: number
  readonly seatsPerProgram: number
  readonly socketsPerProgram: number
  readonly programMessagesPerSecond: number
  readonly programMessageBurst: number
  readonly socketsPerAddress: number
  readonly watchesPerSocket: number
  /** Messages per second of one socket, and how many may come at once. */
  readonly messagesPerSecond: number
  readonly messageBurst: number
  /** Messages of table talk per ten seconds and person. */
  readonly talkPerTenSeconds: number
  /** Bytes waiting to be sent to a slow client before it is cut off; it resumes when it comes back. */
  readonly backlogBytes: number
  /** Memory of the heap above which the matches unused longest are put away; and how long an unused one is kept otherwise. */
  readonly heapMegabytes: number
  readonly idleSeconds: number
  /** How long somebody must be away before others may hand the seat to a bot. */
  readonly absentSeconds: number
  /** The same at a turn-by-turn table: how long nothing has happened. */
  readonly absentTurnsSeconds: number
  /** How long somebody must have been asked without being there before a notification is sent. */
  readonly notifySeconds: number
  readonly botWorkers: number
  /** A bot that thinks longer than this is stopped; what it would have done at once is then its answer. */
  readonly botMilliseconds: number
}

export const LIMITS: Limits = {
  requestsPerMinute: 600,
  recordsPerMinute: 30,
  guestsPerHour: 120,
  loginsPerMinute: 10,
  tablesPerPerson: 60,
  seatsPerPerson: 60,
  openSeatsPerPerson: 6,
  rematchesPerHour: 30,
  devicesPerPerson: 8,
  playedPerPerson: 2000,
  programsPerPerson: 8,
  tablesPerProgram: 8,
  seatsPerProgram: 16,
  socketsPerProgram: 4,
  programMessagesPerSecond: 10,
  programMessageBurst: 40,
  socketsPerAddress: 60,
  watchesPerSocket: 20,
  messagesPerSecond: 20,
  messageBurst: 60,
  talkPerTenSeconds: 8,
  backlogBytes: 1_048_576,
  heapMegabytes: 1024,
  idleSeconds: 180,
  absentSeconds: 60,
  absentTurnsSeconds: 259_200,
  notifySeconds: 10,
  botWorkers: 2,
  botMilliseconds: 5000,
}

/** `socketsPerAddress` is set by LIMIT_SOCKETS_PER_ADDRESS. */
export const limitsFrom = (standard: Limits, read: (name: string) => number | undefined): Limits => {
  const limits: Record<keyof Limits, number> = { ...standard }
  for (const key of Object.keys(standard) as (keyof Limits)[]) limits[key] = read(nameOf(key)) ?? standard[key]
  return limits
}

const nameOf = (key: string): string => `LIMIT_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`
