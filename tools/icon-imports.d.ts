declare module 'icon:*' {
  /** The SVG body of a game-icons drawing, filled with `currentColor` in a 512 × 512 view box. */
  const body: string
  export default body
}
