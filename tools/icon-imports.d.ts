declare module 'icon:*' {
  /** The paths of a game-icons drawing, a stroke between them, filled with `currentColor` in a 256 × 256 view box. */
  const body: string
  export default body
}
