import { type Book, partOf } from '@touchstone/domain/books/book'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { standingPart } from '@touchstone/domain/restrictions/standing'
import type { ListedStanding } from '@touchstone/wire/console/console-users'
import { readBooks } from '../../executor/books.store.ts'
import { valueBook } from '../../features/equity/book-value.ts'
import { oneView } from '../../features/equity/currency-marks.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { booksOfUsers, verifiedNames } from './user-standings.store.ts'

/** Loads the verified name, the level and what the books are worth, for the users of one page. */
export async function standingsOf(
  { sql, house }: { sql: Sql; house: Pick<HousePort, 'market'> },
  userIds: readonly number[],
): Promise<(userId: number) => ListedStanding> {
  const owned = await booksOfUsers(sql, userIds)
  const [books, names] = await Promise.all([
    readBooks(
      sql,
      owned.map(({ bookId }) => bookId),
    ),
    verifiedNames(sql, userIds),
  ])
  const view = oneView(house.market)
  const byId = new Map(books.map((book) => [book.id, book]))
  const worth = (book: Book | undefined): string | null =>
    book === undefined ? null : printDecimal(valueBook(book, view).equity)
  return (userId) => {
    const bookIn = (world: 'real' | 'demo'): Book | undefined =>
      byId.get(owned.find((each) => each.userId === userId && each.world === world)?.bookId ?? 0)
    const real = bookIn('real')
    return {
      verifiedName: names.get(userId) ?? null,
      identityLevel: real === undefined ? 0 : partOf(real, standingPart).identityLevel,
      equity: worth(real),
      demoEquity: worth(bookIn('demo')),
    }
  }
}
