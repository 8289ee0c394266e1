import type { Book } from '../books/book.ts'
import { openDraft, type OpenDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { refuse } from '../result.ts'
import { acceptMarketOpening } from './accept-market-order.ts'
import { marketOf, termsOf } from './account-risk.ts'
import { checkOpening, openAt, type Opening } from './opening.ts'
import { markOfFact, stopsFault } from './order-checks.ts'
import type { CommandOf } from './position-commands.ts'
import type { PositionPosting } from './position-postings.ts'
import { openingPrice } from './valuation.ts'

/**
 * A market opening, at ask (buying) or bid (selling): in its own command on the tick in force, or, depending on
 * `fillAt`, accepted now and filled on the first tick after it, so that nobody trades on a known price.
 */
export function openPosition(book: Book, command: CommandOf<'open_position'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  const { direction } = command
  const checked = checkOpening(draft, command, facts, ({ market }) => openingPrice(direction, market.tick))
  if (!checked.ok) return checked
  const { market, terms } = checked.value
  const fault = stopsFault(command, direction, markOfFact(market), terms)
  if (fault !== undefined) return refuse(fault)
  return openAtMarket(draft, command, facts)
}

/** What an opening comes to once nothing speaks against it: a fill on the tick in force, or an order for the next. */
export function openAtMarket(draft: OpenDraft<PositionPosting>, opening: Opening, facts: Facts) {
  if (facts.fillAt === 'next_tick') return acceptMarketOpening(draft, opening, facts)
  const price = openingPrice(opening.direction, marketOf(facts, opening.symbol).tick)
  const { takerRate } = termsOf(facts, opening.symbol)
  const opened = openAt(draft, opening, facts, { price, feeRate: takerRate, from: 'contract' })
  return opened.ok ? draft.decide(opened.value) : opened
}
