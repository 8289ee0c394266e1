import type { ApplicationState } from '@touchstone/domain/identity/application'
import { identityStates } from '@touchstone/wire/identity'
import type { Transaction } from '../../platform/database.ts'
import { changeFeed } from '../../platform/change-feed.ts'

/** The channel on which changed applications are announced at commit. */
const channel = 'identity_changed'

/** Announces that an application was made or has changed, once the transaction is committed. */
export async function announceIdentity(sql: Transaction, id: number): Promise<void> {
  await sql`
    select pg_notify(${channel}, concat_ws(' ', user_id::text, level::text, state))
    from identity_applications where id = ${id}`
}

export type ChangedIdentity = { userId: number; level: 1 | 2; state: ApplicationState }

/** Passes on applications that have changed, with their owner. */
export const createIdentityFeed = changeFeed(channel, changedFrom)

function changedFrom(payload: string): ChangedIdentity {
  const [userId = '', level = '', text = ''] = payload.split(' ')
  const state = identityStates.find((each) => each === text)
  if (state === undefined || state === 'none') throw new Error(`unknown state of an application: ${text}`)
  return { userId: Number(userId), level: level === '2' ? 2 : 1, state }
}
