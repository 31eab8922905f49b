import type { ScenarioId } from './ids.ts'
import { SCENARIOS_1_TO_5 } from './scenarios1to5.ts'
import { SCENARIOS_6_TO_10 } from './scenarios6to10.ts'
import type { Scenario } from './types.ts'

/** The campaign in its order (RIFT-GAME-02, RIFT-GAME-03). */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = { ...SCENARIOS_1_TO_5, ...SCENARIOS_6_TO_10 }
export const SCENARIO_IDS: readonly ScenarioId[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
