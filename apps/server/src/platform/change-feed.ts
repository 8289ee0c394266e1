import type { Sql } from './database.ts'

export type ChangeFeed<Change> = (
  sql: Sql,
  onChange: (change: Change) => void,
  log: (message: string, details: Record<string, unknown>) => void,
) => Promise<{ stop: () => Promise<void> }>

/**
 * A feed of the changes that a channel of the database announces, whichever part of whichever server announced them;
 * `read` parses a payload. Notifications sent while the connection is lost are lost too: each is a hint to look, not a
 * record.
 */
export const changeFeed =
  <Change>(channel: string, read: (payload: string) => Change): ChangeFeed<Change> =>
  async (sql, onChange, log) => {
    const listening = await sql.listen(channel, (payload) => {
      try {
        onChange(read(payload))
      } catch (error) {
        log('failed to follow a change', { error, channel })
      }
    })
    return { stop: () => listening.unlisten() }
  }
