import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { Money, Price } from '@touchstone/domain/money/decimal'
import type { Position } from '@touchstone/domain/positions/position'
import { type Burden, closeResult } from '@touchstone/domain/positions/position-result'
import { closeEstimate } from './close-estimate.ts'

/** What closing all of a position at a price would bring, net of all fees, by the rule that settles it. */
export function netNow(
  position: Pick<Position, 'direction' | 'quantity' | 'cost'>,
  price: Price,
  { takerRate }: Pick<SymbolTerms, 'takerRate'>,
  burden: Burden,
): Money {
  const { quantity } = position
  const { profit, fee } = closeEstimate(position, quantity, price, takerRate)
  return closeResult(burden, { quantity, price, profit, closingFee: fee, liquidationFee: 0n, insurancePaid: 0n }).result
    .net
}
