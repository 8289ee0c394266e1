import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coinTreasury, mineDay, minerPoolBook, type Mining, openMining } from '../examples/example-mining.ts'
import { exampleDay } from '../examples/example-strategy-days.ts'
import { decimal, ONE } from '../money/decimal.ts'
import { dayMs } from '../time.ts'
import { mostOwedFor } from './miner-order.ts'

type Step =
  | { kind: 'buy'; who: number; units: number }
  | { kind: 'cancel'; who: number; which: number }
  | { kind: 'day'; price: string }
  | { kind: 'idle'; days: number }
  | { kind: 'sale'; units: number }
  | { kind: 'close' }
  | { kind: 'fund' | 'return'; amount: number }

const who = fc.integer({ min: 0, max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('buy' as const), who, units: fc.integer({ min: 1, max: 8 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), who, which: fc.integer({ min: 0, max: 1 }) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('day' as const),
      price: fc.constantFrom('90000', '30000', '9000', '700'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('idle' as const), days: fc.integer({ min: 8, max: 12 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('sale' as const), units: fc.integer({ min: 1, max: 30 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'close' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('fund' as const, 'return' as const),
      amount: fc.integer({ min: 1, max: 9 }),
    }),
  },
)

const seen = { bought: 0, declined: 0, cancelled: 0, paid: 0, idle: 0, cut: 0, ended: 0, stopped: 0, sent: 0, taken: 0 }

function countOne(mining: Mining, clock: { day: number }, price: string): void {
  for (const { net, cut, order } of mineDay(mining, clock.day, price).credited) {
    seen[net === 0n ? 'idle' : 'paid'] += 1
    seen.cut += Number(cut > 0n)
    if (order.state === 'ended' || order.state === 'stopped') seen[order.state] += 1
  }
  clock.day += dayMs
  mining.goTo(clock.day + dayMs / 2)
}

function take(mining: Mining, given: Step, clock: { day: number }): void {
  const id = mining.persons['who' in given ? given.who : 0] ?? 0
  const { id: product } = mining.terms
  switch (given.kind) {
    case 'buy': {
      const before = mining.pool().granted
      if (mining.tryBuy(id, given.units).ok) seen[mining.pool().granted > before ? 'bought' : 'declined'] += 1
      return
    }
    case 'cancel': {
      const order = mining.ordersOf(id)[given.which]
      if (order === undefined) return
      if (mining.run(id, { kind: 'cancel_miner', orderId: order.id }).ok) seen.cancelled += 1
      return
    }
    case 'day':
      return countOne(mining, clock, given.price)
    case 'idle':
      for (let days = 0; days < given.days; days += 1) countOne(mining, clock, '9000')
      return
    case 'sale':
      mining.run(minerPoolBook, mining.opening(given.units, 0n))
      return
    case 'close':
      mining.run(minerPoolBook, { kind: 'close_sale', product, operators: [1, 2] })
      return
    case 'fund':
      if (mining.run(coinTreasury, mining.allotting(BigInt(given.amount) * decimal('0.001'))).ok) seen.sent += 1
      return
    case 'return': {
      const back = { kind: 'return_escrow', treasury: coinTreasury, product, operators: [1, 2] } as const
      const amount = BigInt(given.amount) * decimal('0.001')
      if (mining.run(minerPoolBook, { ...back, amount }).ok) seen.taken += 1
    }
  }
}

/** What must hold after every command, whatever it was. Accounts below zero are refused by the kernel. */
function holds(mining: Mining, total: bigint, unitsMost: number): boolean {
  const pool = mining.pool()
  const running = mining.persons.flatMap(mining.ordersOf)
  const units = running.reduce((sum, order) => sum + order.units, 0)
  const owed = running.reduce((sum, order) => sum + mostOwedFor(order, order.daysPaid), 0n)
  const left = running.reduce((sum, { amount, worn }) => sum + amount - worn, 0n)
  const invested = mining.persons.reduce((sum, id) => sum + mining.held(id, 'invested', 'USDT'), 0n)
  return (
    mining.held(minerPoolBook, 'escrow') >= pool.owed &&
    pool.owed === owed &&
    pool.granted === BigInt(units) * ONE &&
    units <= unitsMost &&
    invested === left &&
    mining.persons.every((id) => mining.held(id, 'frozen', 'USDT') === 0n) &&
    mining.house('transit') === 0n &&
    mining.total() === total
  )
}

it('pools cover what they owe, sell no unit twice, and lose or make no money, whatever comes in whatever order', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.integer({ min: 1, max: 14 }),
      fc.constantFrom('0.0003', '0.0001', '0.00000001'),
      (steps, cycleDays, outputMax) => {
        const terms = { cycleDays, outputMax: decimal(outputMax), units: 20, unitsMax: 0 }
        const mining = openMining({ people: 3, balance: '1500', terms })
        const clock = { day: exampleDay }
        const total = mining.total()
        let unitsMost = terms.units
        return steps.every((given) => {
          take(mining, given, clock)
          // A sale that is opened again for less takes nothing from those who have bought.
          unitsMost = Math.max(unitsMost, Number(mining.pool().capacity / ONE))
          return holds(mining, total, unitsMost)
        })
      },
    ),
    { seed: 1, numRuns: 150 },
  )
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(3)
})

it('uses up the whole price over the term, and what it stops before comes back', () => {
  const met = { ended: 0, stopped: 0 }
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('90000', ...Array.from({ length: 11 }, () => '9000')), { minLength: 1, maxLength: 25 }),
      fc.bigInt({ min: 1_000_000n, max: 999_999_999n }),
      fc.integer({ min: 1, max: 7 }),
      (prices, cents, units) => {
        const price = cents * decimal('0.000001')
        const mining = openMining({ terms: { cycleDays: prices.length, price } })
        const [person = 0] = mining.persons
        mining.buy(person, units)
        const credits = prices.flatMap((at, index) => mineDay(mining, exampleDay + index * dayMs, at).credited)
        const worn = credits.reduce((sum, { wornOff }) => sum + wornOff, 0n)
        const last = credits.at(-1)?.order
        if (last?.state !== 'ended' && last?.state !== 'stopped') return false
        met[last.state] += 1
        return (
          worn + last.returned === price * BigInt(units) &&
          worn === last.worn &&
          (last.state === 'stopped') === last.returned > 0n &&
          mining.house('fees') === worn &&
          mining.held(person, 'invested', 'USDT') === 0n &&
          mining.held(person, 'balance') === credits.reduce((sum, { net }) => sum + net, 0n)
        )
      },
    ),
    { seed: 2, numRuns: 100 },
  )
  expect(Math.min(...Object.values(met))).toBeGreaterThan(5)
})
