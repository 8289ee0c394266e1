import { setTimeout as wait } from 'node:timers/promises'
import { isWatermark, type TapeRow } from '@touchstone/domain/market/tick'
import type { Sql } from '../../platform/database.ts'
import { faultOf } from '../../platform/session.ts'
import { addHeads, appendRows, holdsRows, type TapeHead } from './tape.store.ts'
import type { TickDays } from './tick-days.ts'

const retryAfterMs = { first: 20, most: 1_000 }

type TapeWriterOptions = {
  /** A session that nobody else keeps busy. */
  writer: Sql
  days: Pick<TickDays, 'ensure'>
  heads: readonly TapeHead[]
}

/**
 * Returns a function that tries until rows are committed exactly once, or it is certain that they cannot be: then it
 * rejects. `mayRetry` is asked after an error that may pass.
 */
export function createTapeWriter({ writer, days, heads }: TapeWriterOptions) {
  const withHead = new Set(heads.map((head) => head.symbol))

  async function prepare(rows: readonly TapeRow[]): Promise<void> {
    const fresh = rows.map((row) => row.symbol).filter((symbol) => !withHead.has(symbol))
    if (fresh.length > 0) await addHeads(writer, [...new Set(fresh)])
    for (const symbol of fresh) withHead.add(symbol)
    await days.ensure(new Set(rows.map((row) => (isWatermark(row) ? row.watermarkAt : row.sourceAt))))
  }

  return async (rows: readonly TapeRow[], mayRetry: () => boolean): Promise<void> => {
    for (let pauseMs = retryAfterMs.first; ; pauseMs = Math.min(2 * pauseMs, retryAfterMs.most)) {
      try {
        await prepare(rows)
        if ((await appendRows(writer, rows)) || (await holdsRows(writer, rows))) return
        throw new Error('another server is writing this tape')
      } catch (error) {
        if (!isPassing(error) || !mayRetry()) throw error
        await wait(pauseMs)
      }
    }
  }
}

/** Returns whether a retry may succeed: not if the database rejected the rows, nor with a closed client. */
const isPassing = (error: unknown): boolean =>
  faultOf(error) === 'transient' && !(error instanceof Error && 'code' in error && error.code === 'CONNECTION_ENDED')
