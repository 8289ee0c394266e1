import { printDecimal } from '@touchstone/domain/money/decimal'
import type { Position } from '@touchstone/domain/positions/position'
import type { Burden, PartResult } from '@touchstone/domain/positions/position-result'
import { printedResult } from '@touchstone/domain/positions/printed-result'
import type { partResult, positionLife, positionResult } from '@touchstone/wire/position-replies'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import type { PositionLife } from '../../house/ledger/close-results.store.ts'

export const printedPart = ({ sequence, place, at, reason, ...result }: PartResult): z.input<typeof partResult> => ({
  ...printedResult(result),
  sequence,
  place,
  time: printWireTime(at),
  reason,
})

/** Before a position has closed anything, or where its rows were not found. */
export const nothingKnown: PositionLife = { open: undefined, parts: [] }

/** What a position brought: the result of its whole life where nothing of it is open, and its latest closes. */
export const printedLife = ({ open, parts }: PositionLife): z.input<typeof positionLife> => {
  const last = parts.at(-1)
  return {
    result: open === undefined && last !== undefined ? printedResult(last.life) : null,
    closes: last?.closes ?? 0,
    parts: parts.map(printedPart),
  }
}

export function printedPositionResult(position: Position, life: PositionLife): z.input<typeof positionResult> {
  const { id, symbol, direction, leverage, openedAt } = position
  const open = life.open === undefined ? null : printedBurden(life.open)
  return { id, symbol, direction, leverage, openTime: printWireTime(openedAt), ...printedLife(life), open }
}

const printedBurden = ({ quantity, cost, margin, openingFee, funding, realised }: Burden) => ({
  quantity: printDecimal(quantity),
  cost: printDecimal(cost),
  margin: printDecimal(margin),
  openingFee: printDecimal(openingFee),
  funding: printDecimal(funding),
  realised: printDecimal(realised),
})
