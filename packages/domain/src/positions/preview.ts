import { applyDecision } from '../books/apply-decision.ts'
import type { Book } from '../books/book.ts'
import type { CommandOf } from '../books/command.ts'
import { decide } from '../books/decide.ts'
import type { Decided, Reply } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { Refusal } from '../books/refusal.ts'
import type { Price } from '../money/decimal.ts'
import { ok, refuse, type Result } from '../result.ts'
import { crossRisk, markFact, termsOf } from './account-risk.ts'
import { fine } from './brackets.ts'
import { crossLiquidationPrice } from './cross-liquidation-price.ts'
import { isolatedLiquidationPrice } from './liquidation-price.ts'
import { opposite, type Position } from './position.ts'
import { riskAt } from './valuation.ts'

/** What can be shown before it is confirmed. */
export type Previewed = CommandOf<
  'open_position' | 'place_limit_order' | 'close_position' | 'reverse_position' | 'add_margin' | 'remove_margin'
>

/**
 * What a person is shown before confirming: the position that results (null where none is left), its liquidation price
 * and the reply, by the rule that the server will decide with.
 */
export type Preview = { position: Position | null; liquidationPrice: Price | null; reply: Reply }

/**
 * The preview of a command on the present tick, or why it would be refused. A limit order is shown as filled at its own
 * price. `book` holds the positions and orders of the symbol and the account's open cross positions.
 */
export function preview(book: Book, command: Previewed, facts: Facts): Result<Preview, Refusal> {
  const target = targetOf(book, command)
  if (target === undefined) return refuse({ kind: 'position_not_found' })
  const now: Facts = { ...facts, fillAt: 'command' }
  const decided = decide(book, command, now)
  if (!decided.ok) return decided
  const after = applyDecision(book, decided.value).book
  const { reply } = decided.value
  const resting = [...after.orders.values()].find((order) => !book.orders.has(order.id))
  if (command.kind !== 'place_limit_order' || resting === undefined) return ok(shown(after, target, reply, now))
  const then = atPrice(now, command.symbol, command.price)
  return filled(after, { kind: 'fill_limit_order', orderId: resting.id }, target, then)
}

type Target = Pick<Position, 'symbol' | 'direction' | 'marginMode'>

/** Which position a command results in. */
function targetOf(book: Book, command: Previewed): Target | undefined {
  if (command.kind === 'open_position' || command.kind === 'place_limit_order') return command
  const position = book.positions.get(command.positionId)
  if (position === undefined || command.kind !== 'reverse_position') return position
  return { ...position, direction: opposite(position.direction) }
}

function filled(
  book: Book,
  command: CommandOf<'fill_limit_order'>,
  target: Target,
  facts: Facts,
): Result<Preview, Refusal> {
  const decided: Decided = decide(book, command, facts)
  if (!decided.ok) return decided
  return ok(shown(applyDecision(book, decided.value).book, target, decided.value.reply, facts))
}

/** The facts as they would stand with a symbol at one price. */
function atPrice(facts: Facts, symbol: string, price: Price): Facts {
  return {
    ...facts,
    market(of) {
      const market = facts.market(of)
      return of === symbol && market !== undefined
        ? { ...market, tick: { ...market.tick, bid: price, ask: price } }
        : market
    },
  }
}

function shown(book: Book, target: Target, reply: Reply, facts: Facts): Preview {
  const position = openDraft(book).positionOf(target.symbol, target.direction, target.marginMode) ?? null
  return { position, liquidationPrice: position && liquidationPriceOf(book, position, facts), reply }
}

/**
 * The mark of its symbol at which a position is liquidated while every other mark stands still: isolated by its own
 * margin; cross together with the book's other cross positions in the symbol, by what the rest of the book lends them.
 */
export function liquidationPriceOf(book: Book, position: Position, facts: Facts): Price | null {
  const { symbol } = position
  const terms = termsOf(facts, symbol)
  if (position.marginMode === 'isolated') return isolatedLiquidationPrice(position, terms)
  const draft = openDraft(book)
  const { equity, maintenance } = crossRisk(draft, facts)
  const holdings = draft.crossPositions().filter((each) => each.symbol === symbol)
  let funds = fine(equity) - maintenance
  for (const holding of holdings) {
    const own = riskAt(holding, terms, markFact(facts, symbol))
    funds += own.maintenance - fine(own.profit)
  }
  return crossLiquidationPrice(holdings, funds, terms)
}
