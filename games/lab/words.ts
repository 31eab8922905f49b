/** What the plots and their tables say, in one language. */
export interface LabWords {
  readonly won: string
  readonly wonAxis: string
  readonly interval: string
  readonly seat: (n: number, level: string) => string
  readonly first: string
  readonly fair: string
  readonly length: string
  readonly rounds: string
  readonly answers: string
  readonly games: string
  readonly share: string
  readonly low: string
  readonly high: string
  readonly run: (n: number) => string
  readonly by: (rows: string, columns: string) => string
  readonly byOne: (columns: string) => string
  readonly all: string
  readonly heatAbout: string
  readonly compare: (one: string, two: string) => string
  readonly sameSeeds: string
  readonly otherSeeds: string
  readonly both: string
  readonly onlyOne: (name: string) => string
  readonly neither: string
  readonly minus: (two: string, one: string) => string
  readonly points: (points: string, low: string, high: string) => string
  readonly noDifference: string
  readonly difference: string
  readonly tooFew: string
  readonly unfinished: (n: number) => string
  readonly failed: (n: number) => string
  readonly answer: string
  readonly noAnswer: (games: number) => string
  readonly answerOne: (percent: number, low: number, high: number, games: number) => string
  readonly answerFirst: (percent: number, low: number, high: number, even: number) => string
  readonly answerRate: (name: string, percent: number) => string
  readonly answerRates: (rates: string) => string
  readonly answerFirstRates: (rates: string) => string
  readonly answerMore: (two: string, one: string, points: number, low: number, high: number) => string
  readonly answerLess: (two: string, one: string, points: number, low: number, high: number) => string
  readonly answerSame: (two: string, one: string, games: number) => string
}
