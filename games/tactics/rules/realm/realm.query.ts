import { createRealm, type Realm } from './createRealm.query.ts'

export { type Fault, faultsOf, randomRealm } from './builder.query.ts'
export { type Area, boxesOf, codeOf, type Realm, type StandingBox, standing } from './createRealm.query.ts'

const known = new Map<string, Realm>()
/** More realms than any table needs at once; the oldest go. */
const MOST_KNOWN = 200

/**
 * The realm of a code: `front`, `battle:8x5@D1.0,8x1@D5.0` (box, north-west cell and quarter turns in placing order) or
 * `map:0. 1f/0~ 0v;portals:1,0,s;gold:0,0 1,0` (rows of height and terrain, `--` for no space; box cells with a portal side;
 * Control Areas with the Trigger Space first).
 */
export const realmOf = (code: string): Realm => {
  const found = known.get(code)
  if (found !== undefined) return found
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '')
  const made = createRealm(code)
  known.set(code, made)
  return made
}
