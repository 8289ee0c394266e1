import type { Candle } from '@touchstone/domain/market/candle'
import { larger, type Price, printDecimal, smaller } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import { type CsvRow, decimalIn, fail, readCsv, timeIn } from './csv-rows.ts'

const columns = ['open_time_ms', 'open', 'high', 'low', 'close', 'volume']

/**
 * Reads the bars of one file and rounds prices to the nearest multiple of the price tick. A volume that was not
 * traded, such as a vendor's count of ticks, is read as zero.
 * @throws Error naming the line when a row is malformed, out of order, off the time grid or not a possible bar.
 */
export async function readRecordedBars(
  file: string,
  form: { lengthMs: number; priceTick: Price; volumeTraded: boolean },
): Promise<Candle[]> {
  const { rows } = await readCsv(file, [columns])
  const bars: Candle[] = []
  for (const row of rows) {
    const bar = barOf(row, form)
    const before = bars.at(-1)
    if (before !== undefined && bar.openAt <= before.openAt) {
      fail(row, `opens at ${bar.openAt}, but should open after the previous row at ${before.openAt}`)
    }
    bars.push(bar)
  }
  return bars
}

function barOf(row: CsvRow, form: { lengthMs: number; priceTick: Price; volumeTraded: boolean }): Candle {
  const openAt = timeIn(row, 0)
  if (openAt % form.lengthMs !== 0)
    fail(row, `opens at ${openAt}, but should open at a multiple of ${form.lengthMs} ms`)
  const [open, high, low, close] = [priceIn(row, 1), priceIn(row, 2), priceIn(row, 3), priceIn(row, 4)]
  const [lowest, highest] = [smaller(open, close), larger(open, close)]
  if (high < highest) fail(row, `the high ${printDecimal(high)} should be at least ${printDecimal(highest)}`)
  if (low > lowest) fail(row, `the low ${printDecimal(low)} should be at most ${printDecimal(lowest)}`)
  const snap = (price: Price): Price => nearestOnTick(price, form.priceTick)
  if (snap(low) === 0n) fail(row, `the low ${printDecimal(low)} rounds to zero price ticks`)
  const volume = decimalIn(row, 5)
  return {
    openAt,
    open: snap(open),
    high: snap(high),
    low: snap(low),
    close: snap(close),
    volume: form.volumeTraded ? volume : 0n,
  }
}

function priceIn(row: CsvRow, column: number): Price {
  const price = decimalIn(row, column)
  if (price === 0n) fail(row, `the ${columns[column] ?? 'price'} is zero, but should be positive`)
  return price
}

const nearestOnTick = (price: Price, tick: Price): Price => mulDiv(2n * price + tick, 1n, 2n * tick, 'down') * tick
