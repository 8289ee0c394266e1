import { intentForMs, type SignedIntent } from '@touchstone/domain/books/signed-intent'
import { type Canonical, canonicalText } from '@touchstone/domain/ledger/canonical'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { parseIntent } from '@touchstone/signatures/intent-header'
import { isIntentFor } from '@touchstone/signatures/signed-rows'
import type { Refused } from './handler.ts'

type Asked = {
  bookId: number
  /** As the journal will have it. */
  key: string
  command: UserCommand
  /** Epoch milliseconds, when the request came. */
  at: number
}

/** What a receipt allows, less what a command may wait for its turn. */
const acceptedForMs = intentForMs / 2

/**
 * Reads the header `signed-intent`: undefined without one. Only what every receipt will confirm is recorded: a signature
 * over this very command on this book, of about now.
 */
export async function readIntent(
  header: string | undefined,
  { at, command, ...asked }: Asked,
): Promise<Result<SignedIntent | undefined, Refused>> {
  if (header === undefined) return ok(undefined)
  const intent = parseIntent(header)
  const intended = { ...asked, command: canonicalText(command as Canonical) }
  if (intent === undefined || !(await isIntentFor(intended, intent))) return refuse({ kind: 'signature_wrong' })
  return Math.abs(at - intent.at) > acceptedForMs ? refuse({ kind: 'signature_expired' }) : ok(intent)
}
