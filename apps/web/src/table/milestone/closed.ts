/** Which milestones of a table were closed, for as long as the tab is open: a reload does not bring them back. */
const keyOf = (table: string) => `tabletome.milestone.${table}`

export const closedAt = (table: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

/** Only those of the last line can come up again. */
export const keepClosed = (table: string, closed: readonly string[]) => {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(closed.slice(-8)))
  } catch {
    // Without storage a reload shows the milestone once more, nothing worse.
  }
}
