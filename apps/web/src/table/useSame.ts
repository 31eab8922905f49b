import { useState } from 'react'

const areSame = (before: object, now: object): boolean => {
  const [fields, old] = [Object.entries(now), new Map(Object.entries(before))]
  return fields.length === old.size && fields.every(([name, value]) => Object.is(old.get(name), value))
}

/** The same object as before while everything in it is the same: what is made of it need not be made anew. */
export const useSame = <T extends object>(now: T): T => {
  const [kept, keep] = useState(now)
  if (areSame(kept, now)) return kept
  keep(now)
  return now
}
