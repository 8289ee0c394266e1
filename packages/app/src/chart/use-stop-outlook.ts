import { decimal, parseDecimal, type Price } from '@touchstone/domain/money/decimal'
import type { Refusal } from '@touchstone/domain/rulebook/nouns'
import type { Book } from '../books/book.ts'
import { useSilence } from '../live/use-silence.ts'
import { liquidationBefore } from '../orders/stop-bound.ts'
import type { Position } from '../positions/positions.queries.ts'
import { shownStanding } from '../positions/shown-standing.ts'
import { positionIn, usePreviewContext } from '../previews/preview-context.queries.ts'
import { standingRefusal } from '../previews/standing-refusal.ts'
import { symbolsAround, useLiveFacts } from '../previews/use-live-facts.ts'
import type { StopDraft } from './price-lines.ts'
import { stopsRequest } from './stop-change.ts'

export type StopOutlook = {
  /** Where the position is liquidated before a stop at this price closes anything; undefined where it is not. */
  liquidation: Price | undefined
  /** Why the stop would be refused, by the rule that the server decides with. */
  refusal: Refusal | undefined
}

/** What becomes of a stop that is being moved, at the current prices. */
export function useStopOutlook(
  book: Book,
  position: Position,
  { kind, price }: Omit<StopDraft, 'positionId'>,
): StopOutlook {
  const context = usePreviewContext(book, position.symbol).data
  const facts = useLiveFacts(context, symbolsAround(context, position.symbol))
  const isSilent = useSilence()
  const { liquidationPrice } = shownStanding(position, context, facts)
  const at = parseDecimal(price)
  const isKnown = context !== undefined && facts !== undefined && positionIn(context, position.id) !== undefined
  const { id, takeProfit, stopLoss } = stopsRequest(position, kind, price)
  const command = {
    kind: 'set_stops' as const,
    positionId: id,
    takeProfit: readStop(takeProfit),
    stopLoss: readStop(stopLoss),
  }
  const refusal = isKnown && at !== undefined ? context.engine.stopsRefusal(context.book, command, facts) : undefined
  return {
    liquidation: liquidationBefore(kind, position.direction, at, parseDecimal(liquidationPrice ?? '')),
    refusal: standingRefusal(refusal, isSilent),
  }
}

const readStop = (stop: Position['stopLoss']) =>
  stop && { price: decimal(stop.price), quantity: stop.quantity === null ? null : decimal(stop.quantity) }
