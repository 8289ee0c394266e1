import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { nearestOnGrid } from '@touchstone/domain/money/mul-div'
import { deriveQuote } from '../derive-quote.ts'
import { type CsvRow, decimalIn, fail, readCsv, timeIn } from './csv-rows.ts'

const quoteColumns = ['time_ms', 'bid', 'ask']
const tradeColumns = ['time_ms', 'price', 'qty']
const sidedTradeColumns = [...tradeColumns, 'side']

/**
 * Reads recorded quotes or trades as the ticks of a feed, received at the time they happened. Quotes stay as
 * recorded; for a trade the price is truncated to the price tick and bid and ask are derived from the symbol's
 * spread. As in real feeds, times may repeat but not go back.
 * @throws Error naming the line when a row is malformed or out of order.
 */
export async function readRecordedTicks(file: string, terms: SymbolTerms): Promise<FeedTick[]> {
  const { columns, rows } = await readCsv(file, [quoteColumns, tradeColumns, sidedTradeColumns])
  const read = columns === quoteColumns ? quoteOf : tradeOf
  let before = 0
  return rows.map((row) => {
    const at = timeIn(row, 0)
    if (at < before) fail(row, `the time ${at} should not be before the previous row at ${before}`)
    before = at
    return { symbol: terms.symbol, ...read(row, terms), sourceAt: at, receivedAt: at, source: 'replay:ticks' }
  })
}

type Quoted = Pick<FeedTick, 'bid' | 'ask' | 'last' | 'volume' | 'derived'>

function quoteOf(row: CsvRow): Quoted {
  const [bid, ask] = [decimalIn(row, 1), decimalIn(row, 2)]
  return { bid, ask, last: bid, volume: 0n, derived: false }
}

function tradeOf(row: CsvRow, terms: SymbolTerms): Quoted {
  const last = nearestOnGrid(decimalIn(row, 1), terms.priceTick).below
  return { ...deriveQuote(last, terms), last, volume: decimalIn(row, 2), derived: true }
}
