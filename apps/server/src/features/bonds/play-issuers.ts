import { isInterestDay } from '@touchstone/domain/bond-issues/bond-interest'
import { larger } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import type { BondBook } from './bond-books.store.ts'
import type { PlayIssuers } from './bond-days.ts'
import { owedOnUnit } from './owed-units.ts'

/** How many days late the issuers of a sandbox pay: so that people see a bond that is late, and one that makes up for it. */
const daysLate: Readonly<Record<string, number>> = { 'orchard-30': 3 }

/** Whole payments alone are made: an issuer of a sandbox has what it owes, or has nothing. */
function missingAt(bond: BondBook, midnight: number): bigint {
  const { pool, issue, escrow } = bond
  const day = midnight - (daysLate[pool.product] ?? 0) * dayMs
  const isLate = issue.lateSince !== null && issue.lateSince <= day
  if (!isLate && !isInterestDay(issue, day)) return 0n
  const { interest, principal } = owedOnUnit(bond, midnight)
  return larger((interest + principal) * BigInt(issue.unitsSold) - escrow, 0n)
}

/** The issuers of a sandbox: each takes what was raised for it, and pays with play money what it owes, some of them late. */
export const playIssuers: PlayIssuers = (bond, midnight) => {
  const { pool, issue, proceeds } = bond
  if (issue.state !== 'running') return []
  const { product } = pool
  const operators: number[] = []
  const owed = missingAt(bond, midnight)
  const taken = { kind: 'pay_out_proceeds', product, amount: proceeds, reference: 'sandbox', operators } as const
  const paid = { kind: 'receive_from_issuer', product, amount: owed, reference: 'sandbox', operators } as const
  return [
    ...(proceeds > 0n ? [{ key: `sandbox:proceeds:${product}`, command: taken }] : []),
    ...(owed > 0n ? [{ key: `sandbox:issuer:${product}:${midnight}`, command: paid }] : []),
  ]
}
