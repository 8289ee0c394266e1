import { readCommand, readReply } from '@touchstone/domain/rulebook/read-row'
import type { Place, RowTexts } from '../../house/follower/follower.store.ts'
import { createJournalFollower, type FollowerTerms } from '../../house/follower/journal-follower.ts'
import type { Sql } from '../../platform/database.ts'
import { faultOf } from '../../platform/session.ts'
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

/** How many commands ask the database for their messages at the same time; our choice. */
const askedAtOnce = 8

/** What is found of each, in their order. */
async function collect<Item, Found>(items: readonly Item[], find: (item: Item) => Promise<Found[]>): Promise<Found[]> {
  const found: Found[] = []
  for (let begin = 0; begin < items.length; begin += askedAtOnce)
    found.push(...(await Promise.all(items.slice(begin, begin + askedAtOnce).map(find))).flat())
  return found
}

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
    read: async (rows) => messages.read(sql, await collect(rows, readable)),
    async put(events) {
      const found = await collect(events, (event) => attempt(event.row, () => messages.messagesOf(event, sql)))
      if (found.length > 0) counts.added += await insertMessages(sql, found)
    },
  })

  function readable(row: RowTexts): Promise<CommittedRow[]> {
    return attempt(row, () => [{ ...row, command: readCommand(row.command), reply: readReply(row.reply) }])
  }

  /**
   * A command whose messages fail by a bug of ours must not block all others; where the database is away, all are tried
   * again.
   */
  async function attempt<Found>({ bookId, sequence }: Place, find: () => Found[] | Promise<Found[]>): Promise<Found[]> {
    try {
      return await find()
    } catch (error) {
      if (faultOf(error) === 'transient') throw error
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
