declare module 'virtual:pitches' {
  /** Title and pitch of every game, taken from its text by the build. */
  const pitches: import('../../build/pitchWords.ts').Pitches
  export default pitches
}
