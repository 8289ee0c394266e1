import type { Sql } from './database.ts'

/**
 * Listens to a channel of the database, whichever part of whichever server notifies it. Notifications sent while the
 * connection is lost are lost too: each is a hint to look, not a record.
 */
export async function hearChannel(
  sql: Sql,
  channel: string,
  hear: (payload: string) => void,
  onThrown: (error: unknown) => void,
): Promise<{ stop: () => Promise<void> }> {
  const listening = await sql.listen(channel, (payload) => {
    try {
      hear(payload)
    } catch (error) {
      onThrown(error)
    }
  })
  return { stop: () => listening.unlisten() }
}
