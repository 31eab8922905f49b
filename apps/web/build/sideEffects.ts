const DEFINES = [
  /\/packages\/(?:boardkit|bots|engine|match)\/src\/(?!style\.ts)/,
  /\/apps\/web\/src\/(?!main\.tsx|sw\/|\w+\/worker\.ts)/,
  /\/games\/(?:\w+\/)?(?:text|frieze|costs|content|board)\//,
  /\/games\/\w+\/(?:words|rules\/.*\.query)\.ts$/,
]

/**
 * These modules do nothing but define themselves: what a page does not use of them need not come. Rules make themselves known to
 * their kit, a page and a worker start, styles apply.
 */
export const hasSideEffects = (id: string): boolean => !/\.tsx?$/.test(id) || !DEFINES.some(part => part.test(id))
