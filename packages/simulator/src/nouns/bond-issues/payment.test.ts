import { paymentAt } from '@touchstone/domain/bond-issues/bond-interest'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { unitOf } from '@touchstone/domain/money/mul-div'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { num, zero } from '../../naive-model/numbers.ts'
import { type NaiveIssue, interestOwed, paymentOf, principalLeft } from './naive-issue.ts'

const dayMs = 86_400_000
const startDay = Date.UTC(2026, 0, 5)
const micro = unitOf(6)

const bond = fc.record({
  unit: fc.integer({ min: 1, max: 500_000_000 }),
  rate: fc.integer({ min: 1, max: 1_000_000 }),
  termDays: fc.integer({ min: 1, max: 100 }),
  repayment: fc.constantFrom('monthly' as const, 'at_end' as const),
  units: fc.integer({ min: 1, max: 60 }),
})
/** Days pass, and money comes: millionths of a unit's price. */
const events = fc.array(fc.tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 0, max: 700_000 })), {
  maxLength: 30,
})

test('the model counts every payment as the house does, in its own way', () => {
  fc.assert(
    fc.property(bond, events, ({ unit, rate, termDays, repayment, units }, happened) => {
      const [price, dailyRate] = [BigInt(unit) * micro, BigInt(rate) * unitOf(8)]
      const terms = { startDay, termDays, repayment, dailyRate, currency: 'USDT' as const }
      let owed = { interestOwed: 0n, principalLeft: price, interestThrough: startDay }
      let issue: NaiveIssue = {
        ...nothingPaid,
        unit: num(printDecimal(price)),
        rate: num(printDecimal(dailyRate)),
        termDays,
        repayment,
        unitsSold: units,
      }
      let [day, escrow] = [startDay, 0n]
      for (const [days, share] of happened) {
        day += days * dayMs
        escrow += ((price * BigInt(units) * BigInt(share)) / 1_000_000n / micro) * micro
        const { accrued, interestPerUnit, principalPerUnit, ...left } = paymentAt(owed, terms, {
          day,
          available: escrow,
          units,
        })
        const naive = paymentOf(issue, day, num(printDecimal(escrow)))
        const house = [accrued, interestPerUnit, principalPerUnit, left.interestOwed, left.principalLeft].map(
          printDecimal,
        )
        const { paid } = naive
        const model = [naive.accrued, naive.interest, naive.principal, interestOwed(paid), principalLeft(paid)].map(
          String,
        )
        expect([...model, paid.countedTo]).toEqual([...house, left.interestThrough])
        escrow -= (interestPerUnit + principalPerUnit) * BigInt(units)
        owed = left
        issue = paid
        if (paid.state === 'repaid') return
      }
    }),
    { numRuns: 500 },
  )
})

const nothingPaid: NaiveIssue = {
  state: 'running',
  currency: 'USDT',
  unit: zero,
  units: 60,
  unitsMin: 1,
  rate: zero,
  termDays: 1,
  repayment: 'at_end',
  openedIn: 2,
  lastRow: 3,
  subscribedUntil: startDay,
  closesAt: startDay,
  startDay,
  unitsSold: 1,
  payments: 0,
  countedTo: startDay,
  earned: zero,
  interestGot: zero,
  principalGot: zero,
  lateSince: undefined,
}
