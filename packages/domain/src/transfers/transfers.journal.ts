import type { Posting } from '../ledger/posting.ts'
import type { Journal } from '../noun/journal.ts'
import { isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import { type TransferPosting, transferPostings } from './transfer-postings.ts'
import type { Transfer, Transferred, TransferRefusal } from './transfer.ts'

export type TransferWords = {
  user: Transfer
  house: never
  replies: Transferred
  refusals: TransferRefusal
  postings: TransferPosting
  borrowed: never
  sent: never
  records: Record<never, never>
  parts: Record<never, never>
  facts: Record<never, never>
}

/** As asked for, and as answered. */
function transferred({ command, reply, ...row }: DecidedRow<Transferred>): Posting[] {
  const asked = commandIn<Transfer>({ command }, 'transfer')
  const { from, to, currency, amount } = reply
  const isAsked = asked !== undefined && isSame({ ...asked, kind: reply.kind }, reply)
  demand(isAsked, 'something else was transferred than the command names')
  return [posting({ kind: 'transfer', currency, from, to, amount, subject: madeBy(row) })]
}

export const transferJournal: Journal<TransferWords> = {
  commands: {
    transfer: { decimals: { amount: true }, givenBy: 'person' },
  },
  replies: {
    transferred: {
      decimals: { amount: true },
      acceptedBy: 'none',
      armedBy: 'none',
      channels: 'none',
      formula: 'none',
      postings: transferred,
    },
  },
  postings: transferPostings,
}
