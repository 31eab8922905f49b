/** Which kept file answers a request; nothing for what belongs to the server or to other sites. */
export const answerFrom = (
  method: string,
  mode: string,
  url: string,
  origin: string,
  files: readonly string[],
): string | undefined => {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin || /^\/(api|ws|metrics)(\/|$)/.test(pathname)) return undefined
  if (files.includes(pathname)) return pathname
  // Every screen is the same page; only files with an ending are not screens.
  return mode === 'navigate' && !/\.\w+$/.test(pathname) ? '/' : undefined
}
