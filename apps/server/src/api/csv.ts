/** The characters that a spreadsheet takes for the start of a formula. */
const startsFormula = /^[=+\-@\t\r]/
const isNumber = /^-?\d+(\.\d+)?$/
const needsQuotes = /[",\r\n]/

/**
 * Returns a cell of RFC 4180. A cell that a spreadsheet would run as a formula gets an apostrophe in front, which
 * spreadsheets read as text; numbers stay numbers, also negative ones.
 */
export function csvCell(value: string): string {
  const text = startsFormula.test(value) && !isNumber.test(value) ? `'${value}` : value
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a table, with its line break. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
