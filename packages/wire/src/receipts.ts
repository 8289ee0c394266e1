import * as z from 'zod/mini'
import { read, record } from './call.ts'
import { outcomeOf } from './command-replies.ts'
import { form } from './expectations.ts'
import { book, done, nothing, page, pageOf, recordId, sha256, symbol, time, whole } from './fields.ts'
import type { Noun } from './noun.ts'
import { partResult } from './position-replies.ts'
import { checkpoint, journalRow, tick, watermark, wholeReceipt } from './receipt-shapes.ts'
import { timeSpan } from './time-span.ts'

/** Rows that one answer may hold; the server stops earlier where they are long. */
export const journalPageMax = 500

/** Where a book stands: its last row and that row's hash. */
export const head = z.object({ sequence: z.int(), hash: sha256 })

/** The replies that a formula stands behind. */
export const receiptedKind = z.enum([
  'opened',
  'closed',
  'reversed',
  'second_contract_settled',
  'exchanged',
  'funding',
  'strategy_accrued',
  'bond_paid',
  'miner_credited',
  'level_set',
])

export const receipted = z.object({
  bookId: z.int(),
  sequence: z.int(),
  time,
  /** The command, and who sent it: a person, or the house when something fell due. */
  command: z.string(),
  by: z.enum(['user', 'house']),
  kind: receiptedKind,
  /** As the command itself was answered. */
  outcome: z.looseObject({ kind: receiptedKind }),
  /** Null until the next checkpoint. */
  checkpointId: z.nullable(z.int()),
})

const rowNumber = whole(1, 1e15 - 1)
/** Of a receipt that its owner shares: 16 bytes of chance, so that nobody finds one by trying. */
export const sharedCode = z.string().check(form(/^[A-Za-z0-9_-]{22}$/, 'shared_code'))

/** What a position that a record closed brought, with whose it is. */
export const toldResult = z.extend(partResult, { positionId: recordId, symbol })

/** What a receipt is answered with, to its owner and to whoever has its code. */
export const receiptAnswer = z.object({
  /** Something in it is not under a checkpoint yet. Ask again a minute later: all else stays as it is. */
  pending: z.boolean(),
  receipt: wholeReceipt,
  /** Whose money is in the book: `real`, `demo`, or a contest's. */
  world: z.string(),
  /**
   * What each position that it closed brought, net of all fees, from this and the earlier records of the book. None where
   * that cannot be made: the receipt proves the record without.
   */
  results: z.array(toldResult),
})

/** What whoever has the code of a receipt is answered with. */
export const sharedAnswer = z.extend(receiptAnswer, {
  /**
   * Of a close: the rows since the opening of what it closed, up to the one before it, so that `results` can be made again.
   * Each hash is the next one's `previousHash`, the last that of the receipt's own row. None where one of them is of
   * anything but the closed positions, or there are more than 50.
   */
  before: z.array(journalRow),
})

/** A receipt that its owner lets anybody see who has the code. */
export const shared = z.object({ code: z.string(), bookId: z.int(), sequence: z.int(), time })

export const receipts = {
  receipt: read({
    path: '/api/trade/receipt/query',
    weight: 5,
    access: 'session',
    summary:
      'What it takes to check one command without believing us: prices, numbers, formula, entries and proofs. Whoever is signed in may also ask for how a bond was opened, closed and paid, and for the days of a network.',
    request: z.strictObject({ book, bookId: z.optional(whole(1, 1e15 - 1)), sequence: whole(1, 1e15 - 1) }),
    reply: receiptAnswer,
    refusals: ['not_found', 'receipt_not_found'],
  }),
  shareReceipt: record({
    path: '/api/trade/receipt/share',
    access: 'session',
    summary:
      'Lets anybody who has the code see a receipt of a trade of yours, at /#/check?code=<code>; the same code as before if you share it already.',
    request: z.strictObject({ book, bookId: z.optional(rowNumber), sequence: rowNumber }),
    reply: shared,
    refusals: ['not_found', 'receipt_not_found', 'receipt_private', 'receipt_carries_private', 'too_many_shared'],
  }),
  stopSharingReceipt: record({
    path: '/api/trade/receipt/stopSharing',
    access: 'session',
    summary: 'Ends that: its code leads nowhere from then on.',
    request: z.strictObject({ code: sharedCode }),
    reply: done,
  }),
  sharedReceipts: read({
    path: '/api/trade/receipt/shared',
    weight: 1,
    access: 'session',
    summary: 'The receipts that you share, newest first.',
    request: nothing,
    reply: z.object({ receipts: z.array(shared) }),
  }),
  sharedReceipt: read({
    path: '/api/public/sharedReceipt',
    weight: 5,
    access: 'public',
    summary:
      'A receipt that its owner shares, by its code. It shows what the owner sees of it, and of a close the records of that very position since its opening, where nothing else happened in between, at most 50; otherwise `before` is empty.',
    request: z.strictObject({ code: sharedCode }),
    reply: sharedAnswer,
    refusals: ['shared_receipt_not_found'],
  }),
  bookHeads: read({
    path: '/api/trade/receipt/heads',
    weight: 1,
    access: 'session',
    summary: 'The books that you have, and where the journal of each stands.',
    request: nothing,
    reply: z.object({ books: z.array(z.object({ bookId: z.int(), world: z.string(), head })) }),
  }),
  journal: read({
    path: '/api/trade/receipt/journal',
    weight: 3,
    access: 'session',
    summary: 'The rows of your own book from a sequence on, with all that it takes to decide them again yourself.',
    request: z.strictObject({
      book,
      bookId: z.optional(whole(1, 1e15 - 1)),
      /** The sequence of the first row. */
      from: z._default(whole(1, 1e15 - 1), 1),
      /** Rows at most. There are fewer where their texts and prices are long, but one at least if the book has it. */
      limit: z._default(whole(1, journalPageMax), 100),
      /** The newest version of the settings that the caller holds: later ones are sent where a row names them. */
      settingsHeld: z._default(whole(0, 1e15 - 1), 0),
    }),
    reply: z.object({
      bookId: z.int(),
      /** Whose money is in it: `real`, `demo`, or a contest's. */
      world: z.string(),
      /** As one statement saw it with the rows. */
      head,
      /** In order of sequence, without a gap. */
      rows: z.array(journalRow),
      /** Every row of the tape that a replay of these rows reads, in order of symbol and sequence. */
      tape: z.array(z.union([tick, watermark])),
      /** The whole canonical text of each version that these rows name and the caller does not hold. */
      settings: z.array(z.object({ version: z.int(), text: z.string() })),
    }),
    refusals: ['not_found'],
  }),
  commandAnswer: read({
    path: '/api/trade/receipt/answer',
    weight: 1,
    access: 'session',
    summary:
      'What a command on a book of yours was answered with, by the idempotency key that you sent it under: for one whose answer you never got. Null if the book did nothing under that key: it was refused, is still on its way, never came, or was of the other book.',
    request: z.strictObject({ book, key: z.string().check(z.maxLength(100)) }),
    reply: z.object({ answer: z.nullable(outcomeOf(z.looseObject({ kind: z.string() }))) }),
    refusals: ['key_malformed'],
  }),
  receipts: read({
    path: '/api/trade/receipt/list',
    weight: 5,
    access: 'session',
    summary: 'The commands of a book whose outcome can be checked by a formula, newest first.',
    request: z.strictObject({ book, kind: z.optional(receiptedKind), ...timeSpan, ...page }),
    reply: pageOf(receipted),
  }),
  checkpoints: read({
    path: '/api/public/checkpoints',
    weight: 2,
    access: 'public',
    summary: 'The chain of checkpoints, newest first: each holds the hash of the one before.',
    request: z.strictObject({ ...page }),
    reply: pageOf(checkpoint),
  }),
  checkpoint: read({
    path: '/api/public/checkpoint',
    weight: 1,
    access: 'public',
    summary: 'One checkpoint, to be compared with the one in a receipt.',
    request: z.strictObject({ id: whole(1, 1e15 - 1) }),
    reply: checkpoint,
    refusals: ['checkpoint_not_found'],
  }),
}

export const receiptsNoun = {
  calls: receipts,
  refusals: {
    receipt_not_found: 4500,
    checkpoint_not_found: 4501,
    shared_receipt_not_found: 4502,
    too_many_shared: 4503,
    receipt_private: 4504,
    receipt_carries_private: 4505,
  },
} as const satisfies Noun
