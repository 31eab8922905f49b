/** What the page of the laboratory says beside its plots. */
export interface ScreenWords {
  readonly title: string
  readonly about: string
  readonly experiment: string
  readonly game: string
  readonly mode: string
  readonly players: string
  readonly bots: string
  readonly botOf: (seat: number) => string
  readonly settings: string
  readonly compare: string
  readonly nothing: string
  readonly with: string
  readonly games: string
  readonly gamesAbout: string
  readonly seed: string
  readonly run: (games: number) => string
  readonly again: (games: number) => string
  readonly pause: string
  readonly goOn: string
  readonly cancel: string
  readonly runsHere: string
  readonly status: Readonly<Record<'running' | 'paused' | 'cancelled' | 'done', string>>
  readonly progress: (done: number, of: number) => string
  readonly minutesLeft: (minutes: number) => string
  readonly secondsLeft: (seconds: number) => string
  readonly link: string
  readonly plots: string
  readonly table: string
  readonly view: string
  readonly none: string
  readonly waiting: string
  readonly lastGames: string
  readonly game1: (run: string, n: number) => string
  readonly lengthHead: string
  readonly resultHead: string
  /** What came of a game that all win or lose; `none`: it was given up. */
  readonly outcomes: Readonly<Record<string, string>>
  readonly wonBySeat: (seats: string) => string
  /** What results are sorted by, and what it is called where it has not shown itself. */
  readonly groups: Readonly<Record<string, string>>
  readonly hidden: string
  readonly yes: string
  readonly no: string
}
