import { hasLateIcons, hasLateParts, ICONS_MOMENT, loadLateIcons, loadLateParts, standsNow } from '@tabletome/boardkit'
import { useEffect, useState } from 'react'
import { partsOfTable } from './lateTable.ts'
import { whenIdle } from './whenIdle.ts'

const partsOf = (id: string): readonly string[] => [id, ...partsOfTable()]
const isWhole = (id: string): boolean => hasLateIcons(id) && partsOf(id).every(hasLateParts)
const loadRest = (id: string) => Promise.all([loadLateIcons(id), ...partsOf(id).map(loadLateParts)])

/**
 * The icons and parts that the first screen does not show are fetched once it stands. Until they are there, or for a moment if they
 * are long in coming, the table stays as it was opened, so that nothing comes without them.
 */
export const useLateParts = <Given>(id: string, given: Given): Given => {
  const [drawn, setDrawn] = useState(() => isWhole(id))
  const [opened] = useState(given)
  useEffect(() => {
    const ends = [id, 'table', 'chronicle', 'phone'].map(standsNow)
    return () => ends.forEach(end => end())
  }, [id])
  useEffect(() => {
    if (drawn) return
    let isWanted = true
    // Without them the match goes on all the same.
    const done = () => isWanted && setDrawn(true)
    const cancel = whenIdle(() => void loadRest(id).then(done, done))
    const timer = setTimeout(done, ICONS_MOMENT)
    return () => {
      isWanted = false
      cancel()
      clearTimeout(timer)
    }
  }, [id, drawn])
  return drawn ? given : opened
}
