import { useEffect, useState } from 'react'

const SECOND = 1000

/** The clock of the server, exact to the second, while somebody wants to know it. */
export const useServerNow = (ahead: number, isWanted: boolean): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isWanted) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isWanted])
  return now + ahead
}
