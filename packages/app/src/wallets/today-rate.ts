import { larger, ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { Assets } from './wallets.queries.ts'

/**
 * Today's profit as a fraction of what worked for it: what there was in the morning and what came in since. Null where there
 * was nothing.
 */
export function todayRate({ opening, netFlow, profit }: Assets['today']): string | null {
  const base = (parseDecimal(opening) ?? 0n) + larger(parseDecimal(netFlow) ?? 0n, 0n)
  const made = parseDecimal(profit.value)
  return base <= 0n || made === undefined ? null : printDecimal((made * ONE) / base)
}
