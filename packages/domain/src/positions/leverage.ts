import { type Book, partOf } from '../books/book.ts'
import { type Draft, openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { larger, smaller } from '../money/decimal.ts'
import { leverageRestriction } from '../restrictions/restrictions.ts'
import { refuse } from '../result.ts'
import {
  crossRisk,
  crossWouldBeLiquidated,
  freeMargin,
  marketOf,
  markFact,
  staleCrossSymbol,
  termsOf,
} from './account-risk.ts'
import { openingBracket } from './brackets.ts'
import { keepLeverage, leverageKey, leveragesPart } from './held-positions.ts'
import { marginToSpare } from './margin.ts'
import { openableSymbol } from './order-checks.ts'
import { orderRecord } from './order.ts'
import type { CommandOf } from './position-commands.ts'
import type { PositionPosting } from './position-postings.ts'
import type { PositionRefusal as Refusal } from './position-refusal.ts'
import { type Position, positionRecord } from './position.ts'
import { initialMarginOf, isolatedWouldBeLiquidated, notionalOf } from './valuation.ts'

/**
 * Sets the leverage of a symbol and margin mode. On open isolated positions the difference of the initial margins (cost
 * / leverage, rounded up) moves between `contract` and `margin`: to `margin` if it is free, from it up to the removable
 * margin; manually added margin stays. On open cross positions the new initial margin must be covered.
 */
export function setLeverage(book: Book, command: CommandOf<'set_leverage'>, facts: Facts) {
  const current = partOf(book, leveragesPart)[leverageKey(command.symbol, command.marginMode)] ?? 1
  const restriction = leverageRestriction(book, { current, leverage: command.leverage }, facts)
  if (restriction !== undefined) return refuse(restriction)
  const draft = openDraft<PositionPosting>(book)
  const { symbol, marginMode, leverage } = command
  const positions = draft.all(positionRecord).filter((each) => each.symbol === symbol && each.marginMode === marginMode)
  const fault = leverageFault(draft, command, positions, facts)
  if (fault !== undefined) return refuse(fault)
  keepLeverage(draft, symbol, marginMode, leverage)
  const refusal =
    marginMode === 'isolated'
      ? moveIsolatedMargin(draft, positions, leverage, facts)
      : changeCrossLeverage(draft, positions, leverage, facts)
  if (refusal !== undefined) return refuse(refusal)
  if (crossWouldBeLiquidated(draft, facts)) return refuse({ kind: 'would_be_liquidated' })
  return draft.decide({ kind: 'leverage_set', symbol, marginMode, leverage })
}

function leverageFault(
  draft: Draft<PositionPosting>,
  { symbol, marginMode, leverage }: CommandOf<'set_leverage'>,
  positions: readonly Position[],
  facts: Facts,
): Refusal | undefined {
  const terms = facts.settings.symbols.get(symbol)
  if (terms === undefined) return { kind: 'symbol_unknown', symbol }
  const leverageMax = leverageMaxOf(positions, symbol, facts)
  if (!Number.isInteger(leverage) || leverage < 1 || leverage > leverageMax)
    return { kind: 'leverage_out_of_range', leverageMax }
  if (draft.all(orderRecord).some((each) => each.symbol === symbol && each.marginMode === marginMode))
    return { kind: 'order_resting', symbol }
  if (positions.length === 0) return undefined
  const tradable = openableSymbol(facts, symbol)
  if (!tradable.ok && tradable.refusal.kind !== 'symbol_off') return tradable.refusal
  const { gapLeverageMax } = facts.settings.positions
  const raises = positions.some((position) => leverage > position.leverage)
  if (raises && leverage > gapLeverageMax && marketOf(facts, symbol).gapAhead)
    return { kind: 'leverage_out_of_range', leverageMax: gapLeverageMax }
  const stale = staleCrossSymbol(draft, facts)
  return stale === undefined ? undefined : { kind: 'price_stale', symbol: stale }
}

/** The lowest maximum among the brackets of the open positions at mark; the first bracket's without any. */
function leverageMaxOf(positions: readonly Position[], symbol: string, facts: Facts): number {
  const terms = termsOf(facts, symbol)
  const last = terms.brackets.at(-1)?.leverageMax ?? 1
  return positions.reduce((least, { quantity }) => {
    const bracket = openingBracket(terms, notionalOf(quantity, markFact(facts, symbol)))
    return Math.min(least, bracket?.leverageMax ?? last)
  }, terms.brackets[0]?.leverageMax ?? 1)
}

function moveIsolatedMargin(
  draft: Draft<PositionPosting>,
  positions: readonly Position[],
  leverage: number,
  facts: Facts,
): Refusal | undefined {
  for (const position of positions) {
    const mark = markFact(facts, position.symbol)
    const delta = initialMarginOf(position.cost, leverage) - initialMarginOf(position.cost, position.leverage)
    const free = freeMargin(draft, facts)
    if (delta > free) return { kind: 'margin_insufficient', free, missing: delta - free }
    const released = delta < 0n ? smaller(-delta, marginToSpare({ ...position, leverage }, mark)) : 0n
    const added = larger(delta, 0n)
    const moved = { ...position, leverage, margin: position.margin + added - released }
    const subject = position.id
    draft.post({ kind: 'margin_locked', from: 'contract', to: 'margin', amount: added, subject })
    draft.post({ kind: 'margin_released', from: 'margin', to: 'contract', amount: released, subject })
    draft.put(positionRecord, moved)
    if (isolatedWouldBeLiquidated(moved, termsOf(facts, position.symbol), mark)) return { kind: 'would_be_liquidated' }
  }
  return undefined
}

function changeCrossLeverage(
  draft: Draft<PositionPosting>,
  positions: readonly Position[],
  leverage: number,
  facts: Facts,
): Refusal | undefined {
  const before = crossRisk(draft, facts).initialMargin
  for (const position of positions) draft.put(positionRecord, { ...position, leverage })
  const { contract, profit, initialMargin } = crossRisk(draft, facts)
  const missing = initialMargin - smaller(0n, profit) - contract
  return initialMargin > before && missing > 0n ? { kind: 'margin_insufficient', free: 0n, missing } : undefined
}
