import type { Spawn, TrayId } from '../content/ids.ts'
import { count } from '../knowledge/shapes.ts'
import type { Fact, Open, Tray } from '../rules/state.ts'

const withTray = (open: Open, id: TrayId, change: (tray: Tray) => Tray): Open => ({
  ...open,
  trays: open.trays.map(tray => (tray.id === id ? change(tray) : tray)),
})
const withoutTray = (open: Open, id: TrayId): Open => ({ ...open, trays: open.trays.filter(tray => tray.id !== id) })
const trayIn = (open: Open, id: TrayId) => open.trays.find(tray => tray.id === id)

const afterSpawn = (open: Open, { tray: id, from, at, turn }: Extract<Fact, { type: 'spawned' }>): Open => {
  const tray: Tray = { id, at, turn, tiles: [], soldiers: 0, ...(id.startsWith('B') ? { life: 0 } : {}) }
  const trays = at < 0 ? open.trays : [...open.trays, tray]
  if (typeof from !== 'number') return { ...open, trays }
  const [, ...left] = open.slots[from as Spawn] ?? []
  return { ...open, trays, slots: { ...open.slots, [from]: left } }
}

/** What becomes of trays and of what lies on them; undefined for facts about something else. */
export const traysAfter = (open: Open, fact: Fact): Open | undefined => {
  switch (fact.type) {
    case 'spawned':
      return afterSpawn(open, fact)
    case 'tilePlaced': {
      const { mask, shape, damage } = fact
      return withTray(open, fact.tray, tray => ({ ...tray, tiles: [...tray.tiles, { mask, shape, type: damage }] }))
    }
    case 'soldierPlaced':
      return {
        ...withTray(open, fact.tray, tray => ({ ...tray, soldiers: tray.soldiers | fact.mask })),
        soldiers: fact.supply,
      }
    case 'soldierMoved': {
      const taken = withTray(open, fact.from, tray => ({ ...tray, soldiers: tray.soldiers & ~fact.fromMask }))
      return withTray(taken, fact.tray, tray => ({ ...tray, soldiers: tray.soldiers | fact.mask }))
    }
    case 'soldiersBack': {
      const tray = trayIn(open, fact.tray)
      const soldiers = open.soldiers + fact.count
      // Some of several stay only where a card says so; then the next view shows which.
      return tray && count(tray.soldiers) <= fact.count
        ? { ...withTray(open, fact.tray, each => ({ ...each, soldiers: 0 })), soldiers }
        : { ...open, soldiers }
    }
    case 'destroyed':
      return { ...withoutTray(open, fact.tray), soldiers: open.soldiers + fact.soldiers }
    case 'lifeCleared': {
      const soldiers = open.soldiers + count(trayIn(open, fact.boss)?.soldiers ?? 0)
      if (!fact.next) return { ...open, soldiers }
      const fresh = withTray(open, fact.boss, tray => ({ ...tray, life: fact.life + 1, tiles: [], soldiers: 0 }))
      return { ...fresh, soldiers }
    }
    case 'bossBeaten':
      return { ...withoutTray(open, fact.boss), bossBeaten: true }
    case 'trayHealed':
      return withTray(open, fact.tray, tray => ({ ...tray, tiles: [] }))
    case 'tileRemoved':
      return withTray(open, fact.tray, tray => ({
        ...tray,
        tiles: tray.tiles.filter(({ mask }) => mask !== fact.mask),
      }))
    case 'advanced': {
      const tray = trayIn(open, fact.tray)
      // The last to land lies on top.
      return tray ? { ...open, trays: [...withoutTray(open, fact.tray).trays, { ...tray, at: fact.to }] } : open
    }
    case 'escaped': {
      const tray = trayIn(open, fact.tray)
      return {
        ...withoutTray(open, fact.tray),
        hearts: fact.hearts,
        soldiers: open.soldiers + count(tray?.soldiers ?? 0),
      }
    }
    default:
      return undefined
  }
}
