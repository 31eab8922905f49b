/** A table of many rows in one test: every row that fails is named, with what is wrong with it. */
export const faultsIn = <Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  check: (row: Row) => void,
): readonly string[] =>
  rows.flatMap(row => {
    try {
      check(row)
      return []
    } catch (fault) {
      return [`${nameOf(row)}: ${fault instanceof Error ? fault.message : String(fault)}`]
    }
  })
