import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time, exact to the minute, for “2 hours ago”. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
