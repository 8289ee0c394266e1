import { readAs } from '@touchstone/domain/books/codec'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { commandIn } from '@touchstone/domain/receipts/decided-row'
import type { CommandOf } from '@touchstone/domain/rulebook/nouns'
import { select, type Verification } from './verification.ts'

const arrivalsAtOnce = 1_000

type Credit = Pick<CommandOf<'credit_deposit'>, 'arrivalId'> & { place: string; bookId: number; said: string }

/** An arrival, and the people whom everything that it met names: null where there is no such row. */
type Arrived = {
  id: bigint
  said: string
  depositor: bigint | null
  received: bigint | null
  address: bigint | null
}

const arrivedText = `
  select a.id, d.user_id as depositor, t.user_id as received, o.user_id as address,
    concat_ws(' ', a.channel, a.currency, trim_scale(a.amount), 'deposit', a.deposit_id,
      'by ' || nullif(d.credited_by, '')) as said
  from arrivals a
  left join deposits d on d.id = a.deposit_id
  left join chain_transfers t on a.source = 'chain:' || t.network and a.reference = lower(t.tx_hash) || ':' || t.log_index
  left join deposit_addresses o on o.address = t.recipient
  where a.id = any($1::bigint[])`

/**
 * Every deposit's credit: under the key of its arrival, no arrival named by two of them, in whatever book, and each just as
 * the arrival stands in its table, reserved for this deposit by the operators whom the command names. Book, request,
 * transfer on the chain and owner of the address that received it must all be of one person.
 */
export function createCreditCheck(verification: Verification) {
  const { differs } = verification
  const credits = new Map<string, Credit>()

  async function compare(some: readonly Credit[]): Promise<void> {
    const ids = some.map(({ arrivalId }) => arrivalId).filter((id) => /^\d{1,18}$/.test(id))
    const rows = await select<Arrived>(verification, arrivedText, [ids])
    const arrived = new Map(rows.map((row) => [String(row.id), row]))
    const books = await select<{ id: bigint; user_id: bigint }>(
      verification,
      `select id, user_id from books where id = any($1::bigint[])`,
      [[...new Set(some.map(({ bookId }) => bookId))]],
    )
    const ownerOf = new Map(books.map((row) => [Number(row.id), row.user_id]))
    for (const { arrivalId, place, bookId, said } of some) {
      const arrival = arrived.get(arrivalId)
      if (arrival?.said !== said)
        differs(`${place} credits ${said}, but arrival ${arrivalId} is ${arrival?.said ?? 'not there'}`)
      if (arrival !== undefined) compareOwners(arrival, place, ownerOf.get(bookId))
    }
  }

  function compareOwners({ id, ...arrival }: Arrived, place: string, owner: bigint | undefined): void {
    for (const [whose, what] of [
      ['depositor', 'its deposit is'],
      ['received', 'the transfer went to an address'],
      ['address', 'the address that received it is'],
    ] as const)
      if (arrival[whose] !== null && arrival[whose] !== owner)
        differs(`${place} credits arrival ${id} to user ${owner ?? 'nobody'}, but ${what} of user ${arrival[whose]}`)
  }

  return {
    check(row: JournalRow): void {
      if (!row.command.includes('"kind":"credit_deposit"')) return
      const command = commandIn<CommandOf<'credit_deposit'>>(
        { command: readAs(row.command, { amount: true }) },
        'credit_deposit',
      )
      if (command === undefined) return
      const { bookId } = row
      const place = `book ${bookId}: row ${row.sequence}`
      const { arrivalId, depositId, channel, currency, amount, operators = [] } = command
      if (row.key !== `deposit:${arrivalId}`) differs(`${place} credits arrival ${arrivalId} under the key ${row.key}`)
      const before = credits.get(arrivalId)
      if (before !== undefined) differs(`${place} credits arrival ${arrivalId}, as ${before.place} did`)
      const by = operators.length === 0 ? '' : ` by ${operators.join(',')}`
      const said = `${channel} ${currency} ${printDecimal(amount)} deposit ${depositId}${by}`
      credits.set(arrivalId, { arrivalId, place, bookId, said })
    },
    async checkEnd(): Promise<void> {
      const all = [...credits.values()]
      for (let from = 0; from < all.length; from += arrivalsAtOnce)
        await compare(all.slice(from, from + arrivalsAtOnce))
    },
  }
}

export type CreditCheck = ReturnType<typeof createCreditCheck>
