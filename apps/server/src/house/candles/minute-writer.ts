import { type Candle, candleOpenAt } from '@touchstone/domain/market/candle'
import { hourMs } from '@touchstone/domain/time'
import type { Backfill } from './backfill.ts'
import { foldStored, storedIntervals, writeCandles, type Writer, writeSpan } from './candles.store.ts'

type WaitingMinute = { symbol: string; candle: Candle }

type MinuteWriterOptions = {
  write: (work: (transaction: Writer) => Promise<void>) => Promise<void>
  backfill: Pick<Backfill, 'spanOf'> | undefined
  log: (message: string, details: Record<string, unknown>) => void
  /** How long minutes wait for others; undefined: until `flush`. */
  writeEveryMs: number | undefined
}

/** Collects minutes and stores them together, with the longer candles of their hours. */
export function createMinuteWriter({ write, backfill, log, writeEveryMs }: MinuteWriterOptions) {
  const waiting = new Map<string, WaitingMinute>()
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function writeSoon(): void {
    if (writeEveryMs === undefined || timer !== undefined || closed) return
    timer = setTimeout(() => {
      timer = undefined
      flush().catch((error: unknown) => {
        log('failed to store candles', { error })
        writeSoon()
      })
    }, writeEveryMs)
  }

  /** Stores the waiting minutes; after a failure they keep waiting. */
  async function flush(): Promise<void> {
    if (waiting.size === 0) return
    const taken = new Map<string, WaitingMinute>()
    await write(async (transaction) => {
      for (const [key, minute] of waiting) taken.set(key, minute)
      await writeMinutes(transaction, [...taken.values()])
    })
    for (const [key, minute] of taken) if (waiting.get(key) === minute) waiting.delete(key)
  }

  async function writeMinutes(transaction: Writer, minutes: readonly WaitingMinute[]): Promise<void> {
    const hours = new Map<string, { symbol: string; hourAt: number }>()
    for (const { symbol, candle } of minutes) {
      const hourAt = candleOpenAt('1h', candle.openAt)
      hours.set(`${symbol} ${hourAt}`, { symbol, hourAt })
    }
    await writeCandles(transaction, '1m', 'tape', minutes)
    for (const { symbol, hourAt } of hours.values()) await foldMinutes(transaction, symbol, hourAt, hourAt + hourMs)
    for (const symbol of new Set(minutes.map((minute) => minute.symbol))) {
      const span = backfill?.spanOf(symbol)
      if (span !== undefined) await writeSpan(transaction, symbol, span)
    }
  }

  return {
    keep: (symbol: string, candle: Candle): void => {
      waiting.set(`${symbol} ${candle.openAt}`, { symbol, candle })
      writeSoon()
    },
    flush,
    /** Stops the timer; `flush` still works. */
    stop: (): void => {
      closed = true
      clearTimeout(timer)
    },
  }
}

/** Folds the minutes of whole hours into all longer stored intervals. */
export async function foldMinutes(sql: Writer, symbol: string, from: number, to: number): Promise<void> {
  for (const interval of storedIntervals)
    if (interval !== '1m') await foldStored(sql, symbol, { from, to, base: '1m', interval })
}
