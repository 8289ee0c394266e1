import type { Command } from '@touchstone/domain/rulebook/nouns'
import type { Outcome } from '@touchstone/server/executor/submission'
import type { House } from '@touchstone/server/house/house'

/** A command that nothing may stop. @throws where it is not done. */
export async function must(
  house: House,
  bookId: number,
  key: string,
  command: Command,
): Promise<Outcome & { kind: 'done' }> {
  const outcome = await house.executor.submit({ bookId, key, command })
  if (outcome.kind === 'done') return outcome
  throw new Error(`${command.kind} of book ${bookId} ended as ${JSON.stringify(outcome)}`)
}
