/** Once nothing else is to be done, or after a second; what is returned calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const wish = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(wish)
}
