import type { TacticId } from '../../content/ids.ts'
import { ambush } from './ambush.ts'
import type { TacticCode } from './card.ts'
import { counterCut } from './counterCut.ts'
import { fieldDressing } from './fieldDressing.ts'
import { forcedMarch } from './forcedMarch.ts'
import { grit } from './grit.ts'
import { highGround } from './highGround.ts'
import { intoTheWall } from './intoTheWall.ts'
import { lastQuiver } from './lastQuiver.ts'
import { longFall } from './longFall.ts'
import { momentum } from './momentum.ts'
import { pathfinder } from './pathfinder.ts'
import { pincer } from './pincer.ts'
import { secondWind } from './secondWind.ts'
import { slipAway } from './slipAway.ts'
import { standTogether } from './standTogether.ts'
import { supplyCache } from './supplyCache.ts'

/** IF and THEN of every Tactic Card; when it can be revealed is in content/tactics.ts. */
export const TACTIC_CODES: Readonly<Record<TacticId, TacticCode>> = {
  T01: momentum,
  T02: highGround,
  T03: intoTheWall,
  T04: fieldDressing,
  T05: secondWind,
  T06: ambush,
  T07: slipAway,
  T08: supplyCache,
  T09: standTogether,
  T10: pathfinder,
  T11: lastQuiver,
  T12: counterCut,
  T13: grit,
  T14: longFall,
  T15: pincer,
  T16: forcedMarch,
}
