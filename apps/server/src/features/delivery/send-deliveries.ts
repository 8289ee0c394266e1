import type { PgBoss } from 'pg-boss'
import type { Sql, Transaction } from '../../platform/database.ts'
import type { Courier } from './sending.ts'
import {
  claimDelivery,
  endDelivery,
  findReader,
  insertDelivery,
  type OutgoingMessage,
  releaseDelivery,
  stateOfDelivery,
} from './deliveries.store.ts'
import { withAntiPhishing } from './compose.ts'
import { jobsWithin } from './jobs.ts'

/**
 * Queues a message in the transaction of its cause: both are stored or neither. It shows the reader's anti-phishing
 * code.
 */
export type Deliver = (transaction: Transaction, message: OutgoingMessage) => Promise<void>
/** Hands queued deliveries to the sender. */
export type SendQueued = (transaction: Transaction, ids: readonly number[]) => Promise<void>

export type DeliveryOptions = {
  sql: Sql
  boss: PgBoss
  courier: Courier
  clock: () => number
  log?: (message: string, details: Record<string, unknown>) => void
  /** Seconds before the first of the five tries after the first; each then waits twice as long. */
  retryAfterSeconds?: number
}

const queue = 'delivery'
const retries = 5
/** Longer than any courier waits. */
const expireInSeconds = 120
const sendersAtOnce = 4

/**
 * Sends queued messages, each at most once: it is marked before it is handed to the provider, and a message with the
 * mark of a dead sender is not sent again, because nobody can know whether it was sent. Our choice: a person requests a
 * lost code again after a minute, while a second code makes people doubt both. A message that was certainly not sent is
 * retried.
 */
export async function startDelivery(options: DeliveryOptions): Promise<{ deliver: Deliver; sendQueued: SendQueued }> {
  const { boss, retryAfterSeconds = 5 } = options
  await boss.createQueue(queue, {
    retryLimit: retries,
    retryDelay: retryAfterSeconds,
    retryBackoff: true,
    expireInSeconds,
    retentionSeconds: 24 * 3_600,
    deleteAfterSeconds: 24 * 3_600,
    notify: true,
  })
  // A new job wakes a sender at once; one that is tried again is found by looking.
  const everySeconds = Math.max(0.5, retryAfterSeconds)
  const work = {
    localConcurrency: sendersAtOnce,
    pollingIntervalSeconds: everySeconds,
    notifyPollingIntervalSeconds: everySeconds,
    includeMetadata: true,
  } as const
  await boss.work<{ id: number }, void, typeof work>(queue, work, async (jobs) => {
    for (const job of jobs) await send(options, job.data.id, job.retryCount >= retries)
  })
  return {
    async deliver(transaction, message) {
      const id = await insertDelivery(transaction, await shownToReader(transaction, message))
      await boss.send(queue, { id }, { db: jobsWithin(transaction) })
    },
    async sendQueued(transaction, ids) {
      await boss.insert(
        queue,
        ids.map((id) => ({ data: { id } })),
        { db: jobsWithin(transaction) },
      )
    },
  }
}

async function shownToReader(transaction: Transaction, message: OutgoingMessage): Promise<OutgoingMessage> {
  const reader = await findReader(transaction, message)
  if (reader === undefined) return message
  const { language = reader.language, channel, text } = message
  const code = reader.antiPhishingCode
  return {
    ...message,
    language,
    text: code === undefined ? text : withAntiPhishing(text, channel, { code, language }),
  }
}

/** @throws when it has not left and is to be tried again. */
async function send({ sql, courier, clock, log = () => undefined }: DeliveryOptions, id: number, isLast: boolean) {
  const claimed = await claimDelivery(sql, id, clock())
  if (claimed === undefined) return endUnclaimed(sql, id, clock())
  const { channel, to, subject, text, language } = claimed
  const sending = await (channel === 'email'
    ? courier.sendEmail({ id, to, subject, text, language })
    : courier.sendSms({ id, to, text }))
  if (sending.kind === 'sent') return endDelivery(sql, id, { state: 'sent', at: clock() })
  const { kind, reason } = sending
  log('failed to send a message', { delivery: id, channel, kind, reason })
  if (kind !== 'not_sent') return endDelivery(sql, id, { state: kind, reason, at: clock() })
  if (isLast) return endDelivery(sql, id, { state: 'refused', reason, at: clock() })
  await releaseDelivery(sql, id, reason)
  throw new Error(`not sent: ${reason}`)
}

/** It was taken by a sender that died, or it came too late. One that was sent stays as it is. */
async function endUnclaimed(sql: Sql, id: number, at: number): Promise<void> {
  const state = await stateOfDelivery(sql, id)
  if (state === 'sending') await endDelivery(sql, id, { state: 'unknown', reason: 'the sender died', at })
  if (state === 'queued') await endDelivery(sql, id, { state: 'expired', at })
}
