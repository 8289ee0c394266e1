import { connect, type DatabaseAddress, roleOfServer, type Sql } from '../platform/database.ts'
import { createCourier, type CourierOptions } from './courier.ts'
import { type DeliveryOptions, startDelivery } from './delivery.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { type OutboxMessage, listOutbox } from './outbox.store.ts'

export type TestDelivery = Awaited<ReturnType<typeof startTestDelivery>>

/** A delivery with jobs of its own on a database, acting as the restricted role. By default to the outbox. */
export async function startTestDelivery(
  address: DatabaseAddress,
  options: Partial<Omit<DeliveryOptions, 'courier'>> & { couriers?: Partial<CourierOptions> } = {},
) {
  const clock = options.clock ?? Date.now
  const sql: Sql = connect(address, 4, await roleOfServer(address))
  const jobs: Jobs = await startJobs(address)
  const courier = createCourier(sql, { sandbox: true, ...options.couriers }, clock)
  const { deliver } = await startDelivery({ sql, boss: jobs.boss, retryAfterSeconds: 1, ...options, courier, clock })
  return {
    sql,
    jobs,
    deliver,
    /** The last message to somebody, once there are as many as expected. */
    async messageTo(recipient: string, count = 1): Promise<OutboxMessage> {
      const found = await until(async () => {
        const messages = (await listOutbox(sql, 1_000)).filter((message) => message.recipient === recipient)
        return messages.length >= count ? messages : undefined
      })
      const [last] = found
      if (last === undefined) throw new Error('there is a message')
      return last
    },
    async stop(): Promise<void> {
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
  throw new Error('it never came about')
}
