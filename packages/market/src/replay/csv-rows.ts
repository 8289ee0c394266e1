import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Decimal, parseDecimal } from '@touchstone/domain/money/decimal'

const unzip = promisify(gunzip)

/** A row of a recorded file, with its place for error messages. */
export type CsvRow = { file: string; line: number; cells: string[] }

/**
 * Reads a CSV file, unzipped first if its name ends in `.gz`. The first line names the columns.
 * @throws Error when the columns are not among those allowed, or a row has a different number of cells.
 */
export async function readCsv(
  file: string,
  allowed: readonly (readonly string[])[],
): Promise<{ columns: readonly string[]; rows: CsvRow[] }> {
  const bytes = await readFile(file)
  const text = (file.endsWith('.gz') ? await unzip(bytes) : bytes).toString('utf8')
  const [header = '', ...lines] = text.split(/\r?\n/)
  const columns = allowed.find((names) => names.join(',') === header)
  if (columns === undefined) {
    const choices = allowed.map((names) => `"${names.join(',')}"`).join(' or ')
    throw new Error(`${file} line 1: the columns are "${header}"; expected ${choices}`)
  }
  if (lines.at(-1) === '') lines.pop()
  const rows = lines.map((line, i) => ({ file, line: i + 2, cells: line.split(',') }))
  for (const row of rows) {
    if (row.cells.length !== columns.length) fail(row, `${row.cells.length} cells; expected ${columns.length}`)
  }
  return { columns, rows }
}

/** Rejects a row with a message that says what is wrong there and what would be right. */
export function fail(row: CsvRow, message: string): never {
  throw new Error(`${row.file} line ${row.line}: ${message}`)
}

/** A time in epoch milliseconds. */
export function timeIn(row: CsvRow, column: number): number {
  const text = row.cells[column] ?? ''
  const time = Number(text)
  if (!/^\d{1,15}$/.test(text)) fail(row, `the time "${text}" should be whole milliseconds since 1970`)
  return time
}

const scientific = /^(\d)(?:\.(\d+))?e-(\d{1,2})$/

/** A decimal that is not negative. Also accepts `3.8e-05`, the form in which some recorders write small quantities. */
export function decimalIn(row: CsvRow, column: number): Decimal {
  const text = row.cells[column] ?? ''
  const match = scientific.exec(text)
  const value = parseDecimal(match === null ? text : plainForm(match))
  if (value === undefined || value < 0n) fail(row, `"${text}" should be a non-negative decimal number such as 12.5`)
  return value
}

function plainForm([, whole = '', fraction = '', exponent = '']: RegExpExecArray): string {
  return `0.${'0'.repeat(Math.max(Number(exponent) - 1, 0))}${whole}${fraction}`
}
