import { recoveryCodesMade } from '@touchstone/wire/recovery-uses'
import type { Transaction } from '../../../platform/database.ts'
import { secretHash } from './secret-hash.ts'
import { randomSigns } from './unambiguous.ts'

/** Our choice: twelve of 31 signs are 59 bits, so that even who reads the hashes cannot find one. */
const groups = 3
const signsOfGroup = 4

const plain = (code: string): string => code.toUpperCase().replaceAll('-', '')
const hashOf = (userId: number, code: string): string => secretHash(`recovery ${userId} ${plain(code)}`)

/** Makes the codes that stand in for a lost authenticator, in place of those of before. Only this reply contains them. */
export async function makeRecoveryCodes(transaction: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesMade }, () =>
    Array.from({ length: groups }, () => randomSigns(signsOfGroup)).join('-'),
  )
  await dropRecoveryCodes(transaction, userId)
  const hashes = codes.map((code) => hashOf(userId, code))
  await transaction`
    insert into recovery_codes (user_id, hash) select ${userId}, hash from unnest(${hashes}::text[]) as hash`
  return codes
}

/** Uses a code up: how many are left, or undefined when it is none or was used. */
export async function takeRecoveryCode(
  transaction: Transaction,
  { userId, code, at }: { userId: number; code: string; at: number },
): Promise<number | undefined> {
  const used = await transaction`
    update recovery_codes set used_at = ${at}
    where user_id = ${userId} and hash = ${hashOf(userId, code)} and used_at is null returning true`
  return used.length === 0 ? undefined : recoveryCodesLeft(transaction, userId)
}

export async function recoveryCodesLeft(sql: Transaction, userId: number): Promise<number> {
  const [row] = await sql<{ count: bigint }[]>`
    select count(*) as count from recovery_codes where user_id = ${userId} and used_at is null`
  return Number(row?.count ?? 0)
}

/** Removes a user's codes: they replace an authenticator, which is gone. */
export async function dropRecoveryCodes(transaction: Transaction, userId: number): Promise<void> {
  await transaction`delete from recovery_codes where user_id = ${userId}`
}
