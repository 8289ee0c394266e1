import type { Facts } from '@touchstone/domain/books/facts'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { positionIn, type PreviewContext } from '../previews/preview-context.queries.ts'
import type { Position } from './positions.queries.ts'
import { printed } from '../format/print-money.ts'

/** The figures of a position that move with the price. */
export type ShownStanding = Pick<
  Position,
  'mark' | 'notional' | 'margin' | 'profit' | 'yield' | 'marginRatio' | 'liquidationPrice'
>

/**
 * The current value of a position by the domain's valuation; the server's last values while the rules have not loaded
 * or the context does not (or no longer) contain the position.
 */
export function shownStanding(
  record: Position,
  context: Pick<PreviewContext, 'engine' | 'book'> | undefined,
  facts: Facts | undefined,
): ShownStanding {
  const position = positionIn(context, record.id)
  const market = facts?.market(record.symbol)
  if (context === undefined || facts === undefined || position === undefined || market === undefined) return record
  const standing = context.engine.standingOf(context.book, position, facts)
  return {
    mark: printDecimal((market.tick.bid + market.tick.ask) / 2n),
    notional: printed(standing.notional),
    margin: printed(standing.margin),
    profit: printed(standing.profit),
    yield: printed(standing.yield),
    marginRatio: printed(standing.marginRatio),
    liquidationPrice: printed(standing.liquidationPrice),
  }
}
