import type { Posting } from '../ledger/posting.ts'
import type { Money } from '../money/decimal.ts'
import type { Realised, Settlement } from './settlement.ts'
import { feeOf, notionalOf } from './valuation.ts'

/** Returns the fees of a close, each rounded up, before they are limited to what is left. */
export function feesWanted({
  quantity,
  price,
  feeRate,
  liquidationRate,
}: Pick<Settlement, 'quantity' | 'price' | 'feeRate' | 'liquidationRate'>): {
  closingFee: Money
  liquidationFee: Money
} {
  const notional = notionalOf(quantity, price)
  return { closingFee: feeOf(notional, feeRate), liquidationFee: feeOf(notional, liquidationRate) }
}

/** A profit of another position, booked for a shortage. */
export const realisedPosting = ({ positionId, profit }: Realised): Posting => ({
  kind: 'profit',
  currency: 'USDT',
  from: 'house:counterparty',
  to: 'contract',
  amount: profit,
  subject: positionId,
})

/** Returns the postings of a close, in their order. */
export function closePostings(settlement: Settlement): Posting[] {
  const { positionId: subject, profit, released, closingFee, liquidationFee, insurancePaid, realised } = settlement
  const currency = 'USDT'
  const house = 'house:counterparty' as const
  const loss = profit < 0n ? -profit - insurancePaid : 0n
  const gain = profit > 0n ? profit : 0n
  const isIsolated = settlement.marginMode === 'isolated'
  const paidFrom = isIsolated ? ('margin' as const) : ('contract' as const)
  const free = isIsolated ? released - loss : 0n
  return [
    { kind: 'loss', currency, from: paidFrom, to: house, amount: loss, subject },
    { kind: 'insurance', currency, from: 'house:insurance', to: house, amount: insurancePaid, subject },
    { kind: 'margin_released', currency, from: 'margin', to: 'contract', amount: free, subject },
    { kind: 'profit', currency, from: house, to: 'contract', amount: gain, subject },
    ...realised.map(realisedPosting),
    { kind: 'closing_fee', currency, from: 'contract', to: 'house:fees', amount: closingFee, subject },
    { kind: 'liquidation_fee', currency, from: 'contract', to: 'house:insurance', amount: liquidationFee, subject },
  ]
}
