import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { type ClientKey, clientKeyAheadMs, clientKeyForMs } from '../executor/client-key.ts'
import type { Executor } from '../executor/executor.ts'
import type { NamedFacts } from '../executor/submission.ts'
import type { Sql } from '../platform/database.ts'
import type { HousePort, UserOutcome } from './house-port.ts'
import type { Tape } from './tape/tape.ts'
import type { Turns } from '../platform/turns.ts'

type SubmitDeps = {
  sql: Sql
  executor: Pick<Executor, 'submit'>
  tape: Pick<Tape, 'arrived'>
  clock: () => number
}

type UserSubmission = { bookId: number; key: ClientKey; command: UserCommand; named: NamedFacts | undefined }
type AskedSubmission = Omit<UserSubmission, 'named'> & { named: Parameters<HousePort['submit']>[3] }

/** One whose facts are still to come waits for them first, and what comes later to its book after it. */
export async function submitInTurn(
  { turns, ...deps }: SubmitDeps & { turns: Turns },
  { named, ...asked }: AskedSubmission,
): Promise<UserOutcome> {
  if (typeof named === 'function')
    return turns.take(asked.bookId, async () => submitForUser(deps, { ...asked, named: await named() }))
  await turns.of(asked.bookId)
  return submitForUser(deps, { ...asked, named })
}

/**
 * A key that is too old to be known any more, or stamped in the future, is refused, unless the journal has it. What had
 * come before the command comes into force before it; behind a tape that is stuck only a repeated key is answered.
 */
async function submitForUser(
  { sql, executor, tape, clock }: SubmitDeps,
  { bookId, key: { key, stampedAt }, command, named }: UserSubmission,
): Promise<UserOutcome> {
  const ageMs = clock() - stampedAt
  if (ageMs > clientKeyForMs || ageMs < -clientKeyAheadMs) {
    const recorded = await sql`select from journal where book_id = ${bookId} and key = ${key}`
    if (recorded.length === 0) return { kind: 'refused', refusal: { kind: ageMs > 0 ? 'key_expired' : 'key_ahead' } }
  }
  const came = clock()
  const arrivedAt = (await tape.arrived()) ? came : Infinity
  return executor.submit({ bookId, key, command, arrivedAt, ...(named === undefined ? {} : { named }) })
}
