import { writeCanonical } from '@touchstone/domain/books/codec'
import type { FactsByKind } from '@touchstone/domain/books/fact-kind'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { newClientKey } from '@touchstone/server/executor/client-key'
import type { House } from '@touchstone/server/house/house'
import { submitUnder } from '@touchstone/server/house/test-submit'
import type { NamedFacts } from '@touchstone/server/executor/submission'
import type { Random } from '../chance/random.ts'
import { refusedAs } from '../rulebook/reach.ts'
import type { Coverage } from './coverage.ts'
import { withSignature } from './signed.ts'

export type Intent = { bookId: number; uuid: string; command: UserCommand; named?: NamedFacts }
export type Answered = Intent & { sequence: number; reply: string }

/** Where commands are submitted: it keeps every intent and its answer, and detects contradictory answers. */
export type Desk = ReturnType<typeof createDesk>

/** `factsOf`: what the house names beside a command, as its routes do. */
export function createDesk(random: Random, coverage: Coverage, factsOf: (command: UserCommand) => FactsByKind) {
  const known: Answered[] = []
  /** Sent, but without an answer when the house crashed. */
  let unanswered: Intent[] = []
  let acknowledged: Answered[] = []
  const faults: string[] = []

  async function send(house: House, intent: Intent, isCrashing: boolean): Promise<void> {
    const outcome = await submitTo(house, withFacts(intent))
    const { kind } = intent.command
    const where = `${kind} of book ${intent.bookId}`
    switch (outcome.kind) {
      case 'done':
        if (outcome.repeated) coverage.count('key: repeated')
        acknowledge(intent, outcome)
        return
      case 'refused':
        coverage.count(refusedAs(kind, outcome.refusal.kind))
        if (outcome.refusal.kind === 'not_due') faults.push(`${where} was refused as not_due`)
        if (known.some((each) => same(each, intent)))
          faults.push(`${where} was refused after it was done, as ${outcome.refusal.kind}`)
        return
      case 'overloaded':
      case 'failed':
        if (isCrashing) unanswered.push(intent)
        else faults.push(`${where} ${outcome.kind}: ${writeCanonical(intent.command)}`)
    }
  }

  function withFacts(intent: Intent): Intent {
    const byKind = { ...factsOf(intent.command), ...intent.named?.byKind }
    return { ...intent, named: { ...intent.named, byKind } }
  }

  function acknowledge(
    intent: Intent,
    { sequence, reply, repeated }: { sequence: number; reply: string; repeated: boolean },
  ): void {
    const before = known.find((each) => same(each, intent))
    if (before !== undefined && (before.sequence !== sequence || before.reply !== reply || !repeated))
      faults.push(`the key ${intent.uuid} of book ${intent.bookId} got two different answers`)
    const answered = { ...intent, sequence, reply }
    if (before === undefined) known.push(answered)
    acknowledged.push(answered)
    if (known.length > 4_000) known.splice(0, 1_000)
  }

  return {
    faults,
    send,
    /** Commands to send again after a restart, with the same keys. */
    takeUnanswered(): Intent[] {
      const intents = unanswered.map(withFacts)
      unanswered = []
      return intents
    },
    intend: (bookId: number, command: UserCommand, now: number, named?: NamedFacts): Intent => ({
      bookId,
      command,
      ...(named === undefined ? {} : { named }),
      uuid: newClientKey(now, random.bytes(10)),
    }),
    /** An earlier intent that got an answer, to be sent again unchanged or, with another command, with its key. */
    again(): Intent | undefined {
      const recent = known.slice(-200)
      return recent.length === 0 ? undefined : random.pick(recent)
    },
    /** The answers since the last call, with the acknowledged sequence and reply. */
    takeAcknowledged(): Answered[] {
      const answers = acknowledged
      acknowledged = []
      return answers
    },
  }
}

const same = (a: Intent, b: Intent): boolean =>
  a.uuid === b.uuid && a.bookId === b.bookId && writeCanonical(a.command) === writeCanonical(b.command)

/** A house that loses its database while it looks up a key has not answered either. */
async function submitTo(house: House, intent: Intent): ReturnType<typeof submitUnder> {
  try {
    return await submitUnder(house, intent.uuid, { ...intent, named: withSignature(intent, house.clock()) })
  } catch {
    return { kind: 'failed' }
  }
}
