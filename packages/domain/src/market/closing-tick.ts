import { assert } from '../result.ts'
import { isWatermark, type TapeRow, type Tick, timeOf } from './tick.ts'

/** After such a row no tick with a source time at or before `at` is ever taped. */
export const seals = (row: TapeRow, at: number): boolean =>
  isWatermark(row) ? row.watermarkAt >= at : row.sourceAt > at

/**
 * The last tick of a symbol at or before a time, in epoch milliseconds. `rows`: that tick, lower watermarks if any, and the first row
 * that seals the time.
 * @throws if the rows are something else.
 */
export function closingTick({ symbol, at }: { symbol: string; at: number }, rows: readonly TapeRow[]): Tick {
  assertTape(symbol, rows)
  const [close, ...after] = rows
  assert(close !== undefined && !isWatermark(close), 'the closing rows begin with a tick')
  assert(close.sourceAt <= at, 'the closing tick is not after the time that it closes')
  assert(
    after.slice(0, -1).every((row) => isWatermark(row) && row.watermarkAt < at),
    'nothing but lower watermarks stands between the last tick and the row that seals it',
  )
  return close
}

/** One symbol, sequences without a hole, and no tick at or before the time of any row above it. @throws where it is not. */
export function assertTape(symbol: string, rows: readonly TapeRow[]): void {
  let latestAt: number | undefined
  for (const [index, row] of rows.entries()) {
    assert(row.symbol === symbol, 'the rows are of the symbol that was asked for')
    assert(row.sequence === (rows[0]?.sequence ?? 0) + index, 'the rows of a tape have consecutive sequences')
    assert(isWatermark(row) || latestAt === undefined || row.sourceAt > latestAt, 'no tick stands behind its tape')
    latestAt = Math.max(latestAt ?? 0, timeOf(row))
  }
}
