import type { Sql, Transaction } from '../platform/database.ts'
import { depositStatus, type DepositState } from './deposit.ts'

/** The channel on which changed deposits are announced at commit. */
const channel = 'deposit_changed'

/** Announces that a deposit has changed, once the transaction is committed. */
export async function announceDeposit(sql: Transaction, id: number): Promise<void> {
  await sql`
    select pg_notify(${channel}, concat_ws(' ', user_id::text, id::text, state)) from deposits where id = ${id}`
}

export type ChangedDeposit = { userId: number; id: string; status: number; state: DepositState }

export type DepositFeed = Awaited<ReturnType<typeof createDepositFeed>>

/**
 * Says whose deposit has changed, whichever part of the server, or which server, changed it. One that comes while the
 * connection is away is lost: it is a hint to look, and no record.
 */
export async function createDepositFeed(
  sql: Sql,
  onChanged: (deposit: ChangedDeposit) => void,
  log: (message: string, details: Record<string, unknown>) => void,
): Promise<{ stop: () => Promise<void> }> {
  const listening = await sql.listen(channel, (payload) => {
    try {
      onChanged(changedFrom(payload))
    } catch (error) {
      log('a changed deposit could not be told', { error })
    }
  })
  return { stop: () => listening.unlisten() }
}

function changedFrom(payload: string): ChangedDeposit {
  const [userId = '', id = '', state = ''] = payload.split(' ')
  if (!isState(state)) throw new Error(`a deposit is ${state}`)
  return { userId: Number(userId), id, status: depositStatus[state], state }
}

const isState = (text: string): text is DepositState => Object.hasOwn(depositStatus, text)
