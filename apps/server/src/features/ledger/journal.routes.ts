import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { isWatermark, type TapeRow } from '@touchstone/domain/market/tick'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import { readFacts, versionsOfFacts } from '@touchstone/domain/books/facts-record'
import type { receipts } from '@touchstone/wire/receipts'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { clientKeyOf } from '../../executor/client-key.ts'
import type { HousePort } from '../../house/house-port.ts'
import { settingsTexts } from '../../house/settings/settings.store.ts'
import { bookHeads, journalPage, replyUnder } from './journal-page.ts'
import { ownBook } from './own-book.ts'

type Deps = Pick<HousePort, 'sql'> & { books: CallerBooks }

/**
 * A person's own journal with what a replay of it reads. Settings are sent whole: they are the rules of the house, and
 * every previewed command shows them to its user already.
 */
export const journalHandlers = ({
  sql,
  books,
}: Deps): HandlersOf<Pick<typeof receipts, 'journal' | 'bookHeads' | 'commandAnswer'>> => ({
  async bookHeads(_, { caller }) {
    return ok({ books: await bookHeads(sql, caller.userId) })
  },
  async commandAnswer({ book, key: sent }, { caller }) {
    const key = clientKeyOf(sent)
    if (!key.ok) return key
    const bookId = await books.named(caller.userId, book)
    const row = await replyUnder(sql, bookId, key.value.key)
    const outcome = row && (JSON.parse(row.reply) as { kind: string })
    return ok({ answer: row && outcome ? { bookId, sequence: row.sequence, outcome } : null })
  },
  async journal({ book, bookId: wanted, from, limit, settingsHeld }, { caller }) {
    const bookId = await ownBook(books, caller.userId, { book, bookId: wanted })
    if (bookId === undefined) return refuse({ kind: 'not_found' })
    const { world, head, rows, tape } = await journalPage(sql, { bookId, from, limit })
    const settings = await settingsTexts(sql, versionsNamed(rows, settingsHeld))
    return ok({ bookId, world, head, rows, tape: tape.map(printed), settings })
  },
})

const versionsNamed = (rows: readonly JournalRow[], held: number): number[] => [
  ...new Set(rows.flatMap((row) => versionsOf(row, held))),
]

/**
 * Those that come after the ones held, and those of before that a row names besides: a replay keeps the newest only. None
 * of facts that cannot be read: the replay says what is wrong with them.
 */
function versionsOf({ facts }: JournalRow, held: number): number[] {
  try {
    const [own = 0, ...others] = versionsOfFacts(readFacts(facts))
    return [...(own > held ? [own] : []), ...others.filter((version) => version !== own)]
  } catch {
    return []
  }
}

function printed(row: TapeRow) {
  if (isWatermark(row)) return row
  const { bid, ask, last, volume } = row
  return {
    ...row,
    bid: printDecimal(bid),
    ask: printDecimal(ask),
    last: printDecimal(last),
    volume: printDecimal(volume),
  }
}
