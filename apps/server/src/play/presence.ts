/** Who is at which table right now, by open sockets; and since when those who are not have been away. */
export interface Presence {
  /** True if the person was not there before. */
  arrive(table: string, person: string): boolean
  /** True if the person is no longer there at all. */
  depart(table: string, person: string): boolean
  /** Here or by another process. */
  isHere(table: string, person: string): boolean
  /** Since when by the clock; undefined for those who are not here. */
  hereSince(table: string, person: string): number | undefined
  /** Undefined for those who are here, and when nobody is watching the table. */
  awaySince(table: string, person: string): Moment | undefined
  /** Who is there by other processes now, and since when. */
  elsewhere(table: string, people: ReadonlyMap<string, number>): void
}

/** `ticks` is for limits, `at` is told to people. */
export interface Moment {
  readonly ticks: number
  readonly at: number
}

export const createPresence = (ticks: () => number, now: () => number): Presence => {
  interface Room {
    readonly here: Map<string, { sockets: number; readonly since: number }>
    readonly left: Map<string, Moment>
    readonly since: Moment
  }
  const moment = (): Moment => ({ ticks: ticks(), at: now() })
  const rooms = new Map<string, Room>()
  const others = new Map<string, ReadonlyMap<string, number>>()
  return {
    arrive(table, person) {
      const room: Room = rooms.get(table) ?? { here: new Map(), left: new Map(), since: moment() }
      rooms.set(table, room)
      const known = room.here.get(person)
      if (known) known.sockets += 1
      else room.here.set(person, { sockets: 1, since: now() })
      room.left.delete(person)
      return known === undefined
    },
    depart(table, person) {
      const room = rooms.get(table)
      const known = room?.here.get(person)
      if (!room || !known) return false
      known.sockets -= 1
      if (known.sockets > 0) return false
      room.here.delete(person)
      room.left.set(person, moment())
      if (room.here.size === 0) rooms.delete(table)
      return true
    },
    isHere: (table, person) => rooms.get(table)?.here.has(person) === true || others.get(table)?.has(person) === true,
    hereSince: (table, person) => rooms.get(table)?.here.get(person)?.since ?? others.get(table)?.get(person),
    elsewhere(table, people) {
      for (const person of others.get(table)?.keys() ?? [])
        if (!people.has(person)) rooms.get(table)?.left.set(person, moment())
      if (people.size > 0) others.set(table, people)
      else others.delete(table)
    },
    awaySince(table, person) {
      const room = rooms.get(table)
      if (!room || room.here.has(person) || others.get(table)?.has(person)) return undefined
      return room.left.get(person) ?? room.since
    },
  }
}
