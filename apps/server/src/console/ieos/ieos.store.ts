import { printDecimal } from '@touchstone/domain/money/decimal'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { SaleBook } from '../../features/ieo/sale-books.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { currencyOf, isSaleMovement, saleMovementKinds } from '../issuers/issuer-movements.ts'

/** What came from the issuer of a sale or went to it, newest first. */
export async function readIssuerMovements(
  sql: Transaction,
  { bookId }: Pick<SaleBook, 'bookId'>,
): Promise<ConsoleIeo['movements']> {
  const rows = await sql<{ at: bigint; reply: string }[]>`
    select at, reply from journal where book_id = ${bookId}
      and reply::json ->> 'kind' = any(${[...saleMovementKinds]}::text[])
    order by sequence desc`
  return rows.flatMap(({ at, reply: text }) => {
    const reply = readReply(text)
    if (!isSaleMovement(reply)) return []
    const { kind, amount, reference } = reply
    return [
      { kind, currency: currencyOf(reply), amount: printDecimal(amount), reference, time: printWireTime(Number(at)) },
    ]
  })
}

/** By book, the version of the settings that a sale was opened on. */
export async function openedVersions(
  sql: Transaction,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (bookIds.length === 0) return new Map()
  const rows = await sql<{ book: bigint; reply: string }[]>`
    select book_id as book, reply from journal where book_id = any(${[...bookIds]}::bigint[])
      and reply::json ->> 'kind' = 'ieo_opened'`
  return new Map(
    rows.flatMap(({ book, reply: text }) => {
      const reply = readReply(text)
      return reply.kind === 'ieo_opened' ? [[Number(book), reply.settingsVersion] as const] : []
    }),
  )
}
