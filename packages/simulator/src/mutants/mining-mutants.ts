import { type Book, holding, recordsOf } from '@touchstone/domain/books/book'
import type { Decision } from '@touchstone/domain/books/decision'
import { factOf, named } from '@touchstone/domain/books/fact-kind'
import { type MinerOrder, minerOrderRecord } from '@touchstone/domain/mining/miner-order'
import { networkDayFact } from '@touchstone/domain/mining/mining-facts'
import { unitOf } from '@touchstone/domain/money/mul-div'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { decidesBy, type Mutant } from './mutant.ts'

const orderOf = (book: Book, command: Command): MinerOrder | undefined =>
  'orderId' in command ? recordsOf(book, minerOrderRecord).get(command.orderId) : undefined

/** The book with an order that is otherwise. */
function withOrder(book: Book, order: MinerOrder, change: Partial<MinerOrder>): Book {
  const others = [...recordsOf(book, minerOrderRecord).values()].filter(({ id }) => id !== order.id)
  return { ...book, records: { ...book.records, ...holding(minerOrderRecord, [...others, { ...order, ...change }]) } }
}

/** Days of machines are counted by an order that is otherwise. */
const countedBy = (name: string, change: (order: MinerOrder) => Partial<MinerOrder>): Mutant =>
  decidesBy(name, ['credit_miner'], ({ book, command }) => {
    const order = orderOf(book, command)
    return order === undefined ? {} : { book: withOrder(book, order, change(order)) }
  })

/** The most a unit is paid is the most of all units together. */
const capOfOneUnit = countedBy('cap-of-one-unit', ({ outputMax, units }) => ({ outputMax: outputMax / BigInt(units) }))

/** What lies beyond the most is paid, too. */
const uncapped = countedBy('output-uncapped', ({ outputMax }) => ({ outputMax: outputMax * 1_000_000n }))

const costsDropped = countedBy('costs-dropped', () => ({ hostingFee: 0n, tariff: 0n }))

const idleOneDayLess = countedBy('nine-idle-days', ({ idleDays }) => ({ idleDays: idleDays + 1 }))

/** What a day is rounded down by is paid, where there is anything. */
const roundedUp: Mutant = {
  name: 'output-rounded-up',
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    const decided = decide(book, command, facts)
    if (!decided.ok || command.kind !== 'credit_miner') return decided
    const postings = decided.value.postings.map((posting) =>
      posting.kind === 'miner_output' ? { ...posting, amount: posting.amount + unitOf(8) } : posting,
    )
    return { ok: true, value: { ...decided.value, postings } }
  },
}

const outputTwice: Mutant = {
  name: 'output-paid-twice',
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    const decided = decide(book, command, facts)
    if (!decided.ok) return decided
    const outputs = decided.value.postings.filter(({ kind }) => kind === 'miner_output')
    const value: Decision = { ...decided.value, postings: [...decided.value.postings, ...outputs] }
    return { ok: true, value: value as typeof decided.value }
  },
}

/** The fees of blocks are left out of what they bring. */
const feesLeftOut = decidesBy('network-fees-left-out', ['credit_miner'], ({ facts }) => {
  const day = factOf(facts, networkDayFact)
  if (day === undefined) return {}
  const reward = day.reward - (day.reward % (unitOf(3) * 125n))
  return { facts: { ...facts, named: { ...facts.named, ...named(networkDayFact, { ...day, reward }) } } }
})

/** Machines can be taken back once their first day is known. */
const takenBackLate = decidesBy('machines-taken-back-late', ['cancel_miner'], ({ book, command, facts }) => {
  const order = orderOf(book, command)
  const isLate = order?.state === 'held' && facts.at >= order.startDay
  return isLate ? { facts: { ...facts, at: order.startDay - 1 } } : {}
})

export const miningMutants: readonly Mutant[] = [
  capOfOneUnit,
  uncapped,
  costsDropped,
  idleOneDayLess,
  roundedUp,
  outputTwice,
  feesLeftOut,
  takenBackLate,
]
