/** Who is at which table right now, by open sockets; and since when those who are not have been away. */
export interface Presence {
  /** True if the person was not there before. */
  arrive(table: string, person: string): boolean
  /** True if the person is no longer there at all. */
  depart(table: string, person: string): boolean
  isHere(table: string, person: string): boolean
  /** Undefined for those who are here, and when nobody is watching the table. */
  awaySince(table: string, person: string): number | undefined
}

export const presence = (ticks: () => number): Presence => {
  interface Room {
    readonly here: Map<string, number>
    readonly left: Map<string, number>
    readonly since: number
  }
  const rooms = new Map<string, Room>()
  return {
    arrive(table, person) {
      const room: Room = rooms.get(table) ?? { here: new Map(), left: new Map(), since: ticks() }
      rooms.set(table, room)
      const sockets = room.here.get(person) ?? 0
      room.here.set(person, sockets + 1)
      room.left.delete(person)
      return sockets === 0
    },
    depart(table, person) {
      const room = rooms.get(table)
      const sockets = room?.here.get(person)
      if (!room || sockets === undefined) return false
      if (sockets > 1) {
        room.here.set(person, sockets - 1)
        return false
      }
      room.here.delete(person)
      room.left.set(person, ticks())
      if (room.here.size === 0) rooms.delete(table)
      return true
    },
    isHere: (table, person) => rooms.get(table)?.here.has(person) ?? false,
    awaySince(table, person) {
      const room = rooms.get(table)
      if (!room || room.here.has(person)) return undefined
      return room.left.get(person) ?? room.since
    },
  }
}
