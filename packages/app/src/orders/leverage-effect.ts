import type { Book } from '@touchstone/domain/books/book'
import type { Facts } from '@touchstone/domain/books/facts'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { larger, type Money, type Price, type Rate } from '@touchstone/domain/money/decimal'
import type { Direction } from '@touchstone/domain/positions/position'
import { notionalOf, openingPrice } from '@touchstone/domain/positions/valuation'
import type { Refusal } from '@touchstone/domain/rulebook/nouns'
import type { Engine } from '../previews/preview-context.queries.ts'
import type { OrderDraft } from './order-form.ts'
import { estimateOrder } from './estimate-order.ts'
import { distanceOf } from './order-figures.ts'

/** What another leverage would do to what is open, and to the order that is being written. */
export type LeverageEffect = {
  refusal: Refusal | undefined
  /** The largest position that its brackets allow. */
  notionalMax: Money
  /** Each open position's margin as it moves, and the liquidation price that it gets. */
  positions: { direction: Direction; margin: Money; moved: Money; liquidationPrice: Price | null }[]
  /** What the order that is typed would need and risk; undefined where it would be none. */
  order: { notional: Money; margin: Money; liquidationPrice: Price | null } | undefined
  /** Where a small new position would be liquidated, isolated, and how far that is; undefined without a price. */
  fresh: { liquidationPrice: Price; distance: Rate } | undefined
}

type Known = { engine: Engine; book: Book; facts: Facts }

export function leverageEffect(draft: OrderDraft, leverage: number, { engine, book, facts }: Known): LeverageEffect {
  const { symbol, marginMode } = draft
  const notionalMax = notionalUnder(facts.settings.symbols.get(symbol), leverage)
  const outlook = engine.leverageOutlook(book, { kind: 'set_leverage', symbol, marginMode, leverage }, facts)
  const fresh = marginMode === 'isolated' ? freshPosition(draft, leverage, { engine, facts }) : undefined
  if (!outlook.ok) return { refusal: outlook.refusal, notionalMax, positions: [], order: undefined, fresh }
  const estimate = estimateOrder(draft, { engine, book: outlook.value.book, facts })
  const order = estimate?.result.kind === 'shown' ? estimate.result.outlook : undefined
  return {
    refusal: undefined,
    notionalMax,
    positions: outlook.value.positions.map(({ before, after, liquidationPrice }) => ({
      direction: after.direction,
      margin: after.margin,
      moved: after.margin - before.margin,
      liquidationPrice,
    })),
    order:
      order === undefined || estimate?.cost === undefined
        ? undefined
        : { ...estimate.cost, liquidationPrice: order.liquidationPrice },
    fresh,
  }
}

/** The smallest that there is, at the present price: the brackets of larger ones bring the liquidation nearer. */
function freshPosition(
  { symbol, direction }: Pick<OrderDraft, 'symbol' | 'direction'>,
  leverage: number,
  { engine, facts }: Pick<Known, 'engine' | 'facts'>,
): LeverageEffect['fresh'] {
  const terms = facts.settings.symbols.get(symbol)
  const market = facts.market(symbol)
  if (terms === undefined || market === undefined) return undefined
  const price = openingPrice(direction, market.tick)
  const cost = notionalOf(terms.quantityStep, price)
  const liquidationPrice = engine.isolatedLiquidationPrice(
    { direction, quantity: terms.quantityStep, cost, margin: cost / BigInt(leverage) },
    terms,
  )
  const distance = liquidationPrice === null ? undefined : distanceOf(liquidationPrice, price)
  return liquidationPrice === null || distance === undefined ? undefined : { liquidationPrice, distance }
}

const notionalUnder = (terms: SymbolTerms | undefined, leverage: number): Money =>
  (terms?.brackets ?? [])
    .filter(({ leverageMax }) => leverageMax >= leverage)
    .reduce((most, { notionalUpTo }) => larger(most, notionalUpTo), 0n)

/** Where the slider has dots: one, and what each bracket allows. */
export const leverageMarks = (terms: SymbolTerms | undefined): number[] =>
  [...new Set([1, ...(terms?.brackets ?? []).map(({ leverageMax }) => leverageMax)])].toSorted((a, b) => a - b)
