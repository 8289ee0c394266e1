import { ok, refuse, type Result } from '@touchstone/domain/result'
import { printWireTime } from '@touchstone/wire/wire-time'
import { dayMs } from '@touchstone/domain/time'
import type { Refused } from './handler.ts'
import { csvLine } from './csv.ts'
import { type AskedSpan, spanOf } from './span.ts'

/** Our choices. A row is some 120 to 250 bytes, so a table is a few megabytes at most. */
export const exportRowsMax = 20_000
const exportsAtOnceMax = 4
const daysMax = 366
const daysDefault = 30

/** The header of a column of times. */
export const timeHeader = (name: string): string => `${name} (UTC+08:00)`

export type Table = { fileName: string; csv: string; rows: number; truncated: boolean }
export type TableAsked = {
  /** The start of the file's name, such as `ledger`. */
  name: string
  book: string
  header: readonly string[]
  span: { from: number; to: number }
}

/**
 * The span that an export covers: as asked, up to now, and 30 days long where no beginning is given. Refuses more than
 * 366 days.
 */
export function exportSpan(asked: AskedSpan, now: number): Result<TableAsked['span'], Refused> {
  const { from: begin, to: end } = spanOf(asked)
  const to = end ?? now
  const from = begin ?? to - daysDefault * dayMs
  return to - from > daysMax * dayMs ? refuse({ kind: 'export_range_too_long', days: daysMax }) : ok({ from, to })
}

/** Makes tables, a few at a time: each holds its text in memory until it is sent. */
export function createExporter(rowsMax = exportRowsMax) {
  let running = 0
  return async (
    { name, book, header, span }: TableAsked,
    pieces: AsyncIterable<readonly string[][]>,
  ): Promise<Result<Table, Refused>> => {
    if (running >= exportsAtOnceMax) return refuse({ kind: 'overloaded', seconds: 1 })
    running += 1
    try {
      const [from, to] = [span.from, span.to].map((at) => printWireTime(at).slice(0, 10))
      const fileName = `${name}-${book}-${from}-to-${to}.csv`
      return ok({ fileName, ...(await textOf(header, pieces, rowsMax)) })
    } finally {
      running -= 1
    }
  }
}

/** Piece by piece, so that others have their turn in between. */
async function textOf(
  header: readonly string[],
  pieces: AsyncIterable<readonly string[][]>,
  rowsMax: number,
): Promise<Omit<Table, 'fileName'>> {
  let csv = csvLine(header)
  let rows = 0
  for await (const piece of pieces) {
    for (const cells of piece) {
      if (rows === rowsMax) return { csv, rows, truncated: true }
      csv += csvLine(cells)
      rows += 1
    }
  }
  return { csv, rows, truncated: false }
}
