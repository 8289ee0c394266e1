import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { BondOrder } from './bonds.queries.ts'

/** Whether this is more than somebody said to be able to lose. `bearable`: null for somebody who said nothing. */
export const isBeyond = (amount: string, bearable: string | null): boolean =>
  bearable !== null && read(amount) > read(bearable)

/** What of a currency is lent to issuers in all or set aside for it; a decimal string. */
export function lentIn(
  orders: readonly Pick<BondOrder, 'state' | 'currency' | 'amount' | 'remaining'>[],
  currency: string,
): string {
  const lent = orders
    .filter((order) => order.currency === currency)
    .map(({ state, amount, remaining }) => {
      if (state === 'requested' || state === 'subscribed') return read(amount)
      return state === 'running' || state === 'late' ? read(remaining) : 0n
    })
  return printDecimal(lent.reduce((sum, each) => sum + each, 0n))
}

/** An amount with what is lent before it. */
export const inAll = (amount: string, lent: string): string => printDecimal(read(amount) + read(lent))

/** Whether somebody said to be able to lose anything at all. */
export const canLose = (bearable: string): boolean => read(bearable) > 0n

const read = (text: string): bigint => parseDecimal(text) ?? 0n
