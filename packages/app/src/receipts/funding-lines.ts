import { absolute, ONE } from '@touchstone/domain/money/decimal'
import type { FundingReply } from '@touchstone/domain/positions/position-replies'
import { exact, exactPercent } from './exact.ts'
import { type Line, result } from './formula-line.ts'
import { markLine } from './mark-line.ts'
import type { ReadReceipt } from './read-decided.ts'

/** The last mark before the time, and quantity × mark × rate of each position: at a positive rate longs pay. */
export function fundingLines(
  { symbol, sequence, mark, rate, payments }: FundingReply,
  tick: ReadReceipt['tick'],
): Line[] {
  const last = tick(symbol, sequence)
  return [
    ...(last === undefined ? [] : [markLine('words.markPrice', last)]),
    ...payments.map(({ direction, quantity, notional, amount }): Line => {
      const due = (direction === 'long' ? notional : -notional) * rate
      const isLess = amount > 0n && amount * ONE < due
      return {
        label: amount > 0n ? 'receipts.paid' : 'receipts.received',
        of: symbol,
        expression: `${exact(quantity)} × ${exact(mark)} × ${exactPercent(rate)}`,
        result: result(exact(absolute(amount)), 'USDT'),
        ...(isLess
          ? { note: 'receipts.cutToWhatWasLeft' as const }
          : amount * ONE === due
            ? {}
            : { note: amount > 0n ? ('receipts.roundedUp' as const) : ('receipts.roundedDown' as const) }),
      }
    }),
  ]
}
