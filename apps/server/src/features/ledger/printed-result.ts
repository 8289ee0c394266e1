import { printDecimal } from '@touchstone/domain/money/decimal'
import { over } from '@touchstone/domain/money/mul-div'
import type { Position } from '@touchstone/domain/positions/position'
import {
  type CloseResult,
  type PartResult,
  type PositionLife,
  sumOfResults,
} from '@touchstone/domain/positions/position-result'
import type { closeResult, partResult, positionResult } from '@touchstone/wire/position-replies'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import { printed } from '../../api/printed.ts'

function printedResult(result: CloseResult): z.input<typeof closeResult> {
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
    yield: printed(result.yield),
  }
}

export const printedPart = ({ sequence, at, reason, ...result }: PartResult): z.input<typeof partResult> => ({
  ...printedResult(result),
  sequence,
  time: printWireTime(at),
  reason,
})

/** The result of a whole life; null while something is open, or where its rows were not found. */
export const printedLife = (life: PositionLife | undefined): z.input<typeof closeResult> | null =>
  life === undefined || life.open.quantity > 0n || life.parts.length === 0
    ? null
    : printedResult(sumOfResults(life.parts))

export function printedPositionResult(position: Position, life: PositionLife): z.input<typeof positionResult> {
  const { id, symbol, direction, leverage } = position
  const { quantity, cost, margin, openingFee, funding, realised } = life.open
  const open = {
    quantity: printDecimal(quantity),
    cost: printDecimal(cost),
    margin: printDecimal(margin),
    openingFee: printDecimal(openingFee),
    funding: printDecimal(funding),
    realised: printDecimal(realised),
  }
  return {
    id,
    symbol,
    direction,
    leverage,
    result: printedLife(life),
    parts: life.parts.map(printedPart),
    open: quantity === 0n ? null : open,
  }
}
