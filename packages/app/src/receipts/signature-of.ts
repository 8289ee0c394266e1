import { isUsersKey, type SignedIntent, signedIntentOf } from '@touchstone/domain/books/signed-intent'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { Receipt, ReceiptCheck } from '@touchstone/domain/receipts/receipt'

/**
 * Who gave the command of a row. `house`: it fell due. `unknown`: nobody has verified the signature that it carries, or
 * not yet. `broken`: the signature does not hold.
 */
export type CommandSignature = { is: 'house' | 'unsigned' | 'unknown' | 'broken' } | { is: 'signed'; device: string }

/** A signature is named only where the check of it held. `checks`: undefined until they were made. */
export function signatureOf(
  row: Pick<JournalRow, 'key' | 'facts'>,
  checks: readonly ReceiptCheck[] | undefined,
): CommandSignature {
  if (!isUsersKey(row.key)) return { is: 'house' }
  const intent = intentOf(row)
  if (intent === 'malformed') return { is: 'broken' }
  if (intent === undefined) return { is: 'unsigned' }
  const made = (checks ?? []).filter(({ name }) => name === 'signature')
  if (made.length === 0) return { is: 'unknown' }
  return made.every(({ ok }) => ok) ? { is: 'signed', device: intent.device } : { is: 'broken' }
}

/** The devices that have signed what a receipt shows: its own row, and the one that accepted it. */
export function devicesIn({ journal, accepted }: Receipt, checks: readonly ReceiptCheck[] | undefined): string[] {
  const rows = [journal.row, ...(accepted === null ? [] : [accepted.row])]
  const signatures = rows.map((row) => signatureOf(row, checks))
  return [...new Set(signatures.flatMap((each) => (each.is === 'signed' ? [each.device] : [])))]
}

function intentOf(row: Pick<JournalRow, 'facts'>): SignedIntent | 'malformed' | undefined {
  try {
    return signedIntentOf(row)
  } catch {
    return 'malformed'
  }
}
