import { printDecimal } from '../money/decimal.ts'
import { over } from '../money/mul-div.ts'
import type { CloseResult } from './position-result.ts'

type Averaged = 'cost' | 'value'

/** A result with its decimals as texts; null where no margin was put up. */
export type PrintedResult = { [Name in Exclude<keyof CloseResult, Averaged | 'yield'>]: string } & {
  entryPrice: string
  exitPrice: string
  yield: string | null
}

/** A result as it is told and shown: in place of cost and value the average prices, rounded down. */
export function printedResult(result: CloseResult): PrintedResult {
  const { quantity, cost, value, profit, openingFee, closingFee, liquidationFee, funding, insurance, margin } = result
  return {
    quantity: printDecimal(quantity),
    entryPrice: printDecimal(over(cost, quantity, 'down')),
    exitPrice: printDecimal(over(value, quantity, 'down')),
    profit: printDecimal(profit),
    openingFee: printDecimal(openingFee),
    closingFee: printDecimal(closingFee),
    liquidationFee: printDecimal(liquidationFee),
    funding: printDecimal(funding),
    insurance: printDecimal(insurance),
    margin: printDecimal(margin),
    net: printDecimal(result.net),
    yield: result.yield === null ? null : printDecimal(result.yield),
  }
}
