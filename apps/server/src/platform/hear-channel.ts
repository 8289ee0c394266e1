import type { Sql } from './database.ts'

/**
 * Hears what is announced on a channel of the database, once that is committed, whichever part of the server, or which
 * server, announced it. What comes while the connection is away is lost: it is a hint to look, and no record.
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
