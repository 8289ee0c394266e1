import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { Commanding, Refused } from '../../api/handler.ts'
import type { CallerBooks } from '../../api/caller-books.ts'
import { isRecorded } from '../../executor/is-recorded.store.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { createLockWaits, isLockTimeout } from '../../platform/lock-waits.ts'
import { createTurns } from '../../platform/turns.ts'
import type { AgreementText } from './agreement-texts.store.ts'
import { acceptedText, hasAccepted, type NoteAcceptance, recordAcceptance } from './agreements.store.ts'
import { purposeOfPurchase } from './purchase-purposes.ts'

/**
 * Many may buy under an agreement for the first time as a sale opens, and each writes to the audit log: one after another, so
 * that they hold one connection while that is held up. How long one waits there at most, and before. Our choice.
 */
const heldUpMs = 1_000
const turnWithinMs = 3_000

export type AgreedPurchasesDeps = { sql: Sql; books: CallerBooks; noteAcceptance: NoteAcceptance } & Pick<
  HousePort,
  'decisionTime'
>

/** Who buys something accepts the agreement for it, by the hash of the text that they saw. */
export function agreedPurchases({ sql, books, noteAcceptance, decisionTime }: AgreedPurchasesDeps) {
  const noteInTime = createLockWaits({ patient: 1, patientMs: heldUpMs, othersMs: heldUpMs })
  const turns = createTurns()

  async function record(accepted: Parameters<typeof recordAcceptance>[2], since: number): Promise<boolean> {
    if (performance.now() - since > turnWithinMs) return false
    try {
      await sql.begin((transaction) =>
        noteInTime(transaction, () => recordAcceptance(transaction, noteAcceptance, accepted)),
      )
      return true
    } catch (error) {
      if (isLockTimeout(error)) return false
      throw error
    }
  }

  return {
    /**
     * Finds the text that a purchase names. Refuses one that is not in force; of a purchase that was recorded before under
     * this key, which is only answered again, there is nothing to find.
     */
    async named(
      command: UserCommand,
      { caller, key, language }: Pick<Commanding, 'caller' | 'key' | 'language'>,
    ): Promise<Result<AgreementText | undefined, Refused>> {
      const purpose = purposeOfPurchase(command.kind)
      if (purpose === undefined) throw new Error(`${command.kind} buys nothing`)
      const said = 'agreementSha256' in command ? command.agreementSha256 : undefined
      // No text has an empty hash, while none at all would be the one in force.
      const shown = { sha256: said ?? '', language }
      const text = await acceptedText(sql, shown, purpose)
      if (text.ok) return text
      const isRepeated = await isRecorded(sql, await books.named(caller.userId, 'real'), key)
      return isRepeated ? ok(undefined) : text
    },

    /**
     * Records that somebody accepted a text, once for all their purchases under it. Do it before the command is sent: it is
     * accepted as of a moment before which the command is not decided any more, though decisions may lag behind the call.
     */
    async accept(
      text: AgreementText | undefined,
      { caller: { userId }, at }: Pick<Commanding, 'caller' | 'at'>,
    ): Promise<Result<undefined, Refused>> {
      if (text === undefined || (await hasAccepted(sql, userId, text))) return ok(undefined)
      const accepted = { text, userId, occasion: 'purchase', at: Math.min(at, decisionTime()) } as const
      const since = performance.now()
      const isRecordedNow = await turns.take(0, () => record(accepted, since))
      return isRecordedNow ? ok(undefined) : refuse({ kind: 'overloaded', seconds: 1 })
    },
  }
}
