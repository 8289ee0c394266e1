import { randomBytes } from 'node:crypto'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { ok, refuse } from '@touchstone/domain/result'
import { sharingOf } from '@touchstone/domain/rulebook/shareable'
import { firstRowFor, mayShowBefore, shownBeforeMax } from '@touchstone/domain/rulebook/since-opening'
import type { receipts } from '@touchstone/wire/receipts'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { hasJournalRow, rowsBetween } from '../../house/ledger/receipts.store.ts'
import { ownBook } from './own-book.ts'
import { type ReceiptDeps, receiptMaker } from './receipts.routes.ts'
import {
  addShared,
  dropShared,
  sharedBy,
  type SharedReceipt,
  sharedToChange,
  sharedUnder,
} from './shared-receipts.store.ts'

/** Our choice: what one person may share at once. */
export const sharedMax = 200

type Calls = Pick<typeof receipts, 'shareReceipt' | 'stopSharingReceipt' | 'sharedReceipts' | 'sharedReceipt'>

/** A code names a receipt, and keeps no copy of it: what a checkpoint adds later is in the answer, too. */
export function sharedReceiptsHandlers(deps: ReceiptDeps & { books: CallerBooks }): HandlersOf<Calls> {
  const { sql, books } = deps
  const make = receiptMaker(deps, (receipt) => refusalOf(receipt) === undefined)
  return {
    async shareReceipt({ book, bookId: wanted, sequence }, { caller: { userId }, at }, once) {
      const bookId = await ownBook(books, userId, { book, bookId: wanted })
      if (bookId === undefined) return refuse({ kind: 'not_found' })
      if (!(await hasJournalRow(sql, bookId, sequence))) return refuse({ kind: 'receipt_not_found' })
      const refusal = refusalOf(await deps.receipt(bookId, sequence))
      if (refusal !== undefined) return refuse(refusal)
      return once(async (tx) => {
        const present = await sharedToChange(tx, userId)
        const known = present.find((each) => each.bookId === bookId && each.sequence === sequence)
        if (known !== undefined) return ok(printed(known))
        if (present.length >= sharedMax) return refuse({ kind: 'too_many_shared', maximum: sharedMax })
        const shared = { code: randomBytes(16).toString('base64url'), bookId, sequence, at }
        await addShared(tx, userId, shared)
        return ok(printed(shared))
      })
    },
    stopSharingReceipt({ code }, { caller }, once) {
      return once(async (tx) => {
        await dropShared(tx, caller.userId, code)
        return ok({ done: true })
      })
    },
    async sharedReceipts(_request, { caller }) {
      return ok({ receipts: (await sharedBy(sql, caller.userId)).map(printed) })
    },
    async sharedReceipt({ code }) {
      const shared = await sharedUnder(sql, code)
      const made = shared && (await make(shared.bookId, shared.sequence))
      if (made === undefined) return refuse({ kind: 'shared_receipt_not_found' })
      return ok({ ...made, before: await shownBefore(sql, made.receipt.journal.row) })
    },
  }
}

/** A code shows the whole receipt to anybody: undefined where it is of a trade and carries nothing else. */
function refusalOf(receipt: Receipt): { kind: 'receipt_private' | 'receipt_carries_private' } | undefined {
  const sharing = sharingOf(receipt)
  if (sharing === 'trade') return undefined
  return { kind: sharing === 'private' ? 'receipt_private' : 'receipt_carries_private' }
}

/** The rows since the opening of what a row closed, where they may be seen with it; none of any other. */
async function shownBefore(sql: ReceiptDeps['sql'], row: JournalRow): Promise<JournalRow[]> {
  const from = firstRowFor(row)
  if (from === undefined || row.sequence - from > shownBeforeMax) return []
  const before = await rowsBetween(sql, row.bookId, { from, before: row.sequence })
  return mayShowBefore(row, before) ? before : []
}

const printed = ({ code, bookId, sequence, at }: SharedReceipt) => ({ code, bookId, sequence, time: printWireTime(at) })
