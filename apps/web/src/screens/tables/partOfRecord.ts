/** What a server gives of a match that still runs: its head and lines without digests. Nobody can play on from that. */
export const isPartOfRecord = (text: string): boolean => {
  const [head = '', first = ''] = text.trim().split('\n')
  return (
    /"tabletome":\s*1/.test(head) &&
    !/"digest":/.test(text) &&
    !/"seed":/.test(text) &&
    (first === '' || /"seq":/.test(first))
  )
}
