import type { BossId } from '../../content/ids.ts'
import { cellName } from '../../rules/map/cells.query.ts'
import { faceOf } from '../../rules/march/trays.query.ts'
import type { Fact } from '../../rules/state/shape.ts'
import { enemiesText } from '../names.ts'
import { trayKind } from '../read.ts'
import { change, joined } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { because, cellAt, trayAt, type Tellers } from './line.ts'

type Spawned = Extract<Fact, { type: 'spawned' }>

/** “Horde 7 enters on C2 from spawn point 1, past 1 held space: 6 Goblins, 2 Wulfs”. */
const spawnedText = (words: Words, { tray, from, at, over }: Spawned) => {
  const { log } = words
  if (at < 0) return log.spawnedNowhere(tray)
  const came =
    from === 'ghosts'
      ? log.ghostCame(tray, cellName(at))
      : from === 'hatch'
        ? log.hatched(tray, cellName(at))
        : log.spawned(tray, from, cellName(at), faceOf({ id: tray, turn: 0 }).level)
  const past = joined([came, over.length === 0 ? undefined : log.past(over.length)])
  return `${past}${words.colon}${enemiesText(words, { id: tray })}`
}

/** What trays do: they come, are destroyed, heal, move and escape; storms and bosses. */
export const marchLines = (words: Words) => {
  const { log } = words
  return {
    spawned: fact => ({
      text: spawnedText(words, fact),
      icon: trayKind(fact.tray) === 'horde' ? 'spawn' : trayKind(fact.tray),
      at: fact.at < 0 ? [trayAt(fact.tray)] : [trayAt(fact.tray), cellAt(fact.at)],
      ...(trayKind(fact.tray) === 'boss' ? { tone: 'bad', weight: 1 } : {}),
    }),
    blockRemoved: ({ block, at, opens }) => ({
      text: log.blockRemoved(block, cellName(at), opens),
      tone: 'bad',
      icon: 'block',
      at: opens === undefined ? [cellAt(at)] : [cellAt(at), `stack ${opens}`],
    }),
    stormDrawn: ({ storm }) => ({ text: log.stormDrawn(storm), icon: 'storm', at: [`storm ${storm}`] }),
    stormsShuffled: () => ({ text: log.stormsShuffled, icon: 'shuffle' }),
    destroyed: ({ tray, at, portal }) => ({
      text: (portal ? log.portalClosed : log.destroyed)(tray),
      tone: 'good',
      icon: portal ? 'portal' : 'destroyed',
      at: [cellAt(at)],
      ...(portal ? { weight: 2 } : {}),
    }),
    crystals: ({ from, to, cause, lost = 0 }) => ({
      text: because(words, log.crystals(to - from, lost), cause),
      tone: to > from ? 'good' : 'bad',
      figure: change(from, to),
      icon: 'crystals',
    }),
    soldiersBack: ({ tray, count, cause }) => ({
      text: because(words, log.soldiersBack(count, tray), cause),
      icon: 'soldier',
      at: [trayAt(tray)],
    }),
    lifeCleared: ({ boss, life, next }) => ({
      text: log.lifeCleared(boss as BossId, life + 1, next),
      tone: 'good',
      weight: 1,
      icon: 'boss',
      at: [trayAt(boss)],
    }),
    bossBeaten: ({ boss }) => ({
      text: log.bossBeaten(boss as BossId),
      tone: 'good',
      weight: 3,
      icon: 'boss',
      at: [`boss ${boss}`],
    }),
    portalsClosed: ({ destroyed, total }) => ({
      text: log.portalsClosed,
      tone: 'good',
      figure: words.ask.result.of(destroyed, total),
      icon: 'portal',
    }),
    heartsGained: ({ from, to }) => ({
      text: log.heartsGained(to - from),
      tone: 'good',
      figure: change(from, to),
      icon: 'hearts',
    }),
    /** What it does has its own line. */
    activated: () => undefined,
    bossSpecial: ({ boss, special }) => ({
      text: log.bossSpecial(boss as BossId, special),
      tone: 'bad',
      icon: 'boss',
      at: [trayAt(boss), `special ${special}`],
    }),
    specialsShuffled: () => ({ text: log.specialsShuffled, icon: 'shuffle' }),
    trayHealed: ({ tray, tiles, cause }) => ({
      text: because(words, log.trayHealed(tray, tiles), cause),
      tone: 'bad',
      icon: 'heal',
      at: [trayAt(tray)],
    }),
    tileRemoved: ({ tray, cause }) => ({
      text: because(words, log.tileRemoved(tray), cause),
      tone: 'bad',
      icon: 'heal',
      at: [trayAt(tray)],
    }),
    held: ({ tray, at }) => ({
      text: log.held(tray, cellName(at)),
      tone: 'good',
      icon: 'held',
      at: [trayAt(tray)],
    }),
    stayed: ({ tray, cause }) => ({
      text: because(words, log.stayed(tray), cause),
      icon: 'held',
      at: [trayAt(tray)],
    }),
    advanced: ({ tray, to, over, fast }) => ({
      text: (fast ? log.advancedAgain : log.advanced)(tray, cellName(to), over.length),
      icon: 'march',
      at: [trayAt(tray), cellAt(to)],
    }),
    escaped: ({ tray, from, lost, hearts }) => ({
      text: trayKind(tray) === 'portal' || trayKind(tray) === 'boss' ? log.gotThrough(tray) : log.escaped(tray, lost),
      ...(lost === 0 && trayKind(tray) !== 'portal' && trayKind(tray) !== 'boss'
        ? {}
        : { tone: 'bad', weight: 1 + lost / 4 }),
      ...(lost === 0 ? {} : { figure: change(hearts + lost, hearts) }),
      icon: 'escape',
      at: from < 0 ? [trayAt(tray)] : [trayAt(tray), cellAt(from)],
    }),
  } satisfies Partial<Tellers>
}
