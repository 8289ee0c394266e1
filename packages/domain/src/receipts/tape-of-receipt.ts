import { isWatermark, type TapeRow, type Tick } from '../market/tick.ts'
import { assert } from '../result.ts'
import type { Receipt } from './receipt.ts'

/** The rows of the tape that a receipt carries, found by symbol and sequence. Each throws when one is not there. */
export type ReceiptTape = {
  tick: (symbol: string, sequence: number) => Tick
  /** Both ends included; an empty list without a range. */
  range: (range: { symbol: string; from: number; to: number } | undefined) => TapeRow[]
  /** Returns the rows of a symbol after a sequence, up to the first gap. */
  after: (symbol: string, sequence: number) => TapeRow[]
}

export function tapeOf(receipt: Pick<Receipt, 'ticks'>): ReceiptTape {
  const rows = new Map(receipt.ticks.map(({ row }) => [`${row.symbol} ${row.sequence}`, row]))
  const find = (symbol: string, sequence: number): TapeRow | undefined => rows.get(`${symbol} ${sequence}`)
  const row = (symbol: string, sequence: number): TapeRow => {
    const found = find(symbol, sequence)
    assert(found !== undefined, `the receipt carries ${symbol} ${sequence}`)
    return found
  }
  return {
    tick(symbol, sequence) {
      const found = row(symbol, sequence)
      assert(!isWatermark(found), `${symbol} ${sequence} is a tick`)
      return found
    },
    range(range) {
      if (range === undefined) return []
      const { symbol, from, to } = range
      return Array.from({ length: to - from + 1 }, (_, index) => row(symbol, from + index))
    },
    after(symbol, sequence) {
      const found: TapeRow[] = []
      for (let next = find(symbol, sequence + 1); next !== undefined; next = find(symbol, next.sequence + 1))
        found.push(next)
      return found
    },
  }
}
