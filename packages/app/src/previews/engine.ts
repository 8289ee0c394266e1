import { applyDecision } from '@touchstone/domain/books/apply-decision'
import { type Book, recordsOf } from '@touchstone/domain/books/book'
import type { Fields } from '@touchstone/domain/books/decision'
import { openDraft } from '@touchstone/domain/books/draft'
import type { Facts } from '@touchstone/domain/books/facts'
import { type Money, ONE, type Price } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import { freeMargin, markFact, termsOf } from '@touchstone/domain/positions/account-risk'
import { liquidationPriceOf } from '@touchstone/domain/positions/liquidation-price-of'
import { marginToSpare } from '@touchstone/domain/positions/margin'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import { type Burden, type CloseResult, resultsOfRow, sumOfResults } from '@touchstone/domain/positions/position-result'
import { riskAt } from '@touchstone/domain/positions/valuation'
import { preview, type Previewed } from '@touchstone/domain/previews/preview'
import { ok, type Result } from '@touchstone/domain/result'
import { decide } from '@touchstone/domain/rulebook/decide'
import type { CommandOf, Refusal } from '@touchstone/domain/rulebook/nouns'

export { readPreviewFacts } from '@touchstone/domain/previews/preview-facts'
export { isolatedLiquidationPrice } from '@touchstone/domain/positions/liquidation-price'
export { standingOf, summaryOf } from '@touchstone/domain/positions/standing'
export { settingsFromText } from '@touchstone/domain/settings/settings-text'

/**
 * The rules that the server decides with, as the screens ask them. This file is loaded when a trading screen first needs
 * it; nothing else may import the kernel.
 */
export type Outlook = {
  reply: Fields
  /** What results; null where nothing is left of it. */
  position: Position | null
  liquidationPrice: Price | null
  /** Of the resulting position at the mark, rounded up. */
  maintenance: Money | null
  /** Free margin afterwards. */
  free: Money
}

/** What a command would come to on the present ticks, or why it would be refused. */
export function outlookOf(book: Book, command: Previewed, facts: Facts): Result<Outlook, Refusal> {
  const now: Facts = { ...facts, fillAt: 'command' }
  const previewed = preview(book, command, now)
  if (!previewed.ok) return previewed
  const decided = decide(book, command, now)
  if (!decided.ok) return decided
  const after = applyDecision(book, decided.value).book
  const { reply, position, liquidationPrice } = previewed.value
  return ok({
    reply,
    position,
    liquidationPrice,
    maintenance: position && maintenanceAt(position, now),
    free: freeMargin(openDraft(after), now),
  })
}

/** Maintenance margin at the mark, rounded up. */
export const maintenanceAt = (position: Position, facts: Facts): Money =>
  mulDiv(riskAt(position, termsOf(facts, position.symbol), markFact(facts, position.symbol)).maintenance, 1n, ONE, 'up')

/**
 * What closing all would bring on the present ticks, net of all fees, by the command itself. A market whose price is late
 * is taken at its last one. `burdens`: what each open position bears already. Undefined where it would be refused.
 */
export function closeAllOutlook(
  book: Book,
  burdens: ReadonlyMap<string, Burden>,
  facts: Facts,
): CloseResult | undefined {
  const now: Facts = { ...facts, fillAt: 'command', market: (symbol) => asOpen(facts.market(symbol)) }
  const decided = decide(book, { kind: 'close_all' }, now)
  if (!decided.ok) return undefined
  const { reply, postings } = decided.value
  const closed = sumOfResults([])
  const lives = new Map([...burdens].map(([id, open]) => [id, { open, closes: 0, closed }]))
  return sumOfResults(resultsOfRow(lives, { sequence: book.sequence + 1, at: facts.at, reply, postings }).results)
}

const asOpen = (market: ReturnType<Facts['market']>): ReturnType<Facts['market']> =>
  market?.state === 'stale' ? { ...market, state: 'open' } : market

export type LeverageOutlook = {
  /** The book as it would be. */
  book: Book
  /** Those that the leverage would change, with what they hold and where they would be liquidated then. */
  positions: { before: Position; after: Position; liquidationPrice: Price | null }[]
  free: Money
}

/** What another leverage would do to what is open, or why it would be refused. */
export function leverageOutlook(
  book: Book,
  command: CommandOf<'set_leverage'>,
  facts: Facts,
): Result<LeverageOutlook, Refusal> {
  const decided = decide(book, command, facts)
  if (!decided.ok) return decided
  const after = applyDecision(book, decided.value).book
  const held = recordsOf(book, positionRecord)
  const positions = [...recordsOf(after, positionRecord).values()].flatMap((position) => {
    const before = held.get(position.id)
    return before === undefined || before.leverage === position.leverage
      ? []
      : [{ before, after: position, liquidationPrice: liquidationPriceOf(after, position, facts) }]
  })
  return ok({ book: after, positions, free: freeMargin(openDraft(after), facts) })
}

/** Why a take-profit or stop-loss would be refused; undefined where it would not. */
export function stopsRefusal(book: Book, command: CommandOf<'set_stops'>, facts: Facts): Refusal | undefined {
  const decided = decide(book, command, facts)
  return decided.ok ? undefined : decided.refusal
}

/** Why a limit close would be refused; undefined where it would not. */
export function limitCloseRefusal(
  book: Book,
  command: CommandOf<'place_limit_close'>,
  facts: Facts,
): Refusal | undefined {
  const decided = decide(book, command, facts)
  return decided.ok ? undefined : decided.refusal
}

/** What may be opened with, staked or taken out. */
export const freeOf = (book: Book, facts: Facts): Money => freeMargin(openDraft(book), facts)

/** What may be taken out of an isolated position. */
export const removableOf = (position: Position, facts: Facts): Money =>
  marginToSpare(position, markFact(facts, position.symbol))
