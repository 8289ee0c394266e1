import { bookIdIn } from '../executor/record-id.ts'
import type { HousePort } from '../house/house-port.ts'
import type { Sql } from '../platform/database.ts'

export type CallerBooks = {
  /** The id of a user's book; made on first asking, a demo book with its play money. */
  named: (userId: number, name: 'real' | 'demo') => Promise<number>
  /** The book that a record's id names, if it is the user's own. */
  holding: (userId: number, recordId: string) => Promise<number | undefined>
}

/** Our choice. Entries never change: a book keeps its owner for ever. */
const rememberedMax = 100_000

export function createCallerBooks(sql: Sql, openBook: HousePort['openBook']): CallerBooks {
  const bookIds = new Map<string, number>()
  const owners = new Map<number, number>()

  return {
    async named(userId, name) {
      const key = `${userId} ${name}`
      const known = bookIds.get(key)
      if (known !== undefined) return known
      const bookId = await openBook(userId, name)
      if (bookIds.size >= rememberedMax) bookIds.clear()
      bookIds.set(key, bookId)
      return bookId
    },
    async holding(userId, recordId) {
      const bookId = bookIdIn(recordId)
      let owner = owners.get(bookId)
      if (owner === undefined) {
        const [row] = await sql<{ user_id: bigint }[]>`select user_id from books where id = ${bookId}`
        if (row === undefined) return undefined
        owner = Number(row.user_id)
        if (owners.size >= rememberedMax) owners.clear()
        owners.set(bookId, owner)
      }
      return owner === userId ? bookId : undefined
    },
  }
}
