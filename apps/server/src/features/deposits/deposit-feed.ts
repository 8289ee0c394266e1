import type { Sql, Transaction } from '../../platform/database.ts'
import { hearChannel } from '../../platform/hear-channel.ts'
import { depositStatus, type DepositState } from './deposit.ts'

/** The channel on which changed deposits are announced at commit. */
const channel = 'deposit_changed'

/** Announces that a deposit has changed, once the transaction is committed. */
export async function announceDeposit(sql: Transaction, id: number): Promise<void> {
  await sql`
    select pg_notify(${channel}, concat_ws(' ', user_id::text, id::text, state)) from deposits where id = ${id}`
}

export type ChangedDeposit = { userId: number; id: string; status: number; state: DepositState }

/** Says whose deposit has changed, as `hearChannel` does. */
export const createDepositFeed = (
  sql: Sql,
  onChanged: (deposit: ChangedDeposit) => void,
  log: (message: string, details: Record<string, unknown>) => void,
): Promise<{ stop: () => Promise<void> }> =>
  hearChannel(
    sql,
    channel,
    (payload) => {
      onChanged(changedFrom(payload))
    },
    (error) => {
      log('a changed deposit could not be told', { error })
    },
  )

function changedFrom(payload: string): ChangedDeposit {
  const [userId = '', id = '', state = ''] = payload.split(' ')
  if (!isState(state)) throw new Error(`unknown state of a deposit: ${state}`)
  return { userId: Number(userId), id, status: depositStatus[state], state }
}

const isState = (text: string): text is DepositState => Object.hasOwn(depositStatus, text)
