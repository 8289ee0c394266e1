import { type Book, partOf, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import { levelFault } from '../levels/level-fault.ts'
import type { Money } from '../money/decimal.ts'
import { isOnGrid, mulDiv } from '../money/mul-div.ts'
import { countryAt, isFixedRateOffAt } from '../restrictions/in-force.ts'
import { wereOthersShown } from '../restrictions/shown.ts'
import { standingPart } from '../restrictions/standing.ts'
import { refuse } from '../result.ts'
import { investmentsUnder, type StrategyTerms } from '../settings/investments.ts'
import { fixedRate } from '../strategy-rules/rule.ts'
import { freshStrategyOrder, promisedBy } from './fresh-strategy-order.ts'
import type { CommandOf, ReplyOf } from './strategy-commands.ts'
import { poolBookFact, productPauseFact } from './strategy-facts.ts'
import { strategyOrderRecord } from './strategy-order.ts'
import type { StrategyPosting } from './strategy-postings.ts'
import type { StrategyRefusal } from './strategy-refusal.ts'
import { strategyTermsHash } from './strategy-terms-hash.ts'

/**
 * Asks the product's pool for a share, and sets the amount aside in `frozen` until it answers: `granted` puts it in
 * `invested`, anything else returns it. Refused in the order in which a person can do something about it.
 */
export function buyStrategy(
  book: Book,
  { product, amount, agreementSha256, termsSha256 }: CommandOf<'buy_strategy'>,
  facts: Facts,
): Decided<ReplyOf<'strategy_requested'>, StrategyRefusal, StrategyPosting> {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  const terms = investmentsUnder(facts.settings).strategies.find(({ id }) => id === product)
  if (terms === undefined) return refuse({ kind: 'product_unknown', product })
  const pool = factOf(facts, poolBookFact)
  if (pool?.product !== product || pool.bookId === 0) return refuse({ kind: 'product_not_on_sale', product })
  const pause = factOf(facts, productPauseFact)
  if (pause?.bookId === pool.bookId && pause.until === null) return refuse({ kind: 'product_frozen', product })
  // Rows of before purchases named their terms are decided again as they were.
  if (wereOthersShown(termsSha256, () => strategyTermsHash(promisedBy(terms)))) return refuse({ kind: 'terms_differ' })
  const fault = countryFault(book, terms, facts) ?? personFault(book, terms) ?? amountFault(amount, terms)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<StrategyPosting>(book)
  const { currency } = terms
  const available = draft.held('balance', currency)
  if (available < amount) return refuse({ kind: 'balance_too_small', currency, available })
  const settingsVersion = facts.settings.version
  const given = { id: draft.nextId(), amount, pool: pool.bookId, at: facts.at, settingsVersion, agreementSha256 }
  const order = freshStrategyOrder(terms, given)
  draft.post({ kind: 'strategy_requested', currency, from: 'balance', to: 'frozen', amount, subject: order.id })
  draft.put(strategyOrderRecord, order)
  return draft.decide({ kind: 'strategy_requested', order })
}

/** The switch of fixed rates alone: that of all strategies is asked before any command. */
function countryFault(book: Book, { rule }: StrategyTerms, { settings, at }: Facts): StrategyRefusal | undefined {
  const standing = partOf(book, standingPart)
  return rule === fixedRate && isFixedRateOffAt(standing, settings, at)
    ? { kind: 'fixed_rate_not_offered', country: countryAt(standing, at) }
    : undefined
}

function personFault(book: Book, terms: StrategyTerms): StrategyRefusal | undefined {
  const { id, identityLevel, purchaseLimit } = terms
  const { identityLevel: level } = partOf(book, standingPart)
  if (level < identityLevel) return { kind: 'identity_level_too_low', level, needed: identityLevel }
  const tooLow = levelFault(book, terms)
  if (tooLow !== undefined) return tooLow
  const held = [...recordsOf(book, strategyOrderRecord).values()].filter(({ product }) => product === id).length
  return purchaseLimit > 0 && held >= purchaseLimit
    ? { kind: 'purchase_limit_reached', maximum: purchaseLimit }
    : undefined
}

/** Amounts are the minimum and whole steps above it. */
function amountFault(
  amount: Money,
  { amountMin: minimum, amountMax: maximum, step }: StrategyTerms,
): StrategyRefusal | undefined {
  if (amount <= 0n) return { kind: 'amount_not_positive', field: 'amount' }
  if (amount < minimum || amount > maximum) return { kind: 'amount_out_of_range', minimum, maximum }
  if (isOnGrid(amount - minimum, step)) return undefined
  const below = minimum + mulDiv(amount - minimum, 1n, step, 'down') * step
  return { kind: 'amount_off_grid', below, above: below + step }
}
