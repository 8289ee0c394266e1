import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { statements } from '@touchstone/wire/statements'
import type * as z from 'zod/mini'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf, Refused } from '../../api/handler.ts'
import type { Sql } from '../../platform/database.ts'
import { requireUser } from '../accounts/users/users.store.ts'
import { makePdf } from './make-pdf.ts'
import { csvRowsMax, statementCsv } from './statement-csv.ts'
import { monthAt, statementMonth } from './statement-month.ts'
import { type Holder, paperRowsMax, statementPaper } from './statement-paper.ts'
import { readStatement } from './statement.ts'

type Deps = {
  sql: Sql
  books: Pick<CallerBooks, 'named'>
  /** The name that a person's documents showed, once they were verified. */
  nameOf: (userId: number) => Promise<string | undefined>
  /** In a sandbox no book holds real money, whatever it is called. */
  feed: { kind: 'sandbox' | 'live' }
  /** The most movements that a statement lists. */
  rowsMax?: { csv: number; pdf: number }
}
type Reply = z.input<typeof statements.statement.reply>

/** Our choice: each holds a thread or some megabytes. */
const atOnceMax = 2

export function statementHandlers(deps: Deps): HandlersOf<typeof statements> {
  const { sql, books, nameOf, feed, rowsMax = { csv: csvRowsMax, pdf: paperRowsMax } } = deps
  const makeOne = fewAtOnce(atOnceMax)

  return {
    statement({ book, month, format, utcOffset }, { caller, language, at: now }) {
      if (month > monthAt(now)) return refuse({ kind: 'statement_month_ahead', month: monthAt(now) })
      return makeOne(async (): Promise<Reply> => {
        const bookId = await books.named(caller.userId, book)
        const statement = await readStatement(sql, bookId, { month: statementMonth(month), now })
        const complete = statement.until === statement.to
        const world: Holder['book'] = book === 'real' && feed.kind === 'sandbox' ? 'sandbox' : book
        const fileName = `statement-${world}-${month}.${format}`
        if (format === 'csv') {
          const { content, entries } = await statementCsv(statement, rowsMax.csv)
          return { fileName, type: 'text/csv', content, entries, complete, truncated: entries < statement.count }
        }
        const { account } = await requireUser(sql, caller.userId)
        const holder = { name: await nameOf(caller.userId), account, book: world }
        const paper = await statementPaper(statement, { holder, language, offset: utcOffset, rowsMax: rowsMax.pdf })
        const entries = paper.movements.rows.length
        const content = (await makePdf(paper)).toString('base64')
        return { fileName, type: 'application/pdf', content, entries, complete, truncated: entries < statement.count }
      })
    },
  }
}

function fewAtOnce(max: number) {
  let running = 0
  return async <Value>(make: () => Promise<Value>): Promise<Result<Value, Refused>> => {
    if (running >= max) return refuse({ kind: 'overloaded', seconds: 2 })
    running += 1
    try {
      return ok(await make())
    } finally {
      running -= 1
    }
  }
}
