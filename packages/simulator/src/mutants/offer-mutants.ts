import { type Book, holding, recordsOf } from '@touchstone/domain/books/book'
import { factOf, named } from '@touchstone/domain/books/fact-kind'
import type { Facts } from '@touchstone/domain/books/facts'
import { emptyHash } from '@touchstone/domain/ledger/hash'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { dayMs } from '@touchstone/domain/time'
import { type StrategyDay, strategyDayFact } from '@touchstone/domain/strategies/strategy-facts'
import { type StrategyOrder, strategyOrderRecord } from '@touchstone/domain/strategies/strategy-order'
import { decidesBy, type Mutant } from './mutant.ts'

const endless = decimal('900000000000')
const unit = decimal('0.000001')

const orderOf = (book: Book, command: Command): StrategyOrder | undefined =>
  'orderId' in command ? recordsOf(book, strategyOrderRecord).get(command.orderId) : undefined

/** The book with an order as this one is. */
function withOrder(book: Book, order: StrategyOrder): Book {
  const others = [...recordsOf(book, strategyOrderRecord).values()].filter(({ id }) => id !== order.id)
  return { ...book, records: { ...book.records, ...holding(strategyOrderRecord, [...others, order]) } }
}

const withDay = (facts: Facts, day: StrategyDay): Facts => ({
  ...facts,
  named: { ...facts.named, ...named(strategyDayFact, day) },
})

/** What lies above the limits counts as the least rate, and what lies below as the greatest. */
const rateClampedWrongWay = decidesBy('rate-clamped-wrong-way', ['accrue_strategy'], ({ book, command, facts }) => {
  const [day, order] = [factOf(facts, strategyDayFact), orderOf(book, command)]
  if (day === undefined || order === undefined) return {}
  const { dailyRateMin: least, dailyRateMax: most } = order
  const result = day.result > most ? least : day.result < least ? most : day.result
  return { facts: withDay(facts, { ...day, result }) }
})

/** What is less than a unit is lost each day. */
const remainderDropped = decidesBy('remainder-dropped', ['accrue_strategy'], ({ book, command }) => {
  const order = orderOf(book, command)
  return order === undefined ? {} : { book: withOrder(book, { ...order, carry: 0n }) }
})

/** A share is granted that nothing covers. */
const grantWithoutEscrow: Mutant = {
  ...decidesBy('grant-without-escrow', ['grant'], ({ book }) => ({
    book: { ...book, accounts: new Map(book.accounts).set('escrow:USDT', endless) },
  })),
  isLate: true,
  seed: 1,
}

const dayPaidTwice: Mutant = {
  name: 'day-paid-twice',
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    const decided = decide(book, command, facts)
    if (!decided.ok) return decided
    const gains = decided.value.postings.filter(({ kind }) => kind === 'strategy_gain')
    return { ok: true, value: { ...decided.value, postings: [...decided.value.postings, ...gains] } }
  },
}

/** Orders name the agreement that the house would like to have, and not the one that was accepted. */
const agreementReplaced = decidesBy(
  'agreement-replaced',
  ['buy_strategy', 'buy_miner', 'subscribe_bond', 'apply_ieo'],
  ({ command }) => ({ command: { ...command, agreementSha256: emptyHash } as Command }),
)

const withoutTerms = ({ command }: { command: Command }) => ({
  command: { ...command, termsSha256: undefined } as Command,
})

/** Whoever was shown other terms than those in force buys on these. */
const termsNotAsked = decidesBy('terms-not-asked', ['buy_strategy'], withoutTerms)
const machineTermsNotAsked = decidesBy('machine-terms-not-asked', ['buy_miner'], withoutTerms)

/** Leaving early costs nothing. */
const exitIsFree = decidesBy('exit-is-free', ['accrue_strategy'], ({ book, command, facts }) => {
  const [day, order] = [factOf(facts, strategyDayFact), orderOf(book, command)]
  if (day === undefined || order?.exitDay !== day.day) return {}
  return { book: withOrder(book, { ...order, exitFeeRate: 0n }) }
})

/** Whoever asks to leave on a losing day is spared what it loses: the option that leaving at once would be. */
const exitSkipsTheLoss = decidesBy('exit-skips-the-loss', ['accrue_strategy'], ({ book, command, facts }) => {
  const [day, order] = [factOf(facts, strategyDayFact), orderOf(book, command)]
  if (day === undefined || order?.exitDay !== day.day || day.result >= 0n) return {}
  return { facts: withDay(facts, { ...day, result: 0n }) }
})

/** Whoever has asked to leave stays on: the days after count too. */
const exitIsForgotten = decidesBy('exit-is-forgotten', ['accrue_strategy'], ({ book, command }) => {
  const order = orderOf(book, command)
  return order === undefined ? {} : { book: withOrder(book, { ...order, exitDay: null }) }
})

/** A frozen day pays as any other does. */
const frozenDayPays: Mutant = {
  name: 'frozen-day-pays',
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    const decided = decide(book, command, facts)
    const order = orderOf(book, command)
    if (!decided.ok || command.kind !== 'pause_strategy_day' || order === undefined) return decided
    const gain = { kind: 'strategy_gain', currency: order.currency, from: 'house:transit', to: 'balance' } as const
    const postings = [...decided.value.postings, { ...gain, amount: decimal('1'), subject: order.id }]
    return { ok: true, value: { ...decided.value, postings } as typeof decided.value }
  },
}

/** Operators freeze the day that has begun, whose hours they have seen. */
const freezesToday = decidesBy('freezes-today', ['pause_product'], ({ facts }) => ({
  facts: { ...facts, at: facts.at - dayMs },
}))

/** Whoever leaves a frozen product pays the fee of any other day. */
const frozenExitCosts: Mutant = {
  name: 'frozen-exit-costs',
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    const decided = decide(book, command, facts)
    if (!decided.ok || (decided.value.reply as { kind: string }).kind !== 'strategy_left') return decided
    const kept = decided.value.postings.map((posting) => ({ ...posting, amount: posting.amount - unit }))
    return { ok: true, value: { ...decided.value, postings: kept } }
  },
}

/** A fixed rate is halved after it was agreed. */
const fixedRateHalved = decidesBy('fixed-rate-halved', ['accrue_strategy'], ({ book, command }) => {
  const order = orderOf(book, command)
  if (order?.rule !== 'fixed') return {}
  const half = order.dailyRateMin / 2n
  return { book: withOrder(book, { ...order, dailyRateMin: half, dailyRateMax: half }) }
})

export const offerMutants: readonly Mutant[] = [
  rateClampedWrongWay,
  remainderDropped,
  grantWithoutEscrow,
  dayPaidTwice,
  agreementReplaced,
  termsNotAsked,
  machineTermsNotAsked,
  exitIsFree,
  exitSkipsTheLoss,
  exitIsForgotten,
  frozenDayPays,
  freezesToday,
  frozenExitCosts,
  fixedRateHalved,
]
