import { readCommand, readReply } from '@touchstone/domain/rulebook/read-row'
import type { Place, RowTexts } from '../../house/follower/follower.store.ts'
import { createJournalFollower, type FollowerTerms } from '../../house/follower/journal-follower.ts'
import type { Sql } from '../../platform/database.ts'
import type { AnyNounSide, ToldRow } from '../feature/feature.ts'
import { insertMessages } from '../messages/messages.store.ts'
import { createJournalMessages, type JournalEvent } from './journal-messages.ts'

export type MessageFollowerOptions = FollowerTerms & {
  sql: Sql
  /** What they tell of rows. */
  features: readonly AnyNounSide[]
  log?: (message: string, details: Record<string, unknown>) => void
}

export type MessageFollower = ReturnType<typeof createMessageFollower>

/** Turns what is committed in the journal into messages, each once by its source. */
export function createMessageFollower({ sql, features, log = () => undefined, ...terms }: MessageFollowerOptions) {
  const messages = createJournalMessages(features)
  const counts = { told: 0 }
  const follower = createJournalFollower<JournalEvent>({
    ...terms,
    sql,
    log,
    name: 'messages',
    heard: (committed) => messages.heard(committed),
    read: (rows) => messages.read(sql, rows.flatMap(readable)),
    async put(events) {
      const told = events.flatMap((event) => attempt(event.row, () => messages.messagesOf(event)))
      if (told.length > 0) counts.told += await insertMessages(sql, told)
    },
  })

  function readable(row: RowTexts): ToldRow[] {
    return attempt(row, () => [{ ...row, command: readCommand(row.command), reply: readReply(row.reply) }])
  }

  /** A command that our own bug makes untellable must not stand in the way of all others. */
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
