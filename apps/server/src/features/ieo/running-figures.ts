import { setTimeout as sleep } from 'node:timers/promises'
import { allot, type Applied } from '@touchstone/domain/ieo-sales/allotment'
import type { Decimal } from '@touchstone/domain/money/decimal'
import type { IeoReply } from '@touchstone/domain/ieo-orders/ieo-order-commands'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { applicationsFor } from './sale-orders.store.ts'

/** What a sale is applied for now, and the part that everybody would get; null where lots are drawn. */
export type RunningFigures = { orders: number; lotsApplied: number; part: Decimal | null }

type Sale = { product: string; lots: number; cap: number; isDrawn: boolean }
/** `countedAt` is undefined while it is counted. Milliseconds of this process. */
type Kept = {
  figures: Promise<RunningFigures>
  countedAt: number | undefined
  tookMs: number
  isChanged: boolean
}

/** How long they are shown at most, where another server takes applications too. Our choice. */
const keptForMs = 5_000

/** A count is followed by a rest of this many times its duration: counting takes a fifth of the time at most. Our choice. */
const restFactor = 4

const changing: ReadonlySet<string> = new Set([
  'ieo_applied',
  'ieo_changed',
  'ieo_withdrawn',
] satisfies IeoReply['kind'][])

const figuresOf = (applied: readonly Applied[], { lots, cap, isDrawn }: Sale): RunningFigures => ({
  orders: applied.length,
  lotsApplied: applied.reduce((sum, each) => sum + each.lots, 0),
  part: isDrawn ? null : allot(applied, lots, cap).part,
})

/**
 * Counts the applications of sales, once for all readers. A reader who asks after an application has changed gets a count that
 * was made after that, and waits for it where the sale was counted a moment ago.
 */
export function runningFigures({ sql, onCommitted }: { sql: Sql; onCommitted: HousePort['onCommitted'] }) {
  const kept = new Map<string, Kept>()
  onCommitted((events) => {
    if (kept.size === 0) return
    for (const { reply } of events)
      if (changing.has(reply.kind)) {
        const found = kept.get((reply as IeoReply).order.product)
        if (found !== undefined) found.isChanged = true
      }
  })

  async function count(sale: Sale, entry: Kept, restMs: number): Promise<RunningFigures> {
    if (restMs > 0) await sleep(restMs)
    // What changes from now on may be missed.
    entry.isChanged = false
    const began = performance.now()
    try {
      return figuresOf(await applicationsFor(sql, sale.product, 'all'), sale)
    } catch (error) {
      kept.delete(sale.product)
      throw error
    } finally {
      entry.countedAt = performance.now()
      entry.tookMs = entry.countedAt - began
    }
  }

  function begin(sale: Sale, restMs: number): Promise<RunningFigures> {
    const entry: Kept = { figures: Promise.resolve(none), countedAt: undefined, tookMs: 0, isChanged: false }
    kept.set(sale.product, entry)
    entry.figures = count(sale, entry, restMs)
    return entry.figures
  }

  return async (sale: Sale): Promise<RunningFigures> => {
    for (;;) {
      const found = kept.get(sale.product)
      if (found === undefined) return begin(sale, 0)
      const { figures, countedAt, tookMs, isChanged } = found
      const age = performance.now() - (countedAt ?? performance.now())
      if (!isChanged && age < keptForMs) return figures
      if (countedAt !== undefined) return begin(sale, tookMs * restFactor - age)
      // Something changed during the count: count once more.
      await figures
    }
  }
}

const none: RunningFigures = { orders: 0, lotsApplied: 0, part: null }
