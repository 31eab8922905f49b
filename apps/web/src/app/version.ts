declare const __VERSION__: string

/** Put in by the build. */
export const VERSION: string = __VERSION__
