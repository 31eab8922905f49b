import { hasLateIcons, ICONS_MOMENT, loadLateIcons, standsNow } from '@tabletome/boardkit'
import { useEffect, useState } from 'react'
import { whenIdle } from './whenIdle.ts'

/**
 * The icons that the first screen does not show are fetched once it stands. Until they are there, or for a moment if they are long in
 * coming, the table stays as it was opened, so that no piece comes without its icon.
 */
export const useLateIcons = <Given>(id: string, given: Given): Given => {
  const [drawn, setDrawn] = useState(() => hasLateIcons(id))
  const [opened] = useState(given)
  useEffect(() => standsNow(id), [id])
  useEffect(() => {
    if (drawn) return
    let isWanted = true
    // Without them the match goes on all the same.
    const done = () => isWanted && setDrawn(true)
    const cancel = whenIdle(() => void loadLateIcons(id).then(done, done))
    const timer = setTimeout(done, ICONS_MOMENT)
    return () => {
      isWanted = false
      cancel()
      clearTimeout(timer)
    }
  }, [id, drawn])
  return drawn ? given : opened
}
