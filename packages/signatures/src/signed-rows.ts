import { intentText, signedIntentOf, type SignedIntent } from '@touchstone/domain/books/signed-intent'
import type { Hash } from '@touchstone/domain/ledger/hash'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { bytesOfBase64url } from '@touchstone/wire/base64'
import { isSignedBy, publicKeyBytes, signatureBytes } from './ed25519.ts'

type Intended = Pick<JournalRow, 'bookId' | 'key' | 'command'>

/** Whether an intent is a device's signature over this command. */
export async function isIntentFor(intended: Intended, { device, at, signature }: SignedIntent): Promise<boolean> {
  const key = bytesOfBase64url(device, publicKeyBytes)
  const bytes = bytesOfBase64url(signature, signatureBytes)
  if (key === undefined || bytes === undefined) return false
  return isSignedBy({ publicKey: key, text: intentText(intended, at), signature: bytes })
}

/** The hashes of those rows that carry an intent which is the signature of a device over their command. Never throws. */
export async function signedAmong(rows: readonly JournalRow[]): Promise<ReadonlySet<Hash>> {
  const found = await Promise.all(rows.map(isSigned))
  return new Set(rows.filter((_, index) => found[index]).map(({ hash }) => hash))
}

async function isSigned(row: JournalRow): Promise<boolean> {
  try {
    const intent = signedIntentOf(row)
    return intent !== undefined && (await isIntentFor(row, intent))
  } catch {
    return false
  }
}
