import { sql } from 'drizzle-orm'
import { bigint, index, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })
/** A count of a token's own smallest units, up to 2^256. */
const units = () => numeric({ precision: 78, scale: 0 })

/** One address a user and extended public key, whatever networks share that key. Never given to another. */
export const depositAddresses = pgTable(
  'deposit_addresses',
  {
    /** Of the extended public key: the hash of it. */
    key: text().notNull(),
    /** How its networks write addresses: `evm`, `bitcoin`, `tron`. */
    family: text().notNull(),
    userId: whole().notNull(),
    index: whole().notNull(),
    address: text().notNull(),
    givenAt: whole().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.userId] }),
    unique('deposit_addresses_index').on(table.key, table.index),
    unique('deposit_addresses_address').on(table.address),
  ],
)

/**
 * Blocks up to which a network has been read. Reading continues at the highest; the others help to return to the chain
 * after a reorganisation.
 */
export const chainCursors = pgTable(
  'chain_cursors',
  { network: text().notNull(), number: whole().notNull(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.network, table.number] })],
)

/** Transfers of configured tokens to addresses of users, as read from receipts. */
export const chainTransfers = pgTable(
  'chain_transfers',
  {
    network: text().notNull(),
    txHash: text().notNull(),
    /** Which log of its transaction, from 0: this stays when a reorganisation moves the transaction to another block. */
    logIndex: whole().notNull(),
    blockNumber: whole().notNull(),
    /** Null of one that was handed on before a reorganisation took it out of the chain. */
    blockHash: text(),
    channel: text().notNull(),
    currency: text().notNull(),
    token: text().notNull(),
    sender: text().notNull(),
    recipient: text().notNull(),
    userId: whole().notNull(),
    units: units().notNull(),
    decimals: whole().notNull(),
    /** `units` in the decimals of the currency, and the remainder that is too small for them. */
    amount: numeric({ precision: 38, scale: 18 }).notNull(),
    remainder: units().notNull(),
    /** Of its block. */
    at: whole().notNull(),
    /** When it was handed on as an arrival. */
    deliveredAt: whole(),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.txHash, table.logIndex] }),
    index('chain_transfers_user').on(table.userId),
    index('chain_transfers_block').on(table.network, table.blockNumber),
    index('chain_transfers_waiting')
      .on(table.network)
      .where(sql`delivered_at is null and amount > 0`),
  ],
)
