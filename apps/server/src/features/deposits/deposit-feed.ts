import type { Transaction } from '../../platform/database.ts'
import { changeFeed } from '../../platform/change-feed.ts'
import { type DepositState, depositStatus } from './deposit.ts'

/** The channel on which changed deposits are announced at commit. */
const channel = 'deposit_changed'

/** Announces that a deposit has changed, once the transaction is committed. */
export async function announceDeposit(sql: Transaction, id: number): Promise<void> {
  await sql`
    select pg_notify(${channel}, concat_ws(' ', user_id::text, id::text, state)) from deposits where id = ${id}`
}

export type ChangedDeposit = { userId: number; id: string; status: number; state: DepositState }

/** Passes on deposits that have changed, with their owner. */
export const createDepositFeed = changeFeed(channel, changedFrom)

function changedFrom(payload: string): ChangedDeposit {
  const [userId = '', id = '', state = ''] = payload.split(' ')
  if (!isState(state)) throw new Error(`unknown state of a deposit: ${state}`)
  return { userId: Number(userId), id, status: depositStatus[state], state }
}

const isState = (text: string): text is DepositState => Object.hasOwn(depositStatus, text)
