import { isUsersKey, signedIntentOf } from '@touchstone/domain/books/signed-intent'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'

/** The commands of a book that one device has signed. */
export type Signer = { count: number; firstAtMs: number; lastAtMs: number }

/** Who gave the commands of a person in a book: by the public key of the device, and without a signature. */
export type Signers = {
  readonly devices: Readonly<Record<string, Signer>>
  readonly unsigned: number
  /** Of the newest unsigned one; undefined where there is none, or an older version of the app has counted them. */
  readonly lastUnsignedAtMs?: number
}

export const noSigners: Signers = { devices: {}, unsigned: 0 }

/** With one more row; one of the house changes nothing. @throws if the row's intent is malformed. */
export function withSigner(signers: Signers, row: JournalRow): Signers {
  const intent = signedIntentOf(row)
  if (!isUsersKey(row.key)) return signers
  if (intent === undefined) return { ...signers, unsigned: signers.unsigned + 1, lastUnsignedAtMs: row.at }
  const known = signers.devices[intent.device]
  const signer = { count: (known?.count ?? 0) + 1, firstAtMs: known?.firstAtMs ?? row.at, lastAtMs: row.at }
  return { ...signers, devices: { ...signers.devices, [intent.device]: signer } }
}
