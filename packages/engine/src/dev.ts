/** Tests run with freezing and id checks; the real thing runs without. */
let on = false
export const dev = (value = true): void => {
  on = value
}
export const isDev = (): boolean => on
