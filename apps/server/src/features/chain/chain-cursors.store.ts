import type { Transaction } from '../../platform/database.ts'

/** A block that was read, and everything before it. */
export type ReadPoint = { number: number; hash: string }

/** As many as lead back through any reorganisation that there may be. */
const pointsKept = 500

/** The newest first. */
export async function readPoints(sql: Transaction, network: string, limit = pointsKept): Promise<ReadPoint[]> {
  const rows = await sql<{ number: bigint; hash: string }[]>`
    select number, hash from chain_cursors where network = ${network} order by number desc limit ${limit}`
  return rows.map(({ number, hash }) => ({ number: Number(number), hash }))
}

export async function putPoint(transaction: Transaction, network: string, { number, hash }: ReadPoint): Promise<void> {
  await transaction`insert into chain_cursors (network, number, hash) values (${network}, ${number}, ${hash})`
  await transaction`
    delete from chain_cursors where network = ${network} and number < (
      select number from chain_cursors where network = ${network} order by number desc offset ${pointsKept - 1} limit 1)`
}

/**
 * Forgets blocks read after this one. Transfers that were handed on stay recorded, and are in no block until they are
 * found in another.
 */
export async function goBackTo(transaction: Transaction, network: string, number: number): Promise<void> {
  await transaction`delete from chain_cursors where network = ${network} and number > ${number}`
  await transaction`
    delete from chain_transfers where network = ${network} and block_number > ${number} and delivered_at is null`
  await transaction`
    update chain_transfers set block_hash = null where network = ${network} and block_number > ${number}`
}
