import { intentForMs, isUsersKey, signedIntentOf } from '../books/signed-intent.ts'
import type { Hash } from '../ledger/hash.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import type { Giver } from './decided-row.ts'
import { claimed, failed, type Receipt, type ReceiptCheck, rowsOf } from './receipt.ts'

/** Who gives a command; undefined for one of a later version. */
type GiverOf = (command: { readonly kind: string }) => Giver | undefined

/**
 * Whether a device of the person signed the command, and those that accepted or armed what it fills. `signed` holds the
 * hashes of the rows whose signatures the caller has verified; undefined if nobody has. 'unsigned' for a row that lacks
 * one. A command stands under a key of whoever gives it: what only a person asks for is never of the house.
 * @throws if the facts of a row are malformed.
 */
export function checkSignatures(
  receipt: Receipt,
  signed: ReadonlySet<Hash> | undefined,
  giverOf: GiverOf,
): (ReceiptCheck | 'unsigned')[] {
  return rowsOf(receipt).flatMap(({ row }) => checkSignature(row, signed, giverOf) ?? [])
}

/**
 * The same of one row; undefined where none is asked for.
 * @throws if command or facts of the row are malformed.
 */
export function checkSignature(
  row: JournalRow,
  signed: ReadonlySet<Hash> | undefined,
  giverOf: GiverOf,
): ReceiptCheck | 'unsigned' | undefined {
  const intent = signedIntentOf(row)
  const command = JSON.parse(row.command) as { kind: string }
  const giver = giverOf(command)
  if (giver !== undefined && (giver === 'person') !== isUsersKey(row.key))
    return failed('signature', `${command.kind} stands under the key ${row.key}: that is not who gives it`)
  if (!isUsersKey(row.key))
    return intent && failed('signature', 'the house gave this command, and yet it carries the signature of a device')
  if (intent === undefined || signed === undefined) return 'unsigned'
  return claimed('signature', `signed by the device ${intent.device.slice(0, 8)}`, [
    [signed.has(row.hash), 'the signature of the device is not over this command'],
    [Math.abs(row.at - intent.at) <= intentForMs, 'the device signed at another time than this was recorded'],
  ])
}
