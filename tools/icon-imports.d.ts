declare module 'icon:pack/*' {
  /** The drawings of a game that come after its table, by their names. */
  const drawings: Readonly<Record<string, string>>
  export default drawings
}
declare module 'icon:*' {
  /** The paths of a game-icons drawing, a stroke between them, filled with `currentColor` in a 256 × 256 view box. */
  const body: string
  export default body
}
