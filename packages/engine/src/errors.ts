import type { Reason } from './types.ts'

/** An answer that is not possible now. Nothing has changed. */
export class Refused extends Error {
  readonly code: 'over' | 'notAsked' | 'notAnOption'
  /** Of a list of answers: which one. */
  readonly index: number | undefined
  readonly reason: Reason | undefined
  constructor(code: Refused['code'], message: string, more: { index?: number; reason?: Reason | undefined } = {}) {
    super(message)
    this.name = 'Refused'
    this.code = code
    this.index = more.index
    this.reason = more.reason
  }
}

/** Thrown where a view ends: another seat's zone, or the cards of a pile. Rules never catch it. */
export class Hidden extends Error {
  readonly what: string
  constructor(what: string) {
    super(`hidden: ${what}`)
    this.name = 'Hidden'
    this.what = what
  }
}
