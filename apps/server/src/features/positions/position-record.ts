import type { Book } from '@touchstone/domain/books/book'
import type { Facts } from '@touchstone/domain/books/facts'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { over } from '@touchstone/domain/money/mul-div'
import type { Position, Stop } from '@touchstone/domain/positions/position'
import { type BookSummary, type Standing, standingOf } from '@touchstone/domain/positions/standing'
import type { positions } from '@touchstone/wire/positions'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import { printed, printedMark, printedTime } from '../../api/printed.ts'
import { sequenceIn } from '../../executor/record-id.ts'
import type { PositionLife } from '../../house/ledger/close-results.store.ts'
import { nothingKnown, printedLife } from '../ledger/printed-result.ts'

export type PositionRecord = z.input<typeof positions.positions.reply>['records'][number]

export const printedStop = (stop: Stop | null): { price: string; quantity: string | null } | null =>
  stop && { price: printDecimal(stop.price), quantity: printed(stop.quantity) }

/** An open position as it stands now. */
export const openRecord = (book: Book, position: Position, facts: Facts): PositionRecord => ({
  ...recordOf(position, standingOf(book, position, facts)),
  ...printedMark(position.symbol, facts),
})

/** Of a closed position nothing has a value any more; its mark is the present one. */
export const closedRecord = (position: Position, life: PositionLife, facts: Facts): PositionRecord => ({
  ...recordOf(position, nothingLeft),
  ...printedMark(position.symbol, facts),
  ...printedLife(life),
})

const nothingLeft: Standing = {
  notional: 0n,
  margin: 0n,
  profit: 0n,
  yield: null,
  marginRatio: null,
  liquidationPrice: null,
}

function recordOf(position: Position, standing: Standing): Omit<PositionRecord, 'mark' | 'markState' | 'markTime'> {
  const { id, symbol, direction, marginMode, state, leverage, quantity, cost, openedAt, closeReason } = position
  return {
    id,
    symbol,
    direction,
    marginMode,
    state,
    leverage,
    quantity: printDecimal(quantity),
    closingQuantity: printDecimal(position.closingQuantity),
    entryPrice: quantity === 0n ? null : printDecimal(over(cost, quantity, 'down')),
    notional: printed(standing.notional),
    margin: printed(standing.margin),
    profit: printed(standing.profit),
    yield: printed(standing.yield),
    marginRatio: printed(standing.marginRatio),
    liquidationPrice: printed(standing.liquidationPrice),
    takeProfit: printedStop(position.takeProfit),
    stopLoss: printedStop(position.stopLoss),
    openTime: printWireTime(openedAt),
    openSequence: sequenceIn(id),
    closeTime: printedTime(position.closedAt),
    closeReason,
    ...printedLife(nothingKnown),
  }
}

export const printedSummary = (summary: BookSummary): z.input<typeof positions.positionsSummary.reply> => ({
  ...summary,
  equity: printed(summary.equity),
  free: printed(summary.free),
  margin: printed(summary.margin),
  profit: printed(summary.profit),
  marginRatio: printed(summary.marginRatio),
  total: printed(summary.total),
  reserved: printDecimal(summary.reserved),
})
