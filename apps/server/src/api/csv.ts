/** What a spreadsheet would take for the beginning of a formula. */
const startsFormula = /^[=+\-@\t\r]/
const isNumber = /^-?\d+(\.\d+)?$/
const needsQuotes = /[",\r\n]/

/**
 * A cell of RFC 4180. What a spreadsheet would run as a formula gets an apostrophe before it, as spreadsheets mark text;
 * numbers stay numbers, negative ones too.
 */
export function csvCell(value: string): string {
  const text = startsFormula.test(value) && !isNumber.test(value) ? `'${value}` : value
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a table, with its line break. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
