import { readAs } from '@touchstone/domain/books/codec'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { commandIn } from '@touchstone/domain/receipts/decided-row'
import type { CommandOf } from '@touchstone/domain/rulebook/nouns'
import { select, type Verification } from './verification.ts'

const arrivalsAtOnce = 1_000

type Credit = Pick<CommandOf<'credit_deposit'>, 'arrivalId'> & { place: string; said: string }

/**
 * Every deposit's credit: under the key of its arrival, no arrival named by two of them, in whatever book, and each just as
 * the arrival stands in its table, reserved for this deposit.
 */
export function createCreditCheck(verification: Verification) {
  const { differs } = verification
  const credits = new Map<string, Credit>()

  async function compare(some: readonly Credit[]): Promise<void> {
    const rows = await select<{ id: bigint; said: string }>(
      verification,
      `select id, concat_ws(' ', channel, currency, trim_scale(amount), 'deposit', deposit_id) as said
       from arrivals where id = any($1::bigint[])`,
      [some.map(({ arrivalId }) => arrivalId).filter((id) => /^\d{1,18}$/.test(id))],
    )
    const arrived = new Map(rows.map((row) => [String(row.id), row.said]))
    for (const { arrivalId, place, said } of some)
      if (arrived.get(arrivalId) !== said)
        differs(`${place} credits ${said}, but arrival ${arrivalId} is ${arrived.get(arrivalId) ?? 'not there'}`)
  }

  return {
    check(row: JournalRow): void {
      if (!row.command.includes('"kind":"credit_deposit"')) return
      const command = commandIn<CommandOf<'credit_deposit'>>(
        { command: readAs(row.command, { amount: true }) },
        'credit_deposit',
      )
      if (command === undefined) return
      const place = `book ${row.bookId}: row ${row.sequence}`
      const { arrivalId, depositId, channel, currency, amount } = command
      if (row.key !== `deposit:${arrivalId}`) differs(`${place} credits arrival ${arrivalId} under the key ${row.key}`)
      const before = credits.get(arrivalId)
      if (before !== undefined) differs(`${place} credits arrival ${arrivalId}, as ${before.place} did`)
      const said = `${channel} ${currency} ${printDecimal(amount)} deposit ${depositId}`
      credits.set(arrivalId, { arrivalId, place, said })
    },
    async checkEnd(): Promise<void> {
      const all = [...credits.values()]
      for (let from = 0; from < all.length; from += arrivalsAtOnce)
        await compare(all.slice(from, from + arrivalsAtOnce))
    },
  }
}

export type CreditCheck = ReturnType<typeof createCreditCheck>
