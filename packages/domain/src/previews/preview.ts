import { applyDecision } from '../books/apply-decision.ts'
import { type Book, recordsOf } from '../books/book.ts'
import type { Fields } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { Price } from '../money/decimal.ts'
import { positionOf } from '../positions/held-positions.ts'
import { liquidationPriceOf } from '../positions/liquidation-price-of.ts'
import { orderRecord } from '../positions/order.ts'
import type { CommandOf } from '../positions/position-commands.ts'
import { opposite, type Position, positionRecord } from '../positions/position.ts'
import { ok, refuse, type Result } from '../result.ts'
import { decide } from '../rulebook/decide.ts'
import type { Refusal } from '../rulebook/nouns.ts'

/** The commands that can be previewed. */
export type Previewed = CommandOf<
  'open_position' | 'place_limit_order' | 'close_position' | 'reverse_position' | 'add_margin' | 'remove_margin'
>

/**
 * What a person sees before confirming: the resulting position (null if none is left), its liquidation price and the
 * reply, by the same rule as the server's decision.
 */
export type Preview = { position: Position | null; liquidationPrice: Price | null; reply: Fields }

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
  const resting = [...recordsOf(after, orderRecord).values()].find(
    (order) => !recordsOf(book, orderRecord).has(order.id),
  )
  if (command.kind !== 'place_limit_order' || resting === undefined) return ok(shown(after, target, reply, now))
  const then = atPrice(now, command.symbol, command.price)
  return filled(after, { kind: 'fill_limit_order', orderId: resting.id }, target, then)
}

type Target = Pick<Position, 'symbol' | 'direction' | 'marginMode'>

/** Which position a command results in. */
function targetOf(book: Book, command: Previewed): Target | undefined {
  if (command.kind === 'open_position' || command.kind === 'place_limit_order') return command
  const position = recordsOf(book, positionRecord).get(command.positionId)
  if (position === undefined || command.kind !== 'reverse_position') return position
  return { ...position, direction: opposite(position.direction) }
}

function filled(
  book: Book,
  command: CommandOf<'fill_limit_order'>,
  target: Target,
  facts: Facts,
): Result<Preview, Refusal> {
  const decided = decide(book, command, facts)
  if (!decided.ok) return decided
  return ok(shown(applyDecision(book, decided.value).book, target, decided.value.reply, facts))
}

/** Returns the facts with one symbol at this price. */
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

function shown(book: Book, target: Target, reply: Fields, facts: Facts): Preview {
  const position = positionOf(openDraft(book), target.symbol, target.direction, target.marginMode) ?? null
  return { position, liquidationPrice: position && liquidationPriceOf(book, position, facts), reply }
}
