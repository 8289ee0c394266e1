import { readCommand, readReply } from '@touchstone/domain/rulebook/read-row'
import type { Place, RowTexts } from '../../house/follower/follower.store.ts'
import { createJournalFollower, type FollowerTerms } from '../../house/follower/journal-follower.ts'
import type { Sql } from '../../platform/database.ts'
import type { AnyNounSides, CommittedRow } from '../feature/feature.ts'
import { insertMessages } from '../messages/messages.store.ts'
import { createJournalMessages, type JournalEvent } from './journal-messages.ts'

export type MessageFollowerOptions = FollowerTerms & {
  sql: Sql
  /** The messages that they make of rows. */
  features: AnyNounSides
  log?: (message: string, details: Record<string, unknown>) => void
}

export type MessageFollower = ReturnType<typeof createMessageFollower>

/** Turns what is committed in the journal into messages, each once by its source. */
export function createMessageFollower({ sql, features, log = () => undefined, ...terms }: MessageFollowerOptions) {
  const messages = createJournalMessages(features)
  const counts = { added: 0 }
  const follower = createJournalFollower<JournalEvent>({
    ...terms,
    sql,
    log,
    name: 'messages',
    eventOf: (committed) => messages.eventOf(committed),
    read: (rows) => messages.read(sql, rows.flatMap(readable)),
    async put(events) {
      const found = events.flatMap((event) => attempt(event.row, () => messages.messagesOf(event)))
      if (found.length > 0) counts.added += await insertMessages(sql, found)
    },
  })

  function readable(row: RowTexts): CommittedRow[] {
    return attempt(row, () => [{ ...row, command: readCommand(row.command), reply: readReply(row.reply) }])
  }

  /** A command whose messages fail by a bug of ours must not block all others. */
  function attempt<Found>({ bookId, sequence }: Place, find: () => Found[]): Found[] {
    try {
      return find()
    } catch (error) {
      log('failed to create the messages of a command', { error, bookId, sequence })
      return []
    }
  }

  return {
    ...follower,
    get counters() {
      return { ...follower.counters, ...counts }
    },
  }
}
