import { loadLateParts } from '@tabletome/boardkit'
import { useEffect } from 'react'
import { useSize } from '../../app/layout.ts'

const AT_ONCE = { phone: 'phone', small: undefined, large: 'chronicle' } as const

/** What a window of this size shows at once is fetched while the table is still being opened. */
export const useAtOnce = () => {
  const part = AT_ONCE[useSize()]
  useEffect(() => {
    if (part) loadLateParts(part).catch(() => undefined)
  }, [part])
}
