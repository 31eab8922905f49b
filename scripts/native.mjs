/** Packages with a part for each platform that cannot be bundled; build.mjs puts them beside the bundle. */
export const NATIVE = ['libsql', '@node-rs/argon2']
