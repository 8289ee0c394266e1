import type { Settings } from '@touchstone/domain/settings/settings'
import type { SettlementAccountFact } from '@touchstone/domain/withdrawals/settlement-account-fact'
import type { Sql } from '../../platform/database.ts'
import { readGuard } from '../funds-guard/guards.store.ts'
import { accountUsableFrom, secretsWaitUntil } from '../funds-guard/withdrawal-waits.ts'
import { findAccount } from './settlement-accounts.store.ts'

/**
 * Loads the facts of a settlement account for a withdrawal, as of one moment: its destination, and until when it waits.
 * Undefined if it is not the user's.
 */
export function readSettlementAccount(
  sql: Sql,
  { userId, accountId, at, settings }: { userId: number; accountId: number; at: number; settings: Settings },
): Promise<SettlementAccountFact | undefined> {
  return sql.begin('isolation level repeatable read read only', async (transaction) => {
    const account = await findAccount(transaction, userId, accountId)
    if (account === undefined) return undefined
    const guard = await readGuard(transaction, userId)
    const { waitMs } = settings.funds
    const { channel, target, bankName: bank, holder, currency } = account
    const usableFrom = Math.max(accountUsableFrom(account, guard, { at, waitMs }), secretsWaitUntil(guard, waitMs))
    return { destination: { accountId: String(accountId), channel, target, bank, holder }, currency, usableFrom }
  })
}
