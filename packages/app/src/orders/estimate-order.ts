import { type Book, partOf, recordsOf } from '@touchstone/domain/books/book'
import type { Facts, MarketState } from '@touchstone/domain/books/facts'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { type Money, type Price, type Quantity, smaller } from '@touchstone/domain/money/decimal'
import { isOnGrid } from '@touchstone/domain/money/mul-div'
import { leverageKey, leveragesPart } from '@touchstone/domain/positions/held-positions'
import { type Direction, type MarginMode, positionRecord } from '@touchstone/domain/positions/position'
import { notionalOf, openingPrice } from '@touchstone/domain/positions/valuation'
import type { Outlook } from '../previews/engine.ts'
import type { Engine } from '../previews/preview-context.queries.ts'
import {
  type Fault,
  faultOf,
  formOrder,
  limitPriceOf,
  type OpeningCommand,
  type OrderDraft,
  type OrderField,
  quantityOf,
} from './order-form.ts'
import { costOf, quantityForCost, quantityUnderBrackets, type Terms } from './order-size.ts'

/** An order at the current prices: its result, what is missing, or why it would be refused. */
export type OrderEstimate = {
  terms: SymbolTerms
  leverage: number
  leverageMax: number
  state: MarketState | 'missing'
  /** What it is priced at: ask or bid, or its own limit; undefined while there is none. */
  price: Price | undefined
  /** The limit that was typed; undefined for a market order. */
  limit: Price | undefined
  /** The market has already reached the limit: it fills as a market order. */
  fillsAtOnce: boolean
  free: Money
  quantity: Quantity | undefined
  /** What a quantity on the step costs, whether or not the free margin covers it. */
  cost: { notional: Money; margin: Money; fee: Money } | undefined
  /** The largest quantity that free margin and brackets allow. */
  quantityMax: Quantity
  /** What results; where only a stop is wrong, what results without stops, so that one can see it while typing them. */
  outlook: Outlook | undefined
  result:
    | { kind: 'incomplete'; missing: OrderField }
    | ({ kind: 'refused' } & Fault)
    | { kind: 'shown'; command: OpeningCommand; outlook: Outlook }
}

type Known = { engine: Engine; book: Book; facts: Facts }

/** Returns undefined for an unknown symbol. */
export function estimateOrder(draft: OrderDraft, { engine, book, facts }: Known): OrderEstimate | undefined {
  const terms = facts.settings.symbols.get(draft.symbol)
  if (terms === undefined) return undefined
  const market = facts.market(draft.symbol)
  const leverage = leverageIn(book, facts, draft)
  const quoted = market && openingPrice(draft.direction, market.tick)
  const limit = draft.type === 'limit' ? limitPriceOf(draft) : undefined
  const fillsAtOnce = limit !== undefined && quoted !== undefined && isReached(draft.direction, limit, quoted)
  const price = limit === undefined || fillsAtOnce ? quoted : limit
  const free = engine.freeOf(book, facts)
  const common = {
    terms,
    leverage,
    leverageMax: terms.brackets[0]?.leverageMax ?? 1,
    state: market?.state ?? ('missing' as const),
    price,
    limit,
    fillsAtOnce,
    free,
  }
  if (price === undefined) {
    const result = { kind: 'refused', ...faultOf({ kind: 'price_missing', symbol: draft.symbol }) } as const
    return { ...common, quantity: undefined, cost: undefined, quantityMax: 0n, outlook: undefined, result }
  }
  const feeRate = limit === undefined || fillsAtOnce ? terms.takerRate : terms.makerRate
  const at: Terms = { price, leverage, feeRate, quantityStep: terms.quantityStep }
  const quantity = quantityOf(draft, at)
  return {
    ...common,
    quantity,
    cost: costIn(quantity, at),
    quantityMax: smaller(quantityForCost(free, at), quantityUnderBrackets(heldIn(book, draft), at, terms.brackets)),
    ...resultOf(draft, at, { engine, book, facts }, terms),
  }
}

type Resulting = Pick<OrderEstimate, 'result' | 'outlook'>

function resultOf(draft: OrderDraft, at: Terms, known: Known, { priceTick }: SymbolTerms): Resulting {
  const formed = formOrder(draft, { ...at, priceTick })
  if (!formed.ok) return { result: { kind: 'incomplete', missing: formed.missing }, outlook: undefined }
  const { command } = formed
  const previewed = known.engine.outlookOf(known.book, command, known.facts)
  if (previewed.ok) return { result: { kind: 'shown', command, outlook: previewed.value }, outlook: previewed.value }
  const fault = faultOf(previewed.refusal)
  const isStop = fault.place === 'takeProfit' || fault.place === 'stopLoss'
  const bare = isStop
    ? known.engine.outlookOf(known.book, { ...command, takeProfit: null, stopLoss: null }, known.facts)
    : undefined
  return { result: { kind: 'refused', ...fault }, outlook: bare?.ok === true ? bare.value : undefined }
}

function costIn(quantity: Quantity | undefined, at: Terms): OrderEstimate['cost'] {
  if (quantity === undefined || quantity <= 0n || !isOnGrid(quantity, at.quantityStep)) return undefined
  return { notional: notionalOf(quantity, at.price), ...costOf(quantity, at) }
}

const isReached = (direction: Direction, limit: Price, quoted: Price): boolean =>
  direction === 'long' ? quoted <= limit : quoted >= limit

/** The leverage set for a symbol and margin mode; without one, the default, capped at the maximum. */
export function leverageIn(
  book: Book,
  { settings }: Facts,
  { symbol, marginMode }: { symbol: string; marginMode: MarginMode },
): number {
  const leverageMax = settings.symbols.get(symbol)?.brackets[0]?.leverageMax ?? 1
  return (
    partOf(book, leveragesPart)[leverageKey(symbol, marginMode)] ??
    Math.min(settings.positions.leverageDefault, leverageMax)
  )
}

/** The quantity of the open position that an opening would increase. */
function heldIn(book: Book, { symbol, direction, marginMode }: OrderDraft): Quantity {
  const held = [...recordsOf(book, positionRecord).values()].find(
    (each) => each.symbol === symbol && each.direction === direction && each.marginMode === marginMode,
  )
  return held?.quantity ?? 0n
}
