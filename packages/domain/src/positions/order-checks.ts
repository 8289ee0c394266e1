import type { Facts, MarketFact } from '../books/facts.ts'
import type { MarketRefusal } from '../books/refusal.ts'
import type { SymbolTerms } from '../market/symbol.ts'
import { markOf } from '../market/tick.ts'
import type { Price, Quantity } from '../money/decimal.ts'
import { isOnGrid, nearestOnGrid } from '../money/mul-div.ts'
import { ok, refuse, type Result } from '../result.ts'
import type { PositionRefusal as Refusal } from './position-refusal.ts'
import type { Direction, Stop } from './position.ts'

export type Tradable = { terms: SymbolTerms; market: MarketFact }

/** A symbol that takes openings now: on, priced, open and not stale. */
export function openableSymbol(facts: Facts, symbol: string): Result<Tradable, MarketRefusal> {
  const tradable = closableSymbol(facts, symbol)
  if (!tradable.ok) return tradable
  if (!tradable.value.terms.enabled) return refuse({ kind: 'symbol_off', symbol })
  if (tradable.value.market.state === 'stale') return refuse({ kind: 'price_stale', symbol })
  return tradable
}

/** A symbol that takes closes now: a stale one does (the close waits for its tick), a closed one does not. */
export function closableSymbol(facts: Facts, symbol: string): Result<Tradable, MarketRefusal> {
  const terms = facts.settings.symbols.get(symbol)
  if (terms === undefined) return refuse({ kind: 'symbol_unknown', symbol })
  const market = facts.market(symbol)
  if (market === undefined) return refuse({ kind: 'price_missing', symbol })
  if (market.state === 'closed') return refuse({ kind: 'market_closed', symbol })
  return ok({ terms, market })
}

export function quantityFault(quantity: Quantity, terms: SymbolTerms): Refusal | undefined {
  if (quantity <= 0n) return { kind: 'amount_not_positive', field: 'quantity' }
  if (isOnGrid(quantity, terms.quantityStep)) return undefined
  return { kind: 'quantity_off_grid', ...nearestOnGrid(quantity, terms.quantityStep) }
}

export function priceFault(field: string, price: Price, terms: SymbolTerms): Refusal | undefined {
  if (price <= 0n) return { kind: 'amount_not_positive', field }
  if (isOnGrid(price, terms.priceTick)) return undefined
  return { kind: 'price_off_grid', field, ...nearestOnGrid(price, terms.priceTick) }
}

type Stops = { takeProfit: Stop | null; stopLoss: Stop | null }

/** Checks that take-profit and stop-loss are on the grid and on the right side of `reference` when they are set. */
export function stopsFault(
  stops: Stops,
  direction: Direction,
  reference: Price,
  terms: SymbolTerms,
): Refusal | undefined {
  for (const field of ['takeProfit', 'stopLoss'] as const) {
    const stop = stops[field]
    if (stop === null) continue
    const fault =
      priceFault(field, stop.price, terms) ?? (stop.quantity === null ? undefined : quantityFault(stop.quantity, terms))
    if (fault !== undefined) return fault
    const above = (field === 'takeProfit') === (direction === 'long')
    const isRight = above ? stop.price > reference : stop.price < reference
    if (!isRight) return { kind: 'stop_on_wrong_side', field, mark: reference }
  }
  return undefined
}

export const markOfFact = (market: MarketFact): Price => markOf(market.tick)
