import type { ApplicationState } from '@touchstone/domain/identity/application'
import { identityStates } from '@touchstone/wire/identity'
import type { Sql, Transaction } from '../../platform/database.ts'
import { hearChannel } from '../../platform/hear-channel.ts'

/** The channel on which changed applications are announced at commit. */
const channel = 'identity_changed'

/** Announces that an application was made or has changed, once the transaction is committed. */
export async function announceIdentity(sql: Transaction, id: number): Promise<void> {
  await sql`
    select pg_notify(${channel}, concat_ws(' ', user_id::text, level::text, state))
    from identity_applications where id = ${id}`
}

export type ChangedIdentity = { userId: number; level: 1 | 2; state: ApplicationState }

/** Says whose application has changed, as `hearChannel` does. */
export const createIdentityFeed = (
  sql: Sql,
  onChanged: (changed: ChangedIdentity) => void,
  log: (message: string, details: Record<string, unknown>) => void,
): Promise<{ stop: () => Promise<void> }> =>
  hearChannel(
    sql,
    channel,
    (payload) => {
      onChanged(changedFrom(payload))
    },
    (error) => {
      log('a changed identity could not be told', { error })
    },
  )

function changedFrom(payload: string): ChangedIdentity {
  const [userId = '', level = '', text = ''] = payload.split(' ')
  const state = identityStates.find((each) => each === text)
  if (state === undefined || state === 'none') throw new Error(`unknown state of an application: ${text}`)
  return { userId: Number(userId), level: level === '2' ? 2 : 1, state }
}
