/** An ability in one line, its name and price in bold: they stand before the colon in every language. */
export const ShortLine = ({ line }: { line: string }) => {
  const colon = line.indexOf(':')
  return colon < 0 ? (
    line
  ) : (
    <>
      <b>{line.slice(0, colon + 1)}</b>
      {line.slice(colon + 1)}
    </>
  )
}
