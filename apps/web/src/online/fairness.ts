/**
 * What this browser remembers so that it can prove afterwards that the server did not choose the dice: the fingerprint of the
 * server's seed as it was first seen, and the number this browser added once it had seen it.
 */
export interface Kept {
  readonly commit: string
  /** Sent only after `commit` was known; absent where this browser only looked on. */
  readonly nonce?: string
}
/** proven: the record keeps both promises. seal: it keeps the fingerprint; nothing of ours is in it. unknown: nothing was kept here. */
export type Proof = 'proven' | 'seal' | 'unknown' | 'otherSeal' | 'withoutOurs'

const PREFIX = 'tabletome.fair.'
const MOST = 300

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export const newNonce = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The first fingerprint seen of a table is the one that counts; the first number added to it too. */
export const keep = (table: string, { commit, nonce }: Kept, given?: Shelf): void => {
  try {
    const shelf = given ?? localStorage
    const known = kept(table, shelf)
    if (known && (known.nonce !== undefined || nonce === undefined)) return
    const wanted: Kept = { commit: known?.commit ?? commit, nonce }
    shelf.setItem(PREFIX + table, JSON.stringify({ ...wanted, at: Date.now() }))
    forgetOldest(shelf)
  } catch {
    // Without storage nothing can be proven later, which the check then says.
  }
}

export const kept = (table: string, given?: Shelf): Kept | undefined => {
  try {
    const text = (given ?? localStorage).getItem(PREFIX + table)
    const { commit, nonce } = JSON.parse(text ?? '{}') as Partial<Kept>
    return typeof commit === 'string' ? { commit, nonce: typeof nonce === 'string' ? nonce : undefined } : undefined
  } catch {
    return undefined
  }
}

/** Whether the head of a record is the match that was promised to this browser. */
export const proofOf = (
  known: Kept | undefined,
  head: { readonly seedCommit: string; readonly drawnBy?: string; readonly nonces: readonly string[] },
): Proof => {
  if (!known) return 'unknown'
  // A server that names another id than the table's for its chance could have looked for one that suits it.
  if (known.commit !== head.seedCommit || head.drawnBy !== undefined) return 'otherSeal'
  if (known.nonce === undefined) return 'seal'
  return head.nonces.includes(known.nonce) ? 'proven' : 'withoutOurs'
}

const forgetOldest = (shelf: Shelf): void => {
  const all: { key: string; at: number }[] = []
  for (let i = 0; i < shelf.length; i++) {
    const key = shelf.key(i)
    if (!key?.startsWith(PREFIX)) continue
    const { at = 0 } = JSON.parse(shelf.getItem(key) ?? '{}') as { at?: number }
    all.push({ key, at })
  }
  all.sort((a, b) => b.at - a.at)
  for (const { key } of all.slice(MOST)) shelf.removeItem(key)
}
