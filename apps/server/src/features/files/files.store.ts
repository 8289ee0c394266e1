import { randomUUID } from 'node:crypto'
import type { FileBiz } from '@touchstone/wire/files'
import type { Sql, Transaction } from '../../platform/database.ts'
import type { ImageType } from './image-format.ts'
import type { RemadeImage } from './remake-image.ts'

export const fileKeptUnnamedMs = 24 * 3_600_000

export type StoredFile = {
  id: string
  userId: number
  biz: string
  type: ImageType
  keyId: string
}

type FileRow = {
  id: string
  user_id: bigint
  biz: string
  type: ImageType
  key_id: string
}

/**
 * A place for a file that is about to come, which counts as an upload whatever becomes of it; undefined when the user has
 * had `maximum` within a day.
 */
export async function reserveFile(
  sql: Sql,
  { userId, biz, keyId, at, maximum }: { userId: number; biz: FileBiz; keyId: string; at: number; maximum: number },
): Promise<string | undefined> {
  return sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${`uploads ${userId}`}, 0))`
    const [row] = await transaction<{ count: bigint }[]>`
      select count(*) as count from files where user_id = ${userId} and made_at > ${at - fileKeptUnnamedMs}`
    if (Number(row?.count) >= maximum) return undefined
    const id = randomUUID()
    await transaction`
      insert into files (id, user_id, biz, state, key_id, made_at)
      values (${id}, ${userId}, ${biz}, 'arriving', ${keyId}, ${at})`
    return id
  })
}

/** The file has arrived. */
export async function keepFile(sql: Transaction, id: string, image: RemadeImage): Promise<void> {
  await sql`
    update files set state = 'kept', type = ${image.type}, width = ${image.width}, height = ${image.height},
                     bytes = ${image.bytes.length}
    where id = ${id}`
}

export async function findFile(sql: Transaction, id: string): Promise<StoredFile | undefined> {
  const [row] = await sql<FileRow[]>`
    select id, user_id, biz, type, key_id from files where id = ${id} and state = 'kept'`
  if (row === undefined) return undefined
  const { biz, type, key_id: keyId } = row
  return { id, userId: Number(row.user_id), biz, type, keyId }
}

/**
 * Says that a record (such as `deposit:7`, or some application of `identity of 7`) holds a file, so that it is kept, in the transaction of that record. False
 * when it is not the user's own, or was sent for something else. The first record that names a file stays its name.
 */
export async function nameFile(
  transaction: Transaction,
  { fileId, userId, biz, namedBy }: { fileId: string; userId: number; biz: FileBiz; namedBy: string },
): Promise<boolean> {
  const named = await transaction`
    update files set named_by = coalesce(named_by, ${namedBy})
    where id = ${fileId} and user_id = ${userId} and biz = ${biz} and state = 'kept'
    returning true`
  return named.length > 0
}

/** Ids of files that no record has named in time, or that were being dropped before; nothing can name them any more. */
export async function takeUnnamed(sql: Transaction, now: number, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    update files set state = 'dropping'
    where id in (select id from files where named_by is null and made_at <= ${now - fileKeptUnnamedMs}
                 order by made_at limit ${limit} for update skip locked)
    returning id`
  return rows.map(({ id }) => id)
}

export async function deleteFile(sql: Transaction, id: string): Promise<void> {
  await sql`delete from files where id = ${id} and state = 'dropping'`
}

/** Whether any file is stored, under whatever key. */
export async function hasFiles(sql: Transaction): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`select exists (select from files where state = 'kept') as has`
  return row?.has === true
}

/** How many kept files were encrypted with another key than this one. */
export async function countForeign(sql: Transaction, keyId: string): Promise<number> {
  const [row] = await sql<{ count: bigint }[]>`
    select count(*) as count from files where state = 'kept' and key_id <> ${keyId}`
  return Number(row?.count)
}
