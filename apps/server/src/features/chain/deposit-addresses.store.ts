import type { Transaction } from '../../platform/database.ts'

type GivenAddress = { key: string; family: string; userId: number; index: number; address: string; at: number }

export async function addressOf(sql: Transaction, key: string, userId: number): Promise<string | undefined> {
  const [row] = await sql<{ address: string }[]>`
    select address from deposit_addresses where key = ${key} and user_id = ${userId}`
  return row?.address
}

/** The next index of a key, for this transaction alone to give away. */
export async function takeNextIndex(transaction: Transaction, key: string): Promise<number> {
  await transaction`select pg_advisory_xact_lock(hashtextextended(${`deposit addresses ${key}`}, 0))`
  const [row] = await transaction<{ next: bigint }[]>`
    select coalesce(max(index) + 1, 0) as next from deposit_addresses where key = ${key}`
  return Number(row?.next ?? 0n)
}

export async function recordAddress(transaction: Transaction, given: GivenAddress): Promise<void> {
  const { key, family, userId, index, address, at } = given
  await transaction`
    insert into deposit_addresses (key, family, user_id, index, address, given_at)
    values (${key}, ${family}, ${userId}, ${index}, ${address}, ${at})`
}

/** Whose every address is that was ever given for a family of networks. */
export async function ownersByAddress(sql: Transaction, family: string): Promise<Map<string, number>> {
  const rows = await sql<{ address: string; user_id: bigint }[]>`
    select address, user_id from deposit_addresses where family = ${family}`
  return new Map(rows.map((row) => [row.address, Number(row.user_id)]))
}
