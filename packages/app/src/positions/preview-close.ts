import type { Book } from '@touchstone/domain/books/book'
import type { Facts } from '@touchstone/domain/books/facts'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { larger, type Money, type Price, type Quantity } from '@touchstone/domain/money/decimal'
import { isOnGrid } from '@touchstone/domain/money/mul-div'
import type { Position } from '@touchstone/domain/positions/position'
import { type Burden, type CloseResult, closeResult } from '@touchstone/domain/positions/position-result'
import { closingPrice } from '@touchstone/domain/positions/valuation'
import type { Refusal } from '@touchstone/domain/rulebook/nouns'
import { closeEstimate } from './close-estimate.ts'
import { type CloseDraft, limitOf } from './close-form.ts'
import type { Engine } from '../previews/preview-context.queries.ts'
import { typedDecimal } from '../format/typed-decimal.ts'

/** A close at the current prices. */
export type ClosePreview = {
  isLimit: boolean
  /** The current bid or ask, or the limit that was typed. */
  price: Price
  fillsAtOnce: boolean
  /** The price is stale: it fills on the next one. */
  waits: boolean
  estimate: { profit: Money; fee: Money } | undefined
  /** Net of all fees, as it will be shown; undefined while it is not known what the position bears already. */
  result: CloseResult | undefined
  /** What stays open. */
  left: Quantity
  refusal: Refusal | undefined
}

type Known = { engine: Engine; book: Book; facts: Facts }
type PreviewedOf = { terms: SymbolTerms; burden: Burden | undefined }

export function previewClose(
  draft: CloseDraft,
  position: Position,
  { engine, book, facts }: Known,
  { terms, burden }: PreviewedOf,
): ClosePreview {
  const market = facts.market(position.symbol)
  const quoted = market === undefined ? 0n : closingPrice(position.direction, market.tick)
  const limit = draft.type === 'limit' ? limitOf(draft) : undefined
  const fillsAtOnce = limit !== undefined && (position.direction === 'long' ? quoted >= limit : quoted <= limit)
  const price = limit === undefined || fillsAtOnce ? quoted : limit
  const quantity = typedDecimal(draft.quantity) ?? 0n
  const feeRate = limit === undefined || fillsAtOnce ? terms.takerRate : terms.makerRate
  const isWhole = quantity > 0n && quantity <= position.quantity && isOnGrid(quantity, terms.quantityStep)
  const estimate = isWhole && price > 0n ? closeEstimate(position, quantity, price, feeRate) : undefined
  return {
    isLimit: draft.type === 'limit',
    price,
    fillsAtOnce,
    waits: market?.state === 'stale' && (limit === undefined || fillsAtOnce),
    estimate,
    result: burden && estimate && resultOf(burden, { ...estimate, quantity, price }),
    left: larger(0n, position.quantity - quantity),
    refusal: quantity === 0n ? undefined : refusalOf(position.id, quantity, limit, { engine, book, facts }),
  }
}

const resultOf = (
  burden: Burden,
  { quantity, price, profit, fee }: { quantity: Quantity; price: Price; profit: Money; fee: Money },
): CloseResult =>
  closeResult(burden, { quantity, price, profit, closingFee: fee, liquidationFee: 0n, insurancePaid: 0n }).result

function refusalOf(
  positionId: string,
  quantity: Quantity,
  limit: Price | undefined,
  { engine, book, facts }: Known,
): Refusal | undefined {
  if (limit !== undefined)
    return engine.limitCloseRefusal(
      book,
      { kind: 'place_limit_close', positionId, quantity, price: limit, expiresAt: null },
      facts,
    )
  const outlook = engine.outlookOf(book, { kind: 'close_position', positionId, quantity }, facts)
  return outlook.ok ? undefined : outlook.refusal
}
