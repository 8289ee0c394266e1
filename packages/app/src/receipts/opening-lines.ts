import { ONE } from '@touchstone/domain/money/decimal'
import type { Opened } from '@touchstone/domain/positions/opening'
import { exact, exactPercent } from './exact.ts'
import { type Line, result } from './formula-line.ts'

/** The value at the price, the margin for it, and the fee. */
export function openingLines({ quantity, price, notional, leverage, margin, feeRate, fee }: Opened): Line[] {
  const isUp = (whole: boolean): { note?: 'receipts.roundedUp' } => (whole ? {} : { note: 'receipts.roundedUp' })
  return [
    {
      label: 'receipts.positionValue',
      expression: `${exact(quantity)} × ${exact(price)}`,
      result: result(exact(notional), 'USDT'),
    },
    {
      label: 'words.margin',
      expression: `${exact(notional)} ÷ ${leverage}`,
      result: result(exact(margin), 'USDT'),
      ...isUp(margin * BigInt(leverage) === notional),
    },
    {
      label: 'words.fee',
      expression: `${exact(notional)} × ${exactPercent(feeRate)}`,
      result: result(exact(fee), 'USDT'),
      ...isUp(fee * ONE === notional * feeRate),
    },
  ]
}
