import type { RecoveryUse } from '@touchstone/wire/recovery-uses'
import type { Transaction } from '../../platform/database.ts'

/** What stands between a user's money and whoever holds the user's phone. Times are epoch milliseconds. */
export type Guard = {
  passwordHash: string | null
  lockedUntil: number
  /** When a password, a second factor or a contact was last changed. */
  changedAt: number | null
  /** The last use of a recovery code; withdrawals wait for it too. */
  recovery: { at: number; use: RecoveryUse } | null
  whitelistFrom: number | null
  whitelistEndsAt: number | null
}

type Columns = {
  password_hash: string | null
  locked_until: bigint
  changed_at: bigint | null
  recovery_at: bigint | null
  recovery_use: RecoveryUse | null
  whitelist_from: bigint | null
  whitelist_ends_at: bigint | null
}

const noGuard: Guard = {
  passwordHash: null,
  lockedUntil: 0,
  changedAt: null,
  recovery: null,
  whitelistFrom: null,
  whitelistEndsAt: null,
}

const numberOrNull = (value: bigint | null): number | null => (value === null ? null : Number(value))

const guardFrom = (row: Columns): Guard => ({
  passwordHash: row.password_hash,
  lockedUntil: Number(row.locked_until),
  changedAt: numberOrNull(row.changed_at),
  recovery:
    row.recovery_at === null || row.recovery_use === null
      ? null
      : { at: Number(row.recovery_at), use: row.recovery_use },
  whitelistFrom: numberOrNull(row.whitelist_from),
  whitelistEndsAt: numberOrNull(row.whitelist_ends_at),
})

export async function readGuard(sql: Transaction, userId: number): Promise<Guard> {
  const [row] = await sql<Columns[]>`
    select password_hash, locked_until, changed_at, recovery_at, recovery_use, whitelist_from, whitelist_ends_at
    from withdrawal_guards
    where user_id = ${userId}`
  return row === undefined ? noGuard : guardFrom(row)
}

/** The same, made where there is none and held until the transaction ends. */
export async function holdGuard(transaction: Transaction, userId: number): Promise<Guard> {
  const [row] = await transaction<Columns[]>`
    insert into withdrawal_guards (user_id) values (${userId})
    on conflict (user_id) do update set user_id = excluded.user_id
    returning
      password_hash, locked_until, changed_at, recovery_at, recovery_use, whitelist_from, whitelist_ends_at`
  if (row === undefined) throw new Error('insert into withdrawal_guards returned no row')
  return guardFrom(row)
}

/** Something that withdrawals wait for was changed: a password, a second factor, a contact. */
async function noteSecretChange(transaction: Transaction, userId: number, at: number): Promise<void> {
  await transaction`
    insert into withdrawal_guards (user_id, changed_at) values (${userId}, ${at})
    on conflict (user_id) do update set changed_at = greatest(withdrawal_guards.changed_at, excluded.changed_at)`
}

async function noteRecovery(
  transaction: Transaction,
  { userId, at, use }: { userId: number; at: number; use: RecoveryUse },
): Promise<void> {
  await transaction`
    insert into withdrawal_guards (user_id, recovery_at, recovery_use) values (${userId}, ${at}, ${use})
    on conflict (user_id) do update set recovery_at = excluded.recovery_at, recovery_use = excluded.recovery_use`
}

/**
 * Notes such changes, and uses of a recovery code, for whoever makes them: until when withdrawals wait, null for no wait.
 * `waitMs` is read at each.
 */
export const secretChanges =
  (waitMs: () => number) =>
  async (transaction: Transaction, userId: number, at: number, use?: RecoveryUse): Promise<number | null> => {
    if (use === undefined) await noteSecretChange(transaction, userId, at)
    else await noteRecovery(transaction, { userId, at, use })
    return waitMs() > 0 ? at + waitMs() : null
  }

/** Sets the withdrawal password of a guard that is held. A first one is no change, and a new one is not locked. */
export async function putWithdrawalPassword(
  transaction: Transaction,
  { userId, passwordHash, changedAt }: { userId: number; passwordHash: string; changedAt: number | null },
): Promise<void> {
  await transaction`
    update withdrawal_guards set password_hash = ${passwordHash}, password_tries = 0, locked_until = 0,
      changed_at = ${changedAt}
    where user_id = ${userId}`
}

export async function putWhitelist(
  transaction: Transaction,
  userId: number,
  { from, endsAt }: { from: number | null; endsAt: number | null },
): Promise<void> {
  await transaction`
    update withdrawal_guards set whitelist_from = ${from}, whitelist_ends_at = ${endsAt} where user_id = ${userId}`
}

/** Wrong withdrawal passwords in a row, and for how long they lock it (rules, "Funds in and out"). */
export const withdrawalPasswordTriesMax = 5
const lockMs = 24 * 3_600_000

/**
 * Counts a try of the withdrawal password before it is checked, in a transaction of its own: of tries at the same moment
 * each counts. The last one allowed locks it until it turns out to be right. Undefined when it is locked or not set.
 */
export async function countPasswordTry(
  sql: Transaction,
  userId: number,
  at: number,
): Promise<{ passwordHash: string; tries: number } | undefined> {
  const [row] = await sql<{ password_hash: string; password_tries: number }[]>`
    update withdrawal_guards set
      password_tries = case when locked_until > 0 then 1 else password_tries + 1 end,
      locked_until = case when locked_until = 0 and password_tries + 1 >= ${withdrawalPasswordTriesMax}
                     then ${at + lockMs}::bigint else 0 end
    where user_id = ${userId} and password_hash is not null and locked_until <= ${at}
    returning password_hash, password_tries`
  return row && { passwordHash: row.password_hash, tries: row.password_tries }
}

/** After a right one the count begins anew, unless it was of a password that is no longer the one. */
export async function forgetPasswordTries(sql: Transaction, userId: number, passwordHash: string): Promise<void> {
  await sql`
    update withdrawal_guards set password_tries = 0, locked_until = 0
    where user_id = ${userId} and password_hash = ${passwordHash}`
}
