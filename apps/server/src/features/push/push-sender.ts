import type { Transaction } from '../../platform/database.ts'
import { coalescedRun } from '../../platform/coalesced-run.ts'
import { claimDue, type Claimed, finishDelivery, forgetSubscription, retryDelivery } from './push.store.ts'
import { pushForSeconds, type PushSettings, sendPush } from './send-push.ts'

/** Our choices. A claim outlives the slowest request; tries come after 10 s, 40 s, 160 s, 640 s. */
const claimForMs = 60_000
const atOnce = 20
const triesMax = 5
const retryAfterMs = (tries: number): number => 10_000 * 4 ** (tries - 1)

export type PushSenderOptions = PushSettings & {
  sql: Transaction
  clock: () => number
  log?: (message: string, details: Record<string, unknown>) => void
}

export type PushSender = ReturnType<typeof createPushSender>

/**
 * Sends what waits in `push_deliveries`. A row is written in the transaction of its message, so none is forgotten; a
 * server that dies between sending and saying so sends it again, under the same tag, which a browser shows once.
 */
export function createPushSender({ sql, clock, log = () => undefined, ...settings }: PushSenderOptions) {
  const counters = { sent: 0, retried: 0, givenUp: 0, gone: 0 }

  async function send(claimed: Claimed): Promise<void> {
    const sent = await attempt(claimed)
    if (sent === 'gone') {
      counters.gone += 1
      await forgetSubscription(sql, claimed.subscriptionId)
      return
    }
    const isLate = clock() - claimed.message.at > pushForSeconds * 1_000
    if (sent === 'later' && claimed.tries < triesMax && !isLate) {
      counters.retried += 1
      await retryDelivery(sql, claimed, clock() + retryAfterMs(claimed.tries))
      return
    }
    counters[sent === 'sent' ? 'sent' : 'givenUp'] += 1
    await finishDelivery(sql, claimed)
  }

  /** A subscription that nothing can be encrypted for is as good as gone. */
  async function attempt(claimed: Claimed): ReturnType<typeof sendPush> {
    try {
      return await sendPush(claimed, settings)
    } catch (error) {
      log('failed to push a message', { error, messageId: claimed.messageId })
      return 'gone'
    }
  }

  async function sendDue(goesOn: () => boolean): Promise<void> {
    for (;;) {
      const now = clock()
      const due = await claimDue(sql, { now, claimEndsAt: now + claimForMs, limit: atOnce })
      if (due.length === 0) return
      await Promise.all(due.map(send))
      if (!goesOn()) return
    }
  }

  return {
    counters: counters as Readonly<typeof counters>,
    /** `advance` sends everything due: call it after each message, and every few seconds for retries. */
    ...coalescedRun(sendDue, (error) => {
      log('failed to send pushes', { error })
    }),
  }
}
