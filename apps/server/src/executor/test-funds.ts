import { named } from '@touchstone/domain/books/fact-kind'
import { usdtAccount } from '@touchstone/domain/examples/example-funds'
import { bookOf } from './books.store.ts'
import type { Sql } from '../platform/database.ts'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { settlementAccountFact } from '@touchstone/domain/withdrawals/settlement-account-fact'
import type { Executor } from './executor.ts'
import type { NamedFacts, Outcome } from './submission.ts'

export const askFor = (amount: string): { command: Command; named: NamedFacts } => ({
  command: { kind: 'request_withdrawal', accountId: usdtAccount.destination.accountId, amount: decimal(amount) },
  named: { byKind: named(settlementAccountFact, usdtAccount) },
})

export const creditOf = (arrivalId: string, amount: string): { key: string; command: Command } => ({
  key: `deposit:${arrivalId}`,
  command: {
    kind: 'credit_deposit',
    depositId: arrivalId,
    arrivalId,
    channel: 'sandbox-bank',
    currency: 'USDT',
    amount: decimal(amount),
  },
})

/** The row that an arrival has when it was reserved for its deposit. */
export async function putArrival(sql: Sql, arrivalId: string, amount: string): Promise<void> {
  await sql`
    insert into arrivals (id, source, reference, channel, currency, amount, payer, arrived_at, entered_at, operators, deposit_id)
    values (${arrivalId}, 'bank:sandbox-bank', ${`line ${arrivalId}`}, 'sandbox-bank', 'USDT', ${amount}, 'A. Payer', 1, 1,
      '1,2', ${arrivalId})`
}

export async function mustDo(outcome: Promise<Outcome>): Promise<{ sequence: number; reply: string }> {
  const done = await outcome
  if (done.kind !== 'done') throw new Error(JSON.stringify(done))
  return done
}

/** A real book of a verified person, with 5,000 USDT that arrived. */
export async function fundedBook(sql: Sql, executor: Pick<Executor, 'submit'>, userId: number): Promise<number> {
  const bookId = await bookOf(sql, userId, 'real')
  const verified: Command = { kind: 'set_identity', identityLevel: 1, country: 'TH' }
  await mustDo(executor.submit({ bookId, key: `identity:${userId}`, command: verified }))
  await mustDo(executor.submit({ bookId, ...creditOf(`${userId}`, '5000') }))
  return bookId
}
