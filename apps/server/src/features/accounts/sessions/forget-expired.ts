import { dayMs } from '@touchstone/domain/time'
import { forgetUnseenBrowsers } from './known-browsers.store.ts'
import type { Transaction } from '../../../platform/database.ts'

/** Deletes rows that no request can use any more: expired sessions, challenges, codes and tries. */
export async function forgetExpired(sql: Transaction, now: number): Promise<void> {
  await sql`delete from sessions where expires_at <= ${now}`
  await sql`delete from challenges where expires_at <= ${now}`
  // Twenty a day are counted by them.
  await sql`delete from codes where sent_at < ${now - 2 * dayMs}`
  await sql`delete from tries where last_at < ${now - dayMs}`
  await forgetUnseenBrowsers(sql, now)
}
