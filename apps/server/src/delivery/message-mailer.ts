import { renderMessage } from '../messages/render-message.ts'
import type { Sql } from '../platform/database.ts'
import { composeTold, withAntiPhishing } from './compose.ts'
import { holdTold, queueTold, type ToldDelivery } from './deliveries.store.ts'
import type { SendQueued } from './delivery.ts'

/** Our choice. */
const atOnce = 100

export type MessageMailer = ReturnType<typeof createMessageMailer>

/**
 * Makes e-mails and texts of messages of the app. The row of each was written in the transaction of its message, and here it
 * gets its text and its job in one transaction: none is forgotten, and none is sent twice.
 */
export function createMessageMailer({
  sql,
  sendQueued,
  log = () => undefined,
}: {
  sql: Sql
  sendQueued: SendQueued
  log?: (message: string, details: Record<string, unknown>) => void
}) {
  const state = { isWanted: false, isStopping: false }
  let running: Promise<void> | undefined

  const queueSome = (): Promise<number> =>
    sql.begin(async (transaction) => {
      const told = await holdTold(transaction, atOnce)
      if (told.length === 0) return 0
      await queueTold(transaction, told.map(textOf))
      await sendQueued(
        transaction,
        told.map(({ id }) => id),
      )
      return told.length
    })

  const goesOn = (): boolean => !state.isStopping

  async function work(): Promise<void> {
    while (state.isWanted && goesOn()) {
      state.isWanted = false
      while ((await queueSome()) > 0 && goesOn());
    }
  }

  return {
    /** Queues everything that was told: to be called when a message was told, and every few seconds. */
    async advance(): Promise<void> {
      state.isWanted = true
      running ??= work()
        .catch((error: unknown) => {
          log('messages could not be queued as e-mails and texts', { error })
        })
        .finally(() => {
          running = undefined
        })
      await running
    },
    async stop(): Promise<void> {
      state.isStopping = true
      await running
    },
  }
}

function textOf({ id, channel, reader, message }: ToldDelivery) {
  const { language, antiPhishingCode: code } = reader
  const { subject, text } = composeTold(renderMessage(message.kind, message.details, language), channel)
  const shown = code === undefined ? text : withAntiPhishing(text, channel, { code, language })
  return { id, subject, text: shown, language }
}
