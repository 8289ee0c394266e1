import type { Journal } from '../noun/journal.ts'
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
}

export const transferJournal: Journal<TransferWords> = {
  commands: {
    transfer: { amount: true },
  },
  replies: { transferred: { decimals: { amount: true }, formula: 'none' } },
  postings: transferPostings,
}
