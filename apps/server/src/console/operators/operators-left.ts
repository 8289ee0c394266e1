import { rightsOf } from '@touchstone/wire/rights'
import type { Transaction } from '../../platform/database.ts'
import { rolesOf } from './operators.store.ts'

/**
 * Returns whether two operators remain who can propose and decide about operators: with fewer, none could ever be
 * added. Concurrent changes of roles wait until the transaction ends.
 */
export async function canStillDecide(transaction: Transaction): Promise<boolean> {
  await transaction`select pg_advisory_xact_lock(hashtextextended('operators', 0))`
  const rows = await transaction<{ roles: string }[]>`select roles from operators`
  const deciding = rows.filter(({ roles }) => {
    const rights = rightsOf(rolesOf(roles))
    return rights.has('change_operators') && rights.has('confirm_operators')
  })
  return deciding.length >= 2
}
