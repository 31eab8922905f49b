/** What is made once for two names and shared from then on, found without writing a key: options are listed all the time. */
export const shared = <A extends string, B extends string, T>(make: (a: A, b: B) => T): ((a: A, b: B) => T) => {
  const made = new Map<A, Map<B, T>>()
  return (a, b) => {
    let of = made.get(a)
    if (of === undefined) made.set(a, (of = new Map<B, T>()))
    let one = of.get(b)
    if (one === undefined) of.set(b, (one = make(a, b)))
    return one
  }
}
