import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import type { PartResult } from '@touchstone/domain/positions/position-result'
import { ok, refuse } from '@touchstone/domain/result'
import { isPendingReceipt } from '@touchstone/domain/rulebook/pending-receipt'
import type { receipts } from '@touchstone/wire/receipts'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlerOf, HandlersOf } from '../../api/handler.ts'
import type { HousePort } from '../../house/house-port.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import {
  hasJournalRow,
  isPublicRow,
  listReceipts,
  type ReceiptedCommand,
  receiptedKinds,
} from '../../house/ledger/receipts.store.ts'
import { spanOf } from '../../api/span.ts'
import type { Sql } from '../../platform/database.ts'
import { resultsIn } from '../../house/ledger/close-results.store.ts'
import { printedPart } from './printed-result.ts'
import { ownBook } from './own-book.ts'

type Deps = Pick<HousePort, 'sql' | 'receipt'> & {
  books: CallerBooks
  /** Says that the results of a book cannot be made. */
  onLostResults: (details: { bookId: number; error: unknown }) => void
}

/** What the closes of a row brought; none where that cannot be made, which is said once for each book. */
function createFinder({ sql, onLostResults }: Pick<Deps, 'sql' | 'onLostResults'>) {
  const lost = new Set<number>()
  return async (bookId: number, sequence: number): Promise<PartResult[]> => {
    try {
      const results = await resultsIn(sql, bookId, [sequence])
      lost.delete(bookId)
      return results
    } catch (error) {
      if (!lost.has(bookId)) onLostResults({ bookId, error })
      lost.add(bookId)
      return []
    }
  }
}

/**
 * A receipt is made anew each time. What no checkpoint covers yet is `anchor_pending` in it; once one does, the same call
 * answers with the path there, and nothing else has changed.
 */
export const receiptsHandlers = (deps: Deps): HandlersOf<Pick<typeof receipts, 'receipt' | 'receipts'>> => ({
  receipt: receiptHandler(deps),
  async receipts({ book, kind, from, to, pageNo, pageSize }, { caller }) {
    const bookId = await deps.books.named(caller.userId, book)
    const filter = { kinds: kind === undefined ? receiptedKinds : [kind], ...spanOf({ from, to }) }
    const { commands, total } = await listReceipts(deps.sql, bookId, filter, stretchOf({ pageNo, pageSize }))
    const records = commands.map((command) => printed(bookId, command))
    return ok(pageAnswer({ pageNo, pageSize }, total, records))
  },
})

function receiptHandler(deps: Deps): HandlerOf<typeof receipts.receipt> {
  const make = receiptMaker(deps)
  return async ({ book, bookId: wanted, sequence }, { caller }) => {
    const own = await ownBook(deps.books, caller.userId, { book, bookId: wanted })
    const isPublic = own === undefined && wanted !== undefined && (await isPublicRow(deps.sql, wanted, sequence))
    const bookId = isPublic ? wanted : own
    if (bookId === undefined) return refuse({ kind: 'not_found' })
    const made = await make(bookId, sequence)
    return made === undefined ? refuse({ kind: 'receipt_not_found' }) : ok(made)
  }
}

export type ReceiptDeps = Pick<Deps, 'sql' | 'receipt' | 'onLostResults'>

/** Makes what a receipt is answered with; undefined where the book has no such row, or it may not be shown. */
export function receiptMaker({ sql, receipt, onLostResults }: ReceiptDeps, mayShow?: (receipt: Receipt) => boolean) {
  const found = createFinder({ sql, onLostResults })
  return async (bookId: number, sequence: number) => {
    if (!(await hasJournalRow(sql, bookId, sequence))) return undefined
    const made = await receipt(bookId, sequence)
    if (mayShow?.(made) === false) return undefined
    const world = await worldOf(sql, bookId)
    const results = (await found(bookId, sequence)).map((part) => {
      const { positionId, symbol } = part
      return { ...printedPart(part), positionId, symbol }
    })
    // In the receipt too: whoever keeps it alone must not take play money for real.
    const stated = world === 'real' ? made : { ...made, world }
    return { pending: isPendingReceipt(made), receipt: receiptToJson(stated), world, results }
  }
}

async function worldOf(sql: Sql, bookId: number): Promise<string> {
  const [row] = await sql<{ world: string }[]>`select world from books where id = ${bookId}`
  if (row === undefined) throw new Error(`there is no book ${bookId}`)
  return row.world
}

type ReplyJson = { kind: ReceiptedCommand['kind'] }

const printed = (bookId: number, { sequence, at, key, command, kind, reply, checkpointId }: ReceiptedCommand) => ({
  bookId,
  sequence,
  time: printWireTime(at),
  command: (JSON.parse(command) as { kind: string }).kind,
  by: key.startsWith('u:') ? ('user' as const) : ('house' as const),
  kind,
  outcome: JSON.parse(reply) as ReplyJson,
  checkpointId,
})
