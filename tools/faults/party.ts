import { sfc32 } from '@tabletome/engine'
import type { NewTable } from '@tabletome/match/protocol'
import type { Ledger } from './ledger.ts'
import { newPerson } from './person.ts'
import type { Person } from './person.ts'
import { Player } from './player.ts'
import type { Pace } from './player.ts'

/** What a group of people plays, again and again. */
export interface Kind {
  readonly game: string
  readonly setup: NewTable['setup']
  readonly people: number
  /** Levels of the bots in the other seats. */
  readonly bots?: readonly string[]
}
/** A match that was played, or is. */
export interface Played {
  readonly game: string
  readonly hasBots: boolean
  readonly table: string
  readonly players: readonly Player[]
}

export interface PartyPorts {
  /** Where the processes can be reached. */
  readonly addresses: readonly string[]
  readonly seed: string
  readonly ledger: Ledger
  readonly pace: Pace
  /** Told of every match when it begins. */
  onMatch(played: Played): void
  /** No new match is begun. */
  isEnough(): boolean
  /** Nobody waits any longer for anything. */
  isOver(): boolean
}

/** A group plays match after match; resolves when the last one is over for everybody. */
export const playOn = async (kind: Kind, name: string, ports: PartyPorts): Promise<void> => {
  const random = sfc32(`${ports.seed} ${name}`)
  const people: Person[] = []
  for (let at = 0; at < kind.people; at += 1) people.push(await newPerson(ports.addresses, random, ports.isOver))
  const [owner, ...guests] = people
  if (!owner) return
  do {
    const { id, seats } = await owner.createTable(wishOf(kind))
    const invites = seats.flatMap(({ invite }) => invite ?? [])
    for (const [at, guest] of guests.entries()) await guest.sitDown(id, invites[at] ?? '')
    const players = people.map(
      (person, at) => new Player(person, id, sfc32(`${ports.seed} ${id} ${at}`), ports.ledger, ports.pace),
    )
    ports.onMatch({ game: kind.game, hasBots: kind.bots !== undefined, table: id, players })
    await Promise.all(players.map(({ over }) => over))
  } while (!ports.isEnough())
}

const wishOf = ({ game, setup, people, bots = [] }: Kind): NewTable => ({
  game,
  setup,
  seats: [
    { kind: 'me' },
    ...Array.from({ length: people - 1 }, () => ({ kind: 'friend' }) as const),
    ...bots.map(bot => ({ kind: 'bot', bot }) as const),
  ],
  pace: 'live',
  spectators: true,
  undo: true,
})

const coop = (game: string, mode: string, players: number): Pick<Kind, 'game' | 'setup'> => ({
  game,
  setup: { mode, players, options: {} },
})
/** Groups of all four games, two bots' tables among them; so many people in all. */
export const groupsOf = (clients: number): readonly Kind[] => {
  const kinds: readonly Kind[] = [
    { ...coop('defenders', 'coop', 2), people: 2 },
    { ...coop('tactics', 'competitive', 2), people: 2 },
    { ...coop('rift', 'scenario', 2), people: 2 },
    { ...coop('victorum', 'campaign', 1), people: 1 },
    { ...coop('defenders', 'coop', 2), people: 1, bots: ['greedy'] },
  ]
  const groups: Kind[] = []
  let left = clients
  for (let at = 0; left > 0; at += 1) {
    const kind = kinds[at % kinds.length]
    if (!kind || kind.people > left) continue
    groups.push(kind)
    left -= kind.people
  }
  return groups
}
