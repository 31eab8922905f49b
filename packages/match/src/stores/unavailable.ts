/** The store cannot be reached, or cannot store anything right now. Whether what was asked of it was done is not known. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
