import type { Book } from '../books/book.ts'
import { type Draft, openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { larger, type Money, type Price, smaller } from '../money/decimal.ts'
import { amountOf, isOnGrid, nearestOnGrid, unitOf } from '../money/mul-div.ts'
import { ok, refuse, type Result } from '../result.ts'
import { crossWouldBeLiquidated, freeMargin, markFact, staleCrossSymbol } from './account-risk.ts'
import { openableSymbol } from './order-checks.ts'
import type { CommandOf } from './position-commands.ts'
import type { PositionPosting } from './position-postings.ts'
import type { PositionRefusal as Refusal } from './position-refusal.ts'
import { type Position, positionRecord } from './position.ts'
import { isolatedWouldBeLiquidated, notionalOf, profitAt, settlementPlaces } from './valuation.ts'

/** Locks more margin in an isolated position; it must be free. Margin calls may be sent again afterwards. */
export function addMargin(book: Book, command: CommandOf<'add_margin'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const { amount } = command
  const found = isolatedPosition(draft, command.positionId, amount, facts)
  if (!found.ok) return found
  const position = found.value
  const free = freeMargin(draft, facts)
  if (free < amount) return refuse({ kind: 'margin_insufficient', free, missing: amount - free })
  draft.post({ kind: 'margin_locked', from: 'contract', to: 'margin', amount, subject: position.id })
  draft.put(positionRecord, { ...position, margin: position.margin + amount, marginCallPercent: 0 })
  if (crossWouldBeLiquidated(draft, facts)) return refuse({ kind: 'would_be_liquidated' })
  return draft.decide({ kind: 'margin_added', positionId: position.id, amount, margin: position.margin + amount })
}

/** Takes margin out while margin + min(0, profit) ≥ notional(mark) / leverage afterwards. */
export function removeMargin(book: Book, command: CommandOf<'remove_margin'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const { amount } = command
  const found = isolatedPosition(draft, command.positionId, amount, facts)
  if (!found.ok) return found
  const position = found.value
  const mark = markFact(facts, position.symbol)
  if (amount > position.margin) return refuse({ kind: 'amount_too_large', maximum: position.margin })
  const left = { ...position, margin: position.margin - amount }
  const missing = marginMissing(left, mark)
  if (missing > 0n) return refuse({ kind: 'margin_insufficient', free: 0n, missing })
  const terms = facts.settings.symbols.get(position.symbol)
  if (terms === undefined || isolatedWouldBeLiquidated(left, terms, mark))
    return refuse({ kind: 'would_be_liquidated' })
  draft.post({ kind: 'margin_released', from: 'margin', to: 'contract', amount, subject: position.id })
  draft.put(positionRecord, left)
  return draft.decide({ kind: 'margin_removed', positionId: position.id, amount, margin: left.margin })
}

/** What an isolated position lacks of margin + min(0, profit) ≥ notional(mark) / leverage, rounded up; at least 0. */
export const marginMissing = (position: Position, mark: Price): Money =>
  larger(0n, -marginBeyondInitial(position, mark))

/** What of an isolated position's margin may be taken out at its leverage and mark; at least 0. */
export const marginToSpare = (position: Position, mark: Price): Money => larger(0n, marginBeyondInitial(position, mark))

/** margin + min(0, profit) − notional(mark) / leverage, in whole units rounded down. */
const marginBeyondInitial = (position: Position, mark: Price): Money => {
  const held = position.margin + smaller(0n, profitAt(position, mark))
  const leverage = BigInt(position.leverage)
  const beyond = held * leverage - notionalOf(position.quantity, mark)
  return amountOf(beyond, 1n, leverage, settlementPlaces, 'down')
}

function isolatedPosition(
  draft: Draft<PositionPosting>,
  positionId: string,
  amount: Money,
  facts: Facts,
): Result<Position, Refusal> {
  const position = draft.record(positionRecord, positionId)
  if (position === undefined) return refuse({ kind: 'position_not_found' })
  if (position.marginMode !== 'isolated') return refuse({ kind: 'position_not_isolated' })
  if (amount <= 0n) return refuse({ kind: 'amount_not_positive', field: 'amount' })
  const unit = unitOf(settlementPlaces)
  if (!isOnGrid(amount, unit)) return refuse({ kind: 'amount_off_grid', ...nearestOnGrid(amount, unit) })
  const tradable = openableSymbol(facts, position.symbol)
  if (!tradable.ok && tradable.refusal.kind !== 'symbol_off') return tradable
  const stale = staleCrossSymbol(draft, facts)
  return stale === undefined ? ok(position) : refuse({ kind: 'price_stale', symbol: stale })
}
