/** An error that is told to the caller: `code` for programs, `message` for people. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const noSession = (): Fault =>
  new Fault(401, 'noSession', 'Nobody is signed in. Ask GET /api/me first: it makes a guest.')
export const nothingHere = (): Fault => new Fault(404, 'notFound', 'There is nothing here.')
export const noSuchTable = (): Fault => new Fault(404, 'noSuchTable', 'There is no such table.')
export const notAllowed = (message: string): Fault => new Fault(403, 'notAllowed', message)
export const malformed = (message: string): Fault => new Fault(400, 'malformed', message)
export const conflict = (code: string, message: string): Fault => new Fault(409, code, message)
export const tooFast = (message: string): Fault => new Fault(429, 'tooFast', message)
