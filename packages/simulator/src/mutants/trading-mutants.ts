import { holding, recordsOf } from '@touchstone/domain/books/book'
import { factOf, named } from '@touchstone/domain/books/fact-kind'
import { isWatermark, type TapeRow } from '@touchstone/domain/market/tick'
import { secondContractTapeFact } from '@touchstone/domain/second-contracts/second-contract-tape'
import { decimal } from '@touchstone/domain/money/decimal'
import { orderRecord } from '@touchstone/domain/positions/order'
import { positionRecord } from '@touchstone/domain/positions/position'
import { refuse } from '@touchstone/domain/result'
import { decidesBy, type Mutant, withMarkets, withSettings } from './mutant.ts'

const openings = ['open_position', 'place_limit_order'] as const
const endless = decimal('900000000000')

/** What cross positions need counts as free, as soon as something isolated is opened. */
const crossMarginNotCounted = decidesBy('cross-margin-not-counted', openings, ({ book, command }) => {
  if (!('marginMode' in command) || command.marginMode === 'cross') return {}
  const isolated = [...recordsOf(book, positionRecord).values()].filter((each) => each.marginMode === 'isolated')
  return { book: { ...book, records: { ...book.records, ...holding(positionRecord, isolated) } } }
})

const gapLeverageNotLowered = decidesBy('gap-leverage-not-lowered', [...openings, 'set_leverage'], ({ facts }) => ({
  facts: withMarkets(facts, (market) => ({ ...market, gapAhead: false })),
}))

const closedMarketOpens = decidesBy('closed-market-opens', ['open_position'], ({ facts }) => ({
  facts: withMarkets(facts, (market) => ({ ...market, state: market.state === 'closed' ? 'open' : market.state })),
}))

const staleMarketOpens = decidesBy('stale-market-opens', openings, ({ facts }) => ({
  facts: withMarkets(facts, (market) => ({ ...market, state: market.state === 'stale' ? 'open' : market.state })),
}))

/** A position of any size at the leverage of the smallest. */
const bracketNotAsked = decidesBy('bracket-not-asked', openings, ({ facts }) => {
  const { symbols } = facts.settings
  const flat = [...symbols].map(([symbol, terms]): [string, typeof terms] => [
    symbol,
    { ...terms, brackets: terms.brackets.slice(0, 1).map((bracket) => ({ ...bracket, notionalUpTo: endless })) },
  ])
  return { facts: withSettings(facts, { symbols: new Map(flat) }) }
})

const smallestOrderOff = decidesBy('smallest-order-off', openings, ({ facts }) => {
  const free = [...facts.settings.symbols].map(([symbol, terms]): [string, typeof terms] => [
    symbol,
    { ...terms, notionalMin: 0n },
  ])
  return { facts: withSettings(facts, { symbols: new Map(free) }) }
})

const switchedOffOpens = decidesBy('switched-off-opens', openings, ({ facts }) => {
  const on = [...facts.settings.symbols].map(([symbol, terms]): [string, typeof terms] => [
    symbol,
    { ...terms, enabled: true },
  ])
  return { facts: withSettings(facts, { symbols: new Map(on) }) }
})

const exposureUnlimited = decidesBy('exposure-unlimited', ['open_position'], ({ facts }) => ({
  facts: { ...facts, netQuantity: () => 0n },
}))

const ordersUnlimited = decidesBy('orders-unlimited', [...openings, 'place_limit_close'], ({ facts }) => ({
  facts: withSettings(facts, { orders: { openMax: 1e9, symbolOpenMax: 1e9, positionClosesMax: 1e9 } }),
}))

/** A book of play money may hold anything. */
const playMoneyUnlimited = decidesBy('play-money-unlimited', ['open_position'], ({ facts }) => ({
  facts: withSettings(facts, { demo: { ...facts.settings.demo, bookExposureMax: endless } }),
}))

/** The mark decides, which is rounded to the price tick. */
const settledAtTheMark = decidesBy('settled-at-the-mark', ['settle_second_contract'], ({ facts }) => {
  const tape = factOf(facts, secondContractTapeFact)
  if (tape === undefined) return {}
  const rounded = (rows: readonly TapeRow[]): TapeRow[] =>
    rows.map((row) => (isWatermark(row) ? row : { ...row, derived: false }))
  const marks = { opening: rounded(tape.opening), closing: rounded(tape.closing) }
  return { facts: { ...facts, named: { ...facts.named, ...named(secondContractTapeFact, marks) } } }
})

/** An order that expires now is taken on, and has expired when it rests. */
const expiryNowIsGood: Mutant = {
  ...decidesBy('expiry-now-is-good', ['place_limit_order'], ({ command, facts }) =>
    'expiresAt' in command && command.expiresAt === facts.at ? { facts: { ...facts, at: facts.at - 1 } } : {},
  ),
  isLate: true,
  seed: 14,
}

/** Somebody looks at the next price, and takes the order back. */
const pendingTakenBack: Mutant = {
  ...decidesBy('pending-taken-back', ['cancel_order'], ({ book }) => {
    const resting = [...recordsOf(book, orderRecord).values()].map((order) => ({ ...order, type: 'limit' as const }))
    return { book: { ...book, records: { ...book.records, ...holding(orderRecord, resting) } } }
  }),
  seed: 8,
}

const openStakesUnlimited = decidesBy('open-stakes-unlimited', ['buy_second_contract'], ({ facts }) => {
  const { secondContracts } = facts.settings
  return { facts: withSettings(facts, { secondContracts: { ...secondContracts, openStakesMax: endless } }) }
})

const largestStakeOff = decidesBy('largest-stake-off', ['buy_second_contract'], ({ facts }) => {
  const { secondContracts } = facts.settings
  const sets = secondContracts.sets.map((set) => ({ ...set, stakeMax: endless }))
  return { facts: withSettings(facts, { secondContracts: { ...secondContracts, sets } }) }
})

/** A unit too much for the person: the least that any rounding may take. */
const payoutRoundedUp: Mutant = {
  name: 'payout-rounded-up',
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    const decided = decide(book, command, facts)
    if (!decided.ok) return decided
    const unit = decimal('0.000001')
    const postings = decided.value.postings.map((posting) =>
      posting.kind === 'payout' ? { ...posting, amount: posting.amount + unit } : posting,
    )
    return { ok: true, value: { ...decided.value, postings } }
  },
}

/** All that is free may not go out, as it may. */
const lastUnitRefused: Mutant = {
  name: 'last-unit-refused',
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    const decided = decide(book, command, facts)
    if (!decided.ok || command.kind !== 'transfer' || command.from !== 'contract') return decided
    const held = book.accounts.get(`contract:${command.currency}`) ?? 0n
    return held === command.amount ? refuse({ kind: 'margin_insufficient', free: held, missing: 0n }) : decided
  },
}

export const tradingMutants: readonly Mutant[] = [
  crossMarginNotCounted,
  gapLeverageNotLowered,
  closedMarketOpens,
  staleMarketOpens,
  bracketNotAsked,
  smallestOrderOff,
  switchedOffOpens,
  exposureUnlimited,
  ordersUnlimited,
  playMoneyUnlimited,
  settledAtTheMark,
  expiryNowIsGood,
  pendingTakenBack,
  openStakesUnlimited,
  largestStakeOff,
  payoutRoundedUp,
  lastUnitRefused,
]
