import { having } from '@touchstone/domain/books/book'
import { type FactsByKind, factOf, named } from '@touchstone/domain/books/fact-kind'
import { exchangeQuoteFact } from '@touchstone/domain/exchange/exchange-quote'
import { decimal } from '@touchstone/domain/money/decimal'
import { refuse } from '@touchstone/domain/result'
import { stakesPart } from '@touchstone/domain/second-contracts/stakes'
import type { Settings } from '@touchstone/domain/settings/settings'
import { withdrawnPart } from '@touchstone/domain/withdrawals/withdrawn'
import { decidesBy, type Mutant, withMarkets, withSettings, withStanding } from './mutant.ts'

const endless = decimal('900000000000')

/** Looks at each withdrawal as if it were the only one: many just under the threshold need no second operator. */
const eachAlone = decidesBy('each-alone', ['request_withdrawal'], ({ book }) => ({
  book: { ...book, parts: { ...book.parts, ...having(withdrawnPart, []) } },
}))

type Limit = Settings['funds']['withdrawalLimits'][number]

const withLimits = (name: string, change: (limit: Limit) => Limit): Mutant =>
  decidesBy(name, ['request_withdrawal'], ({ facts }) => {
    const { funds } = facts.settings
    return {
      facts: withSettings(facts, { funds: { ...funds, withdrawalLimits: funds.withdrawalLimits.map(change) } }),
    }
  })

const monthLimitOff = withLimits('month-limit-off', (limit) => ({ ...limit, month: endless }))
const dayLimitOff = withLimits('day-limit-off', (limit) => (limit.day > 0n ? { ...limit, day: endless } : limit))

const identityNotAsked = decidesBy('identity-not-asked', ['request_withdrawal'], ({ book }) => ({
  book: withStanding(book, { identityLevel: 2 }),
}))

const blockedPaysOut = decidesBy('blocked-pays-out', ['request_withdrawal', 'approve_withdrawal'], ({ book }) => ({
  book: withStanding(book, { withdrawalsBlocked: '' }),
}))

/** One operator who signs twice. */
const oneOperatorIsTwo = decidesBy('one-operator-is-two', ['grant_reward', 'correct_balance'], ({ command }) =>
  'operators' in command ? { command: { ...command, operators: [1, 2] } } : {},
)

/** The quote stands, however far the mark has moved: whoever holds one waits, and uses it when it pays. */
const quoteIsFreeOption = decidesBy('quote-is-free-option', ['exchange'], ({ facts }) => {
  const quote = factOf(facts, exchangeQuoteFact)
  if (quote === undefined) return {}
  return {
    facts: withMarkets(facts, (market, symbol) => {
      const mark = symbol === `${quote.from}/USDT` ? quote.fromMark : quote.toMark
      return mark === null ? market : { ...market, tick: { ...market.tick, bid: mark, ask: mark } }
    }),
  }
})

const exchangeAtStalePrice: Mutant = {
  ...decidesBy('exchange-at-stale-price', ['exchange'], ({ facts }) => ({
    facts: withMarkets(facts, (market) => ({ ...market, state: market.state === 'stale' ? 'open' : market.state })),
  })),
  isLate: true,
  seed: 3,
}

const expiredQuoteIsGood = decidesBy('expired-quote-is-good', ['exchange'], ({ facts }) => {
  const quote = factOf(facts, exchangeQuoteFact)
  return quote === undefined ? {} : { facts: { ...facts, at: quote.quotedAt } }
})

/** A live exchange is decided by what everybody has seen already. */
const nextPriceNotAwaited: Mutant = {
  ...decidesBy('next-price-not-awaited', ['exchange'], ({ facts }) => {
    const quote = factOf(facts, exchangeQuoteFact)
    if (quote?.fillAt === undefined) return {}
    const { fillAt: _, ...atOnce } = quote
    return { facts: { ...facts, named: { ...facts.named, ...named(exchangeQuoteFact, atOnce) } } }
  }),
  isLate: true,
}

/** A live quote that was agreed to in time has expired when the next price comes. */
const expiredWhileItWaits: Mutant = {
  ...decidesBy('expired-while-it-waits', ['exchange'], ({ facts }) => {
    const quote = factOf(facts, exchangeQuoteFact)
    if (quote?.accepted === undefined) return {}
    const late = { ...quote, accepted: { ...quote.accepted, at: facts.at } }
    return { facts: { ...facts, named: { ...facts.named, ...named(exchangeQuoteFact, late) } } }
  }),
  seed: 3,
}

const payments = ['claim_withdrawal', 'approve_withdrawal', 'begin_payment', 'pay_withdrawal'] as const

const creditorPaysOut = decidesBy('creditor-pays-out', payments, ({ facts }) => ({
  facts: withSettings(facts, { funds: { ...facts.settings.funds, creditorWaitMs: 0 } }),
}))

/** A quote that was used is not forgotten. */
function quoteUsedTwice(): Mutant {
  const known = new Map<number, FactsByKind>()
  return decidesBy('quote-used-twice', ['exchange'], ({ book, facts }) => {
    const quote = factOf(facts, exchangeQuoteFact)
    if (quote !== undefined) known.set(book.id, named(exchangeQuoteFact, quote))
    return { facts: { ...facts, named: { ...known.get(book.id), ...facts.named } } }
  })
}

/** Refused a second before it is stale. */
const staleTooSoon: Mutant = {
  name: 'stale-too-soon',
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    const quote = command.kind === 'exchange' ? factOf(facts, exchangeQuoteFact) : undefined
    const symbol = `${quote?.to ?? ''}/USDT`
    const tick = quote?.toMark == null ? undefined : facts.market(symbol)?.tick
    const isSoon = tick !== undefined && facts.at - tick.receivedAt >= 4_000
    return isSoon ? refuse({ kind: 'price_stale', symbol }) : decide(book, command, facts)
  },
}

const openings = ['open_position', 'place_limit_order', 'buy_second_contract'] as const

const lossLimitWithoutStakes = decidesBy('loss-limit-without-stakes', ['open_position'], ({ book }) => ({
  book: { ...book, parts: { ...book.parts, ...having(stakesPart, { open: 0n, day: 0, dayTotal: 0n }) } },
}))

const countryNotAsked = decidesBy('country-not-asked', [...openings, 'set_leverage'], ({ facts }) => ({
  facts: withSettings(facts, { countries: new Map() }),
}))

const warningNotAsked = decidesBy('warning-not-asked', openings, ({ book }) => ({
  book: withStanding(book, { riskAcknowledgedAt: 1 }),
}))

const coolOffForgotten = decidesBy('cool-off-forgotten', openings, ({ book }) => ({
  book: withStanding(book, { coolOffUntil: 0, excludedUntil: 0 }),
}))

/** A transfer answers the request of somebody else who waits for the same amount. */
const creditsTheOther: Mutant = {
  name: 'credits-the-other',
  by: 'payments',
  arrives: (arrival, users) => ({
    ...arrival,
    userId: users.find((user) => user !== arrival.userId) ?? arrival.userId,
  }),
}

export const moneyMutants: readonly Mutant[] = [
  eachAlone,
  monthLimitOff,
  dayLimitOff,
  identityNotAsked,
  blockedPaysOut,
  oneOperatorIsTwo,
  quoteIsFreeOption,
  exchangeAtStalePrice,
  expiredQuoteIsGood,
  nextPriceNotAwaited,
  expiredWhileItWaits,
  creditorPaysOut,
  quoteUsedTwice(),
  staleTooSoon,
  lossLimitWithoutStakes,
  countryNotAsked,
  warningNotAsked,
  coolOffForgotten,
  creditsTheOther,
]
