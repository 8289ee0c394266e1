import { rightsOf } from '@touchstone/wire/rights'
import type { Transaction } from '../../platform/database.ts'
import { rolesOf } from './operators.store.ts'

/**
 * Whether two operators are left who can propose and decide about operators: with fewer nobody could ever be made again.
 * Others who change roles wait until the transaction ends.
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
