import { endOfTerm, isInterestDay, paymentAt } from '@touchstone/domain/bond-issues/bond-interest'
import { dayMs } from '@touchstone/domain/time'
import type { BondBook } from './bond-books.store.ts'
import type { PlayIssuers } from './bond-days.ts'

/** How many days late the issuers of a sandbox pay: so that people see a bond that is late, and one that makes up for it. */
const daysLate: Readonly<Record<string, number>> = { 'orchard-30': 3 }

/** Whole payments alone are made: an issuer of a sandbox has what it owes, or has nothing. */
function owedAt({ pool, issue, escrow }: BondBook, midnight: number): bigint {
  const day = midnight - (daysLate[pool.product] ?? 0) * dayMs
  const isLate = issue.lateSince !== null && issue.lateSince <= day
  if (!isLate && !isInterestDay(issue, day)) return 0n
  const units = issue.unitsSold
  const due = { ...issue, currency: pool.currency }
  const { accrued } = paymentAt(issue, due, { day: midnight, available: 0n, units })
  const principal = midnight >= endOfTerm(issue) ? issue.principalLeft : 0n
  const owed = (issue.interestOwed + accrued + principal) * BigInt(units)
  return owed > escrow ? owed - escrow : 0n
}

/** The issuers of a sandbox: each takes what was raised for it, and pays with play money what it owes, some of them late. */
export const playIssuers: PlayIssuers = (bond, midnight) => {
  const { pool, issue, proceeds } = bond
  if (issue.state !== 'running') return []
  const { product } = pool
  const operators: number[] = []
  const owed = owedAt(bond, midnight)
  const taken = { kind: 'pay_out_proceeds', product, amount: proceeds, reference: 'sandbox', operators } as const
  const paid = { kind: 'receive_from_issuer', product, amount: owed, reference: 'sandbox', operators } as const
  return [
    ...(proceeds > 0n ? [{ key: `sandbox:proceeds:${product}`, command: taken }] : []),
    ...(owed > 0n ? [{ key: `sandbox:issuer:${product}:${midnight}`, command: paid }] : []),
  ]
}
