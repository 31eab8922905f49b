/** A record in an address: deflated, in letters that need no escaping. */

/** Longer addresses are cut by some programs that pass them on. */
export const LONGEST_LINK = 16_000

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

const toLetters = (bytes: Uint8Array) => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, letter => letter.charCodeAt(0))
}

/** Nothing when it would be too long. */
export const packRecord = async (record: string, longest = LONGEST_LINK): Promise<string | undefined> => {
  const bytes = new Uint8Array(new TextEncoder().encode(record))
  const letters = toLetters(await through(bytes, new CompressionStream('deflate-raw')))
  return letters.length <= longest ? letters : undefined
}

/** A record of many thousand answers is shorter; what unpacks to more was made to fill the memory of whoever opens it. */
const LONGEST_RECORD = 4_000_000

/** Read piece by piece, so that no more than is allowed is ever unpacked. */
const unpacked = async (bytes: Uint8Array<ArrayBuffer>, longest: number): Promise<string> => {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (let length = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.length
    if (length > longest) {
      await reader.cancel()
      throw new Error('The record is too long')
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Nothing when these letters hold no record, or one that is longer than any match. */
export const unpackRecord = async (letters: string): Promise<string | undefined> => {
  try {
    return letters.length > LONGEST_RECORD ? undefined : await unpacked(fromLetters(letters), LONGEST_RECORD)
  } catch {
    return undefined
  }
}
