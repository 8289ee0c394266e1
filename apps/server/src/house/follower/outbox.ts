import type { AnyFollows, Row, Sent } from '@touchstone/domain/noun/follows'
import { rowOf } from '@touchstone/domain/rulebook/merged'
import { followsTable } from '@touchstone/domain/rulebook/noun-tables'
import type { HouseCommand, Reply } from '@touchstone/domain/rulebook/nouns'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { Outcome, Submission } from '../../executor/submission.ts'
import type { Sql } from '../../platform/database.ts'
import { beginAtPresent } from './follower.store.ts'
import { createJournalFollower, type FollowerTerms, type JournalFollower } from './journal-follower.ts'

export type OutboxOptions = FollowerTerms & {
  sql: Sql
  submit: (submission: Submission) => Promise<Outcome>
  /** By the kinds of replies. */
  follows?: ReadonlyMap<string, AnyFollows>
  log: (message: string, details: Record<string, unknown>) => void
}

/** Undefined as long as no row brings anything about; and what was committed by then never does. */
export async function openOutbox(options: OutboxOptions): Promise<JournalFollower | undefined> {
  const { sql, follows = followsTable } = options
  if ([...follows.values()].every((rule) => rule === 'nothing')) return undefined
  await beginAtPresent(sql, 'outbox')
  const outbox = createOutbox(options)
  await outbox.catchUp()
  return outbox
}

/**
 * Sends the commands that committed rows bring about, as their nouns say. Each goes out until it is done or refused: under
 * its key it is done once, however often it goes.
 */
function createOutbox({ sql, submit, follows = followsTable, log, ...terms }: OutboxOptions) {
  function sentBy(row: Row<Reply>): readonly Sent<HouseCommand>[] {
    const rule = rowOf(follows, row.reply.kind) as 'nothing' | ((row: Row<Reply>) => readonly Sent<HouseCommand>[])
    return rule === 'nothing' ? [] : rule(row)
  }

  return createJournalFollower<readonly Sent<HouseCommand>[]>({
    ...terms,
    sql,
    log,
    name: 'outbox',
    eventOf({ row: { bookId, sequence, at }, reply }) {
      const sent = sentBy({ bookId, sequence, at, reply })
      return sent.length === 0 ? undefined : sent
    },
    read: (rows) =>
      Promise.resolve(
        rows.map(({ bookId, sequence, at, reply }) => sentBy({ bookId, sequence, at, reply: readReply(reply) })),
      ),
    async put(events) {
      const outcomes = await Promise.all(events.flat().map(submit))
      for (const outcome of outcomes) {
        if (outcome.kind === 'refused') log('follow-up command refused', { refusal: outcome.refusal })
        if (outcome.kind === 'overloaded' || outcome.kind === 'failed')
          throw new Error(`a command of the outbox ended as ${outcome.kind}`)
      }
    },
  })
}
