import { connect, type DatabaseAddress, roleOfServer, type Sql } from '../../platform/database.ts'
import { type CourierOptions, createCourier } from './courier.ts'
import { type DeliveryOptions, startDelivery } from './send-deliveries.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { createNewMessageFeed } from '../messages/new-message-feed.ts'
import { createMessageMailer } from './message-mailer.ts'
import { listOutbox, type OutboxMessage } from './outbox.store.ts'

export type TestDelivery = Awaited<ReturnType<typeof startTestDelivery>>

/** Starts delivery with separate jobs on a database, acting as the restricted role. Sends to the outbox by default. */
export async function startTestDelivery(
  address: DatabaseAddress,
  options: Partial<Omit<DeliveryOptions, 'courier'>> & { couriers?: Partial<CourierOptions> } = {},
) {
  const clock = options.clock ?? Date.now
  const sql: Sql = connect(address, 4, await roleOfServer(address))
  const jobs: Jobs = await startJobs(address)
  const courier = createCourier(sql, { sandbox: true, ...options.couriers }, clock)
  const sending = { sql, boss: jobs.boss, retryAfterSeconds: 1, ...options, courier, clock }
  const { deliver, sendQueued } = await startDelivery(sending)
  const mailer = createMessageMailer({ sql, sendQueued })
  const newMessages = await createNewMessageFeed(
    sql,
    () => void mailer.advance(),
    () => undefined,
  )
  await mailer.advance()

  /** Waits for this many messages to a recipient, and returns them, the last one first. */
  const messagesTo = (recipient: string, count: number): Promise<OutboxMessage[]> =>
    until(async () => {
      const messages = (await listOutbox(sql, 1_000)).filter((message) => message.recipient === recipient)
      return messages.length >= count ? messages : undefined
    })

  return {
    sql,
    jobs,
    deliver,
    messagesTo,
    /** Waits for this many messages to a recipient, and returns the last one. */
    async messageTo(recipient: string, count = 1): Promise<OutboxMessage> {
      const [last] = await messagesTo(recipient, count)
      if (last === undefined) throw new Error('no message was sent')
      return last
    },
    async stop(): Promise<void> {
      await newMessages.stop()
      await mailer.stop()
      await jobs.close()
      await sql.end({ timeout: 5 })
    },
  }
}

/** Asks again and again until there is an answer. */
export async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (let asked = 0; asked < 1_000; asked += 1) {
    const value = await ask()
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('timed out waiting for the condition')
}
