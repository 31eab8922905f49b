export const diamonds = (level: number) => '◆'.repeat(level)
/** The same where room is short. */
export const levelSign = (level: number) => (level < 3 ? diamonds(level) : `${level}◆`)
