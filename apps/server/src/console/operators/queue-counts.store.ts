import type { Right } from '@touchstone/wire/rights'
import { onlineAfter } from '../../features/accounts/user-marks/online-after.ts'
import type { Transaction } from '../../platform/database.ts'

/** Counts each queue; null for queues that these rights may not see. */
export async function countQueues(sql: Transaction, rights: ReadonlySet<Right>, at: number) {
  const [row] = await sql<
    { deposits: bigint; withdrawals: bigint; identity: bigint; proposals: bigint; online: bigint; moved: string }[]
  >`
    select
      (select count(*) from deposits where state in ('submitted', 'claimed')) as deposits,
      (select count(*) from withdrawals where is_open) as withdrawals,
      (select count(*) from identity_applications where state in ('submitted', 'waiting')) as identity,
      (select count(*) from proposals where state = 'open') as proposals,
      (select count(*) from user_marks m join users u on u.id = m.user_id
        where m.important and u.important_online_at > ${onlineAfter(at)}) as online,
      concat_ws('-', (select max(id) from audit_log), (select max(id) from deposits), (select max(id) from arrivals),
        (select max(id) from identity_applications), (select max(id) from proposals),
        (select max(requested_at) from withdrawals where is_open)) as moved`
  if (row === undefined) throw new Error('the count query returned no row')
  const shown = (right: Right, count: bigint): number | null => (rights.has(right) ? Number(count) : null)
  return {
    deposits: shown('see_deposits', row.deposits),
    withdrawals: shown('see_withdrawals', row.withdrawals),
    identity: shown('see_identity', row.identity),
    proposals: shown('see_proposals', row.proposals),
    importantOnline: shown('find_users', row.online),
    moved: [row.moved, row.deposits, row.withdrawals, row.online].join('-'),
  }
}
