import { type UserAccount, userAccounts } from '@touchstone/domain/ledger/account'
import { parseDecimal } from '@touchstone/domain/money/decimal'
import type { PartResult } from '@touchstone/domain/positions/position-result'
import { resultsBetween } from '../../house/ledger/close-results.store.ts'
import { listEntries } from '../../house/ledger/ledger-entries.store.ts'
import type { Sql } from '../../platform/database.ts'
import type { StatementMonth } from './statement-month.ts'
import {
  type BookHead,
  type Balances,
  balancesAfter,
  entriesBetween,
  headAt,
  type StatementEntry,
} from './statement.store.ts'

/** The balance of one account and currency at both ends; `change` is the sum of the movements between. */
export type BalanceLine = {
  currency: string
  account: UserAccount
  opening: bigint
  change: bigint
  closing: bigint
}

export type Statement = StatementMonth & {
  bookId: number
  /** Up to when it goes: the end of the month, or the moment that it was made at while the month is not over. */
  until: number
  madeAt: number
  head: BookHead
  /** Whatever is not zero at one end, by currency and account. */
  balances: BalanceLine[]
  count: number
  /** Oldest first, as many as are wanted, and how many there are. */
  closes: (limit: number) => Promise<{ closes: PartResult[]; count: number }>
  /** Oldest first. */
  entries: () => AsyncIterable<StatementEntry[]>
}

/** Reads the statement of a book for a month that has begun. Later commits are not part of it. */
export async function readStatement(
  sql: Sql,
  bookId: number,
  { month, now }: { month: StatementMonth; now: number },
): Promise<Statement> {
  const until = Math.min(month.to, now)
  const [before, head] = [await headAt(sql, bookId, month.from - 1), await headAt(sql, bookId, until)]
  const opening = await balancesAfter(sql, bookId, { sequence: before.sequence, at: month.from - 1 })
  const closing = await balancesAfter(sql, bookId, { sequence: head.sequence, at: until })
  const { total: count } = await listEntries(sql, bookId, within(month.from, until), { skip: 0, limit: 0 })
  return {
    ...month,
    bookId,
    until,
    madeAt: now,
    head,
    balances: balanceLines(opening, closing),
    count,
    closes: (limit) => resultsBetween(sql, bookId, { after: before.sequence, through: head.sequence, limit }),
    entries: () => entriesBetween(sql, bookId, { after: before.sequence, through: head.sequence }),
  }
}

const within = (from: number, to: number) => ({
  account: undefined,
  currency: undefined,
  kind: undefined,
  subject: undefined,
  from,
  to,
})

function balanceLines(opening: Balances, closing: Balances): BalanceLine[] {
  const currencies = [...new Set([...closing.keys()].map((pair) => pair.split(' ')[1] ?? ''))].toSorted()
  return currencies.flatMap((currency) =>
    userAccounts.flatMap((account) => {
      const [before, after] = [opening, closing].map((held) => amountOf(held.get(`${account} ${currency}`)))
      if (before === undefined || after === undefined || (before === 0n && after === 0n)) return []
      return [{ currency, account, opening: before, change: after - before, closing: after }]
    }),
  )
}

function amountOf(held = '0'): bigint {
  const amount = parseDecimal(held)
  if (amount === undefined) throw new Error(`malformed amount in the journal: ${held}`)
  return amount
}

/** The sums of the accounts of each currency. */
export function totalsOf(balances: readonly BalanceLine[]): Omit<BalanceLine, 'account'>[] {
  const totals = new Map<string, Omit<BalanceLine, 'account'>>()
  for (const { currency, opening, change, closing } of balances) {
    const total = totals.get(currency) ?? { currency, opening: 0n, change: 0n, closing: 0n }
    totals.set(currency, {
      currency,
      opening: total.opening + opening,
      change: total.change + change,
      closing: total.closing + closing,
    })
  }
  return [...totals.values()]
}
