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

/** Nothing when these letters hold no record. */
export const unpackRecord = async (letters: string): Promise<string | undefined> => {
  try {
    const bytes = await through(fromLetters(letters), new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
