import { allot, type Applied } from '@touchstone/domain/ieo-sales/allotment'
import type { Decimal } from '@touchstone/domain/money/decimal'
import type { IeoReply } from '@touchstone/domain/ieo-orders/ieo-order-commands'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { applicationsFor } from './sale-orders.store.ts'

/** What a sale is applied for now, and the part that everybody would get; null where lots are drawn. */
export type RunningFigures = { orders: number; lotsApplied: number; part: Decimal | null }

type Sale = { product: string; lots: number; cap: number; isDrawn: boolean }
type Kept = { figures: Promise<RunningFigures>; at: number; tookMs: number; isChanged: boolean }

/** For so long they are shown at most, where another server takes applications too. Our choice. */
const keptForMs = 5_000

/** However many people apply, at most this part of the time goes into counting them: a tenth. Our choice. */
const restFactor = 10

const changing: ReadonlySet<string> = new Set([
  'ieo_applied',
  'ieo_changed',
  'ieo_withdrawn',
] satisfies IeoReply['kind'][])

export const figuresOf = (
  applied: readonly Applied[],
  { lots, cap, isDrawn }: Omit<Sale, 'product'>,
): RunningFigures => ({
  orders: applied.length,
  lotsApplied: applied.reduce((sum, each) => sum + each.lots, 0),
  part: isDrawn ? null : allot(applied, lots, cap).rate,
})

/** Counts what sales are applied for, once for all readers, and anew when an application has changed. */
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

  const isFresh = ({ at, tookMs, isChanged }: Kept): boolean => {
    const age = performance.now() - at
    return age < tookMs * restFactor || (!isChanged && age < keptForMs)
  }

  async function count(sale: Sale, entry: Kept): Promise<RunningFigures> {
    const began = performance.now()
    try {
      return figuresOf(await applicationsFor(sql, sale.product), sale)
    } catch (error) {
      kept.delete(sale.product)
      throw error
    } finally {
      entry.at = performance.now()
      entry.tookMs = entry.at - began
    }
  }

  return (sale: Sale): Promise<RunningFigures> => {
    const { product } = sale
    const found = kept.get(product)
    if (found !== undefined && isFresh(found)) return found.figures
    const entry: Kept = { figures: Promise.resolve(empty), at: performance.now(), tookMs: 0, isChanged: false }
    entry.figures = count(sale, entry)
    kept.set(product, entry)
    return entry.figures
  }
}

const empty: RunningFigures = { orders: 0, lotsApplied: 0, part: null }
