import { wayOf } from '../../rules/map/cells.query.ts'
import { sourceAt, sourceName } from '../names.ts'
import { partyOf } from '../read.ts'
import type { Words } from '../words.ts'
import { because, trayAt, type Tellers } from './line.ts'

/** Towers, what attacks place, passing and spells. */
export const attackLines = (words: Words) => {
  const { log } = words
  return {
    towerBuilt: ({ seat, tower, site, turn, upon }, names) => ({
      text: log.towerBuilt(partyOf(seat, names), tower, site, wayOf(turn), upon),
      icon: 'tower',
      at: [`site ${site}`],
    }),
    tilePlaced: ({ by, tray, shape, left }) => ({
      text: log.tilePlaced(sourceName(words, by), shape, tray),
      ...(left === 0 ? { tone: 'good' } : {}),
      figure: log.left(left),
      icon: 'piece',
      at: [sourceAt(by), trayAt(tray)],
    }),
    soldierPlaced: ({ by, tray, left }) => ({
      text: log.soldierPlaced(sourceName(words, by), tray),
      ...(left === 0 ? { tone: 'good' } : {}),
      figure: log.left(left),
      icon: 'soldier',
      at: [sourceAt(by), trayAt(tray)],
    }),
    soldierMoved: ({ by, from, tray }) => ({
      text: log.soldierMoved(sourceName(words, by), from, tray),
      icon: 'soldier',
      at: [sourceAt(by), trayAt(from), trayAt(tray)],
    }),
    pieceLost: ({ by, what }) => ({
      text: log.pieceLost(sourceName(words, by), what),
      icon: 'skip',
      at: [sourceAt(by)],
    }),
    pieceSkipped: ({ by, what }) => ({
      text: log.pieceSkipped(sourceName(words, by), what),
      icon: 'skip',
      at: [sourceAt(by)],
    }),
    towerTurned: ({ site, tower, cause }) => ({
      text: because(words, log.towerTurned(tower, site), cause),
      tone: 'bad',
      icon: 'turned',
      at: [`site ${site}`],
    }),
    towerPassed: ({ seat, to, tower, as, cause }, names) => ({
      text: because(
        words,
        seat === to
          ? log.upgraded(partyOf(seat, names), tower, as)
          : log.passed(partyOf(seat, names), partyOf(to, names), tower, as),
        cause ?? '',
      ),
      icon: seat === to ? 'upgrade' : 'pass',
      at: [`seat ${to}`, `tower ${as}`],
    }),
    towerLowered: ({ seat, tower, to, cause }, names) => ({
      text: because(words, log.towerLowered(partyOf(seat, names), tower, to), cause),
      tone: 'bad',
      icon: 'turned',
      at: [`seat ${seat}`, `tower ${to}`],
    }),
    spellCast: ({ seat, spell }, names) => ({
      text: log.spellCast(partyOf(seat, names), spell),
      icon: 'spell',
      at: [`spell ${spell}`],
    }),
  } satisfies Partial<Tellers>
}
