import { insideName, spaceName } from '../../rules/realm/spaces.query.ts'
import { cellAt } from '../../rules/dungeon/dungeons.query.ts'
import { isEnemyUnit, partyOf, whoIs } from '../read.ts'
import type { Words } from '../words.ts'
import { because, spaceAt, type Tellers, unitAt, withSurcharges } from './line.ts'

/** Moves on the Realm Map and in dungeons. A plain step is no news: where it leads is. */
export const moveLines = (words: Words) => {
  const { log, names: named } = words
  const mp = (n: number) => log.mp(n)
  return {
    moveBegan: ({ unit, mp: budget, cause }, names) => ({
      text:
        cause === 'move' || isEnemyUnit(unit)
          ? log.moveBegan(whoIs(unit, names))
          : because(words, log.moveBegan(whoIs(unit, names)), cause),
      figure: mp(budget),
      icon: 'move',
      at: [unitAt(unit)],
    }),
    stepped: ({ unit, to, via, cost, terms }, names) =>
      cost === 1 && via === 'walk'
        ? undefined
        : {
            text: withSurcharges(
              words,
              (via === 'portal' ? log.throughPortal : log.stepped)(whoIs(unit, names), spaceName(to)),
              terms,
            ),
            figure: mp(cost),
            icon: via === 'portal' ? 'portal' : 'step',
            at: [unitAt(unit), spaceAt(to)],
          },
    /** Why an Enemy Unit stops is said by the fact before. */
    moveEnded: ({ unit, at }, names) =>
      isEnemyUnit(unit)
        ? undefined
        : at < 0
          ? { text: log.moveEndedInside(whoIs(unit, names)), icon: 'stop', at: [unitAt(unit)] }
          : { text: log.moveEnded(whoIs(unit, names), spaceName(at)), icon: 'stop', at: [unitAt(unit), spaceAt(at)] },
    putBack: ({ unit, to }, names) => ({
      text: log.putBack(whoIs(unit, names), spaceName(to)),
      tone: 'bad',
      icon: 'stop',
      at: [unitAt(unit), spaceAt(to)],
    }),
    mpChanged: ({ unit, by, cause }, names) => ({
      text: because(words, (by < 0 ? log.mpLost : log.mpGained)(whoIs(unit, names)), cause),
      tone: by < 0 ? 'bad' : 'good',
      figure: `${by > 0 ? '+' : ''}${mp(by)}`,
      icon: 'step',
      at: [unitAt(unit)],
    }),
    villageUsed: ({ unit, at }, names) => ({
      text: log.villageUsed(whoIs(unit, names), spaceName(at)),
      tone: 'good',
      icon: 'supply',
      at: [unitAt(unit), spaceAt(at)],
    }),
    dungeonEntered: ({ unit, box }, names) => ({
      text: log.dungeonEntered(whoIs(unit, names), box),
      icon: 'dungeon',
      at: [unitAt(unit), `box ${box}`],
    }),
    steppedInside: ({ unit, box, to, cost }, names) => ({
      text: log.steppedInside(whoIs(unit, names), insideName(to), named.cells[cellAt(box, to)].name),
      figure: mp(cost),
      icon: 'step',
      at: [unitAt(unit), `inside ${insideName(to)}`],
    }),
    caveInHeld: ({ unit, at }, names) => ({
      text: log.caveInHeld(whoIs(unit, names)),
      tone: 'bad',
      icon: 'caveIn',
      at: [unitAt(unit), `inside ${insideName(at)}`],
    }),
    monsterMet: ({ unit, card }, names) => ({
      text: log.monsterMet(whoIs(unit, names), card),
      icon: 'monster',
      at: [unitAt(unit), `enemy ${card}`],
    }),
    crystalTaken: ({ unit, box }, names) => ({
      text: log.crystalTaken(whoIs(unit, names), box),
      tone: 'good',
      weight: 3,
      icon: 'crystal',
      at: [unitAt(unit), `box ${box}`],
    }),
    crystalUsed: ({ seat, box }, names) => ({
      text: log.crystalUsed(partyOf(seat, names), box),
      tone: 'good',
      icon: 'crystal',
      at: [`box ${box}`],
    }),
    crystalTurned: ({ box }) => ({ text: log.crystalTurned(box), tone: 'good', icon: 'crystal', at: [`box ${box}`] }),
    dungeonLeft: ({ unit, box, at, cause }, names) => ({
      text: log.dungeonLeft[cause](whoIs(unit, names), spaceName(at)),
      icon: 'leave',
      at: at < 0 ? [`box ${box}`] : [unitAt(unit), spaceAt(at)],
    }),
  } satisfies Partial<Tellers>
}
