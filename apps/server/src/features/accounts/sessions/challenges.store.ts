import type { Sql, Transaction } from '../../../platform/database.ts'
import { newToken, secretHash } from '../users/secret-hash.ts'

/** Our choice. */
const challengeForMs = 5 * 60_000
const challengeTriesMax = 5

/** Creates what completes a sign-in together with the authenticator's code. */
export async function makeChallenge(sql: Transaction, userId: number, at: number): Promise<string> {
  const challenge = newToken()
  await sql`
    insert into challenges (token_hash, user_id, expires_at)
    values (${secretHash(challenge)}, ${userId}, ${at + challengeForMs})`
  return challenge
}

/** Counts a try, in no other transaction; whose challenge it is, while it is good. */
export async function tryChallenge(sql: Sql, challenge: string, at: number): Promise<number | undefined> {
  const [row] = await sql<{ user_id: bigint }[]>`
    update challenges set tries = tries + 1
    where token_hash = ${secretHash(challenge)} and tries < ${challengeTriesMax} and expires_at > ${at}
    returning user_id`
  return row === undefined ? undefined : Number(row.user_id)
}

/** False when another request was first. */
export async function spendChallenge(transaction: Transaction, challenge: string): Promise<boolean> {
  const spent = await transaction`
    delete from challenges where token_hash = ${secretHash(challenge)} returning true`
  return spent.length > 0
}

/** Every change of a sign-in secret drops half-finished sign-ins with the old one. */
export async function dropChallenges(transaction: Transaction, userId: number): Promise<void> {
  await transaction`delete from challenges where user_id = ${userId}`
}
