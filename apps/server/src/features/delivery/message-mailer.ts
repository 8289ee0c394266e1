import { renderMessage } from '../messages/render-message.ts'
import type { Sql } from '../../platform/database.ts'
import { coalescedRun } from '../../platform/coalesced-run.ts'
import { composeMessage, withAntiPhishing } from './compose.ts'
import { claimNewDeliveries, type NewDelivery, queueDeliveries } from './deliveries.store.ts'
import type { SendQueued } from './send-deliveries.ts'

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
  const queueSome = (): Promise<number> =>
    sql.begin(async (transaction) => {
      const found = await claimNewDeliveries(transaction, atOnce)
      if (found.length === 0) return 0
      await queueDeliveries(transaction, found.map(textOf))
      await sendQueued(
        transaction,
        found.map(({ id }) => id),
      )
      return found.length
    })

  // `advance` queues every new message: call it after each message, and every few seconds.
  return coalescedRun(
    async (goesOn) => {
      while ((await queueSome()) > 0 && goesOn());
    },
    (error) => {
      log('failed to queue e-mails and texts', { error })
    },
  )
}

function textOf({ id, channel, reader, message }: NewDelivery) {
  const { language, antiPhishingCode: code } = reader
  const { subject, text } = composeMessage(renderMessage(message.kind, message.details, language), channel)
  const shown = code === undefined ? text : withAntiPhishing(text, channel, { code, language })
  return { id, subject, text: shown, language }
}
