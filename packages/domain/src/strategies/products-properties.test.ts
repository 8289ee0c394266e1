import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import { countDay, openProducts, poolBook, type Products, treasuryBook } from '../examples/example-products.ts'
import { exampleDay } from '../examples/example-strategy-days.ts'
import { decimal, ONE } from '../money/decimal.ts'
import { dayMs } from '../time.ts'
import { accrualOf, limitedRate } from './accrual.ts'
import { exitOf } from './exit-of.ts'
import { mostOwedFor, type StrategyOrder, strategyOrderRecord } from './strategy-order.ts'

const unit = decimal('0.000001')
const usdt = (text: string) => decimal(text)

type Step =
  | { kind: 'buy'; who: number; amount: number }
  | { kind: 'cancel' | 'leave'; who: number; which: number }
  | { kind: 'day'; rate: bigint }
  | { kind: 'sale'; capacity: number }
  | { kind: 'close' | 'freeze' | 'resume' }
  | { kind: 'fund' | 'return'; amount: number }

const who = fc.integer({ min: 0, max: 2 })
const rate = fc.bigInt({ min: -4_000_000n, max: 4_000_000n }).map((count) => count * 10n ** 10n)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('buy' as const), who, amount: fc.integer({ min: 1, max: 900 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'leave' as const),
      who,
      which: fc.integer({ min: 0, max: 1 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('day' as const), rate }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('sale' as const), capacity: fc.integer({ min: 1, max: 3_000 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'close' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'freeze' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'resume' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('fund' as const, 'return' as const),
      amount: fc.integer({ min: 1, max: 300 }),
    }),
  },
)

const seen = {
  bought: 0,
  declined: 0,
  cancelled: 0,
  asked: 0,
  left: 0,
  gains: 0,
  losses: 0,
  ended: 0,
  returned: 0,
  frozen: 0,
  free: 0,
}

function take(products: Products, given: Step, clock: { day: number }): void {
  const id = products.persons[('who' in given ? given.who : 0) % products.persons.length] ?? 0
  const { id: product } = products.terms
  switch (given.kind) {
    case 'buy': {
      const before = products.pool().granted
      if (products.tryBuy(id, BigInt(given.amount) * ONE).ok)
        seen[products.pool().granted > before ? 'bought' : 'declined'] += 1
      return
    }
    case 'cancel':
    case 'leave': {
      const order = products.ordersOf(id)[given.which]
      if (order === undefined) return
      const orderId = order.id
      const done =
        given.kind === 'cancel' ? products.run(id, { kind: 'cancel_strategy', orderId }) : products.leave(id, orderId)
      if (!done.ok) return
      const isFree = done.value.reply.kind === 'strategy_left'
      seen[given.kind === 'cancel' ? 'cancelled' : isFree ? 'free' : 'asked'] += 1
      return
    }
    case 'day': {
      const open = products.persons.flatMap(products.ordersOf).length
      const fees = products.house('fees')
      const { gains, losses } = countDay(products, clock.day, given.rate)
      seen.gains += Number(gains > 0n)
      seen.losses += Number(losses > 0n)
      seen.left += Number(products.house('fees') > fees)
      seen.ended += open - products.persons.flatMap(products.ordersOf).length
      clock.day += dayMs
      products.goTo(clock.day + dayMs / 2)
      return
    }
    case 'sale':
      products.run(poolBook, products.opening(BigInt(given.capacity) * ONE, 0n))
      return
    case 'close':
      products.run(poolBook, products.closing())
      return
    case 'freeze':
      if (products.run(poolBook, products.freezing()).ok) seen.frozen += 1
      return
    case 'resume':
      products.run(poolBook, products.resuming())
      return
    case 'fund':
      products.run(treasuryBook, products.allotting(BigInt(given.amount) * ONE))
      return
    case 'return': {
      const back = { kind: 'return_escrow', treasury: treasuryBook, product, operators: [1, 2] } as const
      const amount = BigInt(given.amount) * ONE
      if (products.run(poolBook, { ...back, amount }).ok) seen.returned += 1
    }
  }
}

/** What must hold after every command, whatever it was. Accounts below zero are refused by the kernel. */
function holds(products: Products, capacityMost: bigint): boolean {
  const pool = products.pool()
  const running = products.persons.flatMap((id) => [...recordsOf(products.book(id), strategyOrderRecord).values()])
  const granted = running.reduce((sum, { amount }) => sum + amount, 0n)
  const owed = running.reduce((sum, order) => sum + mostOwedFor(order, order.daysPaid), 0n)
  const invested = running.reduce((sum, { remaining }) => sum + remaining, 0n)
  return (
    products.held(poolBook, 'escrow') >= pool.owed &&
    pool.owed === owed &&
    pool.granted === granted &&
    granted <= capacityMost &&
    products.house('transit') === 0n &&
    products.persons.reduce((sum, id) => sum + products.held(id, 'invested'), 0n) === invested &&
    products.total() === BigInt(products.persons.length) * usdt('1000')
  )
}

it('pools cover what they owe, pass no capacity, and lose or make no money, whatever comes in whatever order', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 5, maxLength: 60 }),
      fc.bigInt({ min: 1n, max: 3_000_000n }).map((count) => count * 10n ** 10n),
      fc.integer({ min: 1, max: 5 }),
      (steps, dailyRateMax, cycleDays) => {
        const terms = {
          dailyRateMax,
          cycleDays,
          capacity: usdt('2000'),
          amountMax: usdt('900'),
          purchaseLimit: 0,
          amountMin: usdt('1'),
        }
        const products = openProducts({ people: 3, balance: '1000', terms })
        const clock = { day: exampleDay }
        let capacityMost = terms.capacity
        return steps.every((given) => {
          take(products, given, clock)
          // A sale that is opened again for less takes nothing from those who have bought.
          capacityMost = capacityMost > products.pool().capacity ? capacityMost : products.pool().capacity
          return holds(products, capacityMost)
        })
      },
    ),
    { seed: 1, numRuns: 400 },
  )
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(3)
})

describe('10,000 orders of the minimum', () => {
  const rates = ['0.00000007', '-0.00000013', '0.00000001', '-0.00000001', '0.00000011'].map(decimal)
  const terms = {
    dailyRateMin: decimal('-0.03'),
    cycleDays: rates.length,
    amountMin: usdt('1'),
    amountMax: usdt('10000'),
    capacity: usdt('20000'),
  }

  /** What an amount brings over its term; `exitsOn`: the day with which it is left, if it is. */
  function broughtBy(amount: string, exitsOn?: number): bigint {
    const products = openProducts({ balance: '10000', terms })
    const [person = 0] = products.persons
    const orderId = products.buy(person, amount)
    for (const [index, each] of rates.slice(0, (exitsOn ?? rates.length) + 1).entries()) {
      const exitDay = exampleDay + index * dayMs
      if (index === exitsOn) {
        products.goTo(exitDay + dayMs / 2)
        products.done(person, { kind: 'exit_strategy', orderId, exitDay })
      }
      countDay(products, exitDay, each)
    }
    expect(products.ordersOf(person)).toEqual([])
    return products.held(person, 'balance') - usdt('10000')
  }

  it.each([
    ['held to the end', undefined, 1n],
    // The fee is rounded up, for each of them.
    ['left early', 2, 2n],
  ] as const)('%s gain nothing by rounding over one order of all of it', (_, exitsOn, unitsLostMost) => {
    // Equal orders have equal days.
    const [whole, parts] = [broughtBy('10000', exitsOn), broughtBy('1', exitsOn) * 10_000n]
    expect(parts).toBeLessThanOrEqual(whole)
    expect(whole - parts).toBeLessThanOrEqual(unitsLostMost * 10_000n * unit)
  })
})

/** What somebody has who holds an order for some days, by the arithmetic of a day alone. */
function heldFor(order: StrategyOrder, rates: readonly bigint[]) {
  let [balance, { remaining, carry }] = [0n, { remaining: order.amount, carry: 0n }]
  for (const each of rates) {
    const rate = limitedRate(each, order.dailyRateMin, order.dailyRateMax)
    const day = accrualOf({ remaining, carry, currency: order.currency }, rate)
    balance += day.gain
    ;({ remaining, carry } = day)
  }
  return { balance, remaining }
}

it('pays whoever leaves with a day what its holder has after it, less the fee, whatever is known of its hours', () => {
  const met = { losses: 0, gains: 0, free: 0 }
  fc.assert(
    fc.property(
      fc.array(rate, { minLength: 2, maxLength: 7 }),
      fc.nat({ max: 5 }),
      fc.nat({ max: dayMs - 1 }),
      fc.bigInt({ min: 1n, max: 900_000_000n }).map((count) => count * unit),
      fc.boolean(),
      (rates, asked, moment, more, isLate) => {
        const last = 1 + (asked % (rates.length - 1))
        const terms = {
          cycleDays: rates.length,
          amountMin: unit,
          step: unit,
          amountMax: usdt('901'),
          capacity: usdt('901'),
        }
        const products = openProducts({ balance: '1000', terms })
        const [person = 0] = products.persons
        const amount = usdt('1') + more - unit
        if (!products.tryBuy(person, amount).ok) return false
        const [bought] = products.ordersOf(person)
        if (bought === undefined) return false
        const dayOf = (index: number): number => exampleDay + index * dayMs
        const count = (index: number) => countDay(products, dayOf(index), rates[index] ?? 0n)
        // All days before are counted, or the job is late, and counts them after it was asked.
        if (!isLate) for (let index = 0; index < last; index += 1) count(index)
        products.goTo(Math.max(products.at(), dayOf(last) + moment))
        products.done(person, { kind: 'exit_strategy', orderId: bought.id, exitDay: dayOf(last) })
        for (let index = isLate ? 0 : last; index < rates.length; index += 1) count(index)
        const { balance, remaining } = heldFor(bought, rates.slice(0, last + 1))
        const isFree = last === rates.length - 1
        const { fee, pays } = isFree ? { fee: 0n, pays: remaining } : exitOf({ ...bought, remaining })
        met[isFree ? 'free' : (rates[last] ?? 0n) < 0n ? 'losses' : 'gains'] += 1
        return (
          products.ordersOf(person).length === 0 &&
          products.held(person, 'balance') === usdt('1000') - amount + balance + pays &&
          products.held(person, 'invested') === 0n &&
          products.house('fees') === fee &&
          products.house('transit') === 0n &&
          products.pool().granted === 0n &&
          products.pool().owed === 0n &&
          products.total() === usdt('1000')
        )
      },
    ),
    { seed: 3, numRuns: 300 },
  )
  expect(Math.min(...Object.values(met))).toBeGreaterThan(20)
})
