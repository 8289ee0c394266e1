import type { FileBiz } from '@touchstone/wire/files'
import type { Transaction } from '../../platform/database.ts'

type Held = { fileId: string; userId: number; biz: string }

/** The tables whose records hold files, by what a file was sent for. */
const holders: Readonly<Record<FileBiz, (sql: Transaction, held: Held) => Promise<{ id: bigint }[]>>> = {
  identity: (sql, { fileId, userId }) => sql<{ id: bigint }[]>`
    select id from identity_applications
    where user_id = ${userId} and strpos(body, ${`"${fileId}"`}) > 0 order by id`,
  deposit_proof: (sql, { fileId, userId }) => sql<{ id: bigint }[]>`
    select id from deposits where user_id = ${userId} and proof = ${fileId} order by id`,
}
const nouns: Readonly<Record<FileBiz, string>> = { identity: 'identity', deposit_proof: 'deposit' }

const isKnown = (biz: string): biz is FileBiz => Object.hasOwn(holders, biz)

/**
 * The records that hold a file, as subjects of the audit log such as `identity 4`: asked of the records themselves, since
 * one that was sent again holds the images of the one before. Empty where none does yet.
 */
export async function holdersOf(sql: Transaction, held: Held): Promise<string[]> {
  const { biz } = held
  if (!isKnown(biz)) return []
  const rows = await holders[biz](sql, held)
  return rows.map(({ id }) => `${nouns[biz]} ${id}`)
}
