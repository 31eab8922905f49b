import type { Step } from '@tabletome/engine'
import { defendersAt } from '../defenders/inPlay.query.ts'
import { ring } from '../land/map.query.ts'
import { addThreat } from '../land/destruction.ts'
import type { Now, RegionId } from '../state/shape.ts'

/** +1 Threat in each of these Regions that has no Defender in it, clockwise from the left (DEF-RULING-30). */
export const spread = ({ open }: Now, regions: readonly RegionId[], cause: string): Step[] => {
  const steps: Step[] = []
  for (const region of ring(open))
    if (regions.includes(region) && defendersAt(open, region).length === 0) steps.push(addThreat({ region, cause }))
  return steps
}
