import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BondBooks, issuerBook, openBondBooks } from '../examples/example-bonds.ts'
import { decimal } from '../money/decimal.ts'

type Step =
  | { kind: 'subscribe'; who: number; units: number }
  | { kind: 'withdraw'; who: number; which: number }
  | { kind: 'close' }
  | { kind: 'issuer'; micro: number }
  | { kind: 'day'; days: number }
  | { kind: 'pay out' }

const who = fc.integer({ min: 0, max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('subscribe' as const), who, units: fc.integer({ min: 1, max: 30 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('withdraw' as const), who, which: fc.integer({ min: 0, max: 1 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'close' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('issuer' as const), micro: fc.integer({ min: 1, max: 3_000_000_000 }) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('day' as const), days: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'pay out' as const }) },
)

const seen = { subscribed: 0, declined: 0, withdrawn: 0, raised: 0, failed: 0, paid: 0, short: 0, repaid: 0 }

function take(bonds: BondBooks, given: Step, clock: { days: number }): void {
  const id = bonds.holders[('who' in given ? given.who : 0) % bonds.holders.length] ?? 0
  const { id: product } = bonds.terms
  switch (given.kind) {
    case 'subscribe': {
      const before = bonds.pool().granted
      if (bonds.trySubscribe(id, given.units).ok) seen[bonds.pool().granted > before ? 'subscribed' : 'declined'] += 1
      return
    }
    case 'withdraw': {
      const order = bonds.ordersOf(id)[given.which]
      if (order !== undefined && bonds.run(id, { kind: 'withdraw_bond', orderId: order.id }).ok) seen.withdrawn += 1
      return
    }
    case 'close':
      if (bonds.issue().state === 'open') seen[bonds.close().isRaised ? 'raised' : 'failed'] += 1
      return
    case 'issuer':
      if (bonds.issue().state === 'running') bonds.issuerPays(`${given.micro / 1e6}`.slice(0, 10))
      return
    case 'day': {
      // Midnights come one after another.
      for (const last = clock.days + given.days; clock.days < last; clock.days += 1) {
        const paid = bonds.issue().state === 'running' ? bonds.pay(clock.days + 1) : undefined
        if (paid === undefined) continue
        seen.paid += Number(paid.interestPerUnit + paid.principalPerUnit > 0n)
        seen.short += Number(paid.lateSince !== null)
        seen.repaid += Number(bonds.issue().state === 'repaid')
      }
      return
    }
    case 'pay out': {
      const amount = bonds.held(issuerBook, 'proceeds')
      bonds.run(issuerBook, { kind: 'pay_out_proceeds', product, amount, reference: 'x', operators: [1, 2] })
    }
  }
}

/** What must hold after every command, whatever it was. Accounts below zero are refused by the kernel. */
function holds(bonds: BondBooks, beginning: bigint): boolean {
  const orders = bonds.holders.flatMap(bonds.ordersOf)
  const issue = bonds.issue()
  const sum = (of: (order: (typeof orders)[number]) => bigint): bigint =>
    orders.reduce((all, each) => all + of(each), 0n)
  const lent = sum(({ state, amount, principal }) => (state === 'running' ? amount - principal : 0n))
  const invested = bonds.holders.reduce((all, id) => all + bonds.held(id, 'invested'), 0n)
  return (
    bonds.pool().granted === sum(({ amount }) => amount) &&
    bonds.pool().granted <= bonds.pool().capacity &&
    invested === lent &&
    bonds.house('products') === -lent &&
    bonds.house('transit') === 0n &&
    (issue.state !== 'running' || lent === issue.principalLeft * BigInt(issue.unitsSold)) &&
    bonds.total() === beginning
  )
}

it('a bond owes what people lent, pays what its issuer sent, and loses nothing, whatever happens', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.constantFrom('at_end' as const, 'monthly' as const),
      fc.bigInt({ min: 1n, max: 100_000n }),
      (steps, repayment, rate) => {
        const dailyRate = rate * decimal('0.00000001')
        const bonds = openBondBooks({ people: 3, terms: { repayment, dailyRate, termDays: 65, unitsMin: 20 } })
        const beginning = bonds.total()
        const clock = { days: 0 }
        for (const each of steps) {
          take(bonds, each, clock)
          if (!holds(bonds, beginning)) return false
        }
        return true
      },
    ),
    { seed: 3, numRuns: 300 },
  )
  for (const [name, count] of Object.entries(seen)) expect([name, count > 0]).toEqual([name, true])
})

it('everybody who holds as many units gets the same, to the last digit, however they bought them', () => {
  let checked = 0
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 900_000_000 }), { minLength: 1, maxLength: 12 }),
      (parts, arrivals) => {
        const bonds = openBondBooks({ people: 2, terms: { unitsMin: 1, units: 60 } })
        const [one = 0, other = 0] = bonds.holders
        bonds.subscribe(
          one,
          parts.reduce((sum, each) => sum + each, 0),
        )
        for (const units of parts) bonds.subscribe(other, units)
        bonds.close()
        checked += 1
        for (const [index, micro] of arrivals.entries()) {
          if (bonds.issue().state !== 'running') break
          bonds.issuerPays(String(micro / 1e6))
          bonds.pay((index + 1) * 30)
        }
        return (
          bonds.held(one, 'balance') === bonds.held(other, 'balance') &&
          bonds.held(one, 'invested') === bonds.held(other, 'invested')
        )
      },
    ),
    { seed: 4, numRuns: 100 },
  )
  expect(checked).toBe(100)
})
