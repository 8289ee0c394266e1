import { sql } from 'drizzle-orm'
import { bigint, index, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })
const amount = () => numeric({ precision: 38, scale: 18 })

/** What users said is on its way to them, and what became of it. Times are epoch milliseconds. */
export const deposits = pgTable(
  'deposits',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    userId: whole().notNull(),
    /** The channel as it was then. */
    channel: text().notNull(),
    channelName: text().notNull(),
    kind: text().notNull(),
    network: text().notNull(),
    currency: text().notNull(),
    /** As claimed. What is credited stands on the arrival. */
    amount: amount().notNull(),
    /** The id of a file. */
    proof: text(),
    state: text().notNull(),
    /** Why it was rejected or undone, as the person reads it. */
    reason: text(),
    submittedAt: whole().notNull(),
    claimedAt: whole(),
    creditingAt: whole(),
    closedAt: whole(),
    undoneAt: whole(),
    /** Operators' ids. */
    claimedBy: whole(),
    decidedBy: whole(),
    undoneBy: text(),
    /** Of those who credited it, with commas between; empty for a chain. */
    creditedBy: text(),
    /** Where the credit stands in the journal, and where what took it back. */
    bookId: whole(),
    sequence: whole(),
    undoSequence: whole(),
  },
  (table) => [
    index('deposits_user').on(table.userId, table.id),
    index('deposits_open')
      .on(table.id)
      .where(sql`state in ('submitted', 'claimed', 'crediting')`),
    index('deposits_undoing')
      .on(table.id)
      .where(sql`state = 'undone' and undo_sequence is null`),
  ],
)

/** Money that arrived: a line of a bank statement, or a transfer on a chain. Each is credited or taken as capital, once at most. */
export const arrivals = pgTable(
  'arrivals',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    /** `bank:` and the channel, or `chain:` and the network: where its reference is unique. */
    source: text().notNull(),
    reference: text().notNull(),
    /** Of a bank: its reference as the statement has it. Null for a chain, and for lines from before this was kept. */
    written: text(),
    channel: text().notNull(),
    currency: text().notNull(),
    amount: amount().notNull(),
    /** Who sent it, as the statement or the chain names them. */
    payer: text().notNull(),
    arrivedAt: whole().notNull(),
    enteredAt: whole().notNull(),
    /** The ids of the operators who entered it, with commas between; empty for what was read from a chain. */
    operators: text().notNull(),
    /** Of a chain: the transaction. */
    transaction: text(),
    /** What uses it up. */
    depositId: whole().unique('arrivals_deposit'),
    /** Or the proposal that took it as capital of the house. */
    capitalProposal: whole().unique('arrivals_capital'),
  },
  (table) => [
    unique('arrivals_reference').on(table.source, table.reference),
    index('arrivals_free')
      .on(table.channel, table.id)
      .where(sql`deposit_id is null and capital_proposal is null`),
  ],
)
