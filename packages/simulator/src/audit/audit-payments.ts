import type { Sql } from '@touchstone/server/platform/database'
import type { JournalText } from './journal-reader.ts'

type Payment = { userId: number; amount: string; credited: number }
type Credit = { reference: string; amount: string; asked: bigint | null; owner: bigint | null }

export type Payments = ReturnType<typeof createPayments>

/**
 * What was sent over chains, and to whose address: a life knows that without the house. A transfer, the request that it
 * answers and the book that it is credited to are of one person.
 */
export function createPayments() {
  const sent = new Map<string, Payment>()

  async function faultsOf(sql: Sql, row: JournalText): Promise<string[]> {
    const { arrivalId = '' } = JSON.parse(row.command) as { arrivalId?: string }
    const [credit] = await sql<Credit[]>`
      select a.reference, trim_scale(a.amount)::text as amount, d.user_id as asked, b.user_id as owner
      from arrivals a left join deposits d on d.id = a.deposit_id left join books b on b.id = ${row.book_id}
      where a.id = ${arrivalId} and starts_with(a.source, 'chain:')`
    if (credit === undefined) return []
    const { reference, amount, asked, owner } = credit
    const payment = sent.get(reference)
    if (payment === undefined) return [`nobody sent ${reference}`]
    payment.credited += 1
    const who = `${payment.amount} for user ${payment.userId}`
    const isRight = payment.amount === amount && [asked, owner].every((user) => Number(user) === payment.userId)
    if (isRight && payment.credited === 1) return []
    return [`${reference}, ${who}, was credited ${payment.credited} times: user ${owner} got ${amount}, ${asked} asked`]
  }

  return {
    sent: (reference: string, userId: number, amount: string): void =>
      void sent.set(reference, { userId, amount, credited: 0 }),
    /** Looks at the credits among these rows. */
    async check(sql: Sql, rows: readonly JournalText[]): Promise<string[]> {
      const faults: string[] = []
      for (const row of rows.filter(({ command }) => command.includes('"kind":"credit_deposit"')))
        faults.push(...(await faultsOf(sql, row)))
      return faults
    },
    /** Once everything has been delivered: what was sent and never credited. */
    missing: (): string[] =>
      [...sent].filter(([, { credited }]) => credited === 0).map(([reference]) => `${reference} was never credited`),
  }
}
