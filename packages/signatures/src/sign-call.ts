import { type SignedIntent, intentText } from '@touchstone/domain/books/signed-intent'
import { type Canonical, canonicalText } from '@touchstone/domain/ledger/canonical'
import { toBase64url } from '@touchstone/wire/base64'
import { callCommands, type CommandCall } from './call-commands.ts'
import { type CalledBook, calledBook } from './called-book.ts'
import { type DeviceKey, sign } from './ed25519.ts'

type SignedCall = {
  name: string
  /** As the person's screen gives them. */
  fields: object
  /** The UUID of the `idempotency-key`. */
  key: string
  /** Epoch milliseconds by the house's clock, as the device knows it. */
  at: number
  device: DeviceKey
  /** The fields as the schema of the call's request reads them; undefined where it refuses them. */
  read: (name: CommandCall, fields: object) => Promise<unknown>
  bookIdOf: (book: CalledBook) => Promise<number | undefined>
}

/**
 * Signs the command that a call asks for. Undefined for a call that is none, for fields that the server will refuse, and
 * where the book's id is unknown.
 */
export async function signCall({
  name,
  fields,
  key,
  at,
  device,
  read,
  bookIdOf,
}: SignedCall): Promise<SignedIntent | undefined> {
  if (!isCommandCall(name)) return undefined
  const asked = await read(name, fields)
  if (typeof asked !== 'object' || asked === null) return undefined
  const command = commandOf(name, asked)
  if (command === undefined) return undefined
  const bookId = await bookIdOf(calledBook(asked))
  if (bookId === undefined) return undefined
  const text = intentText({ bookId, key: `u:${key.toLowerCase()}`, command }, at)
  return { device: toBase64url(device.publicKey), at, signature: toBase64url(await sign(device, text)) }
}

const isCommandCall = (name: string): name is CommandCall => Object.hasOwn(callCommands, name)

/** The fields are those that the call's own schema has parsed. */
function commandOf(name: CommandCall, fields: unknown): string | undefined {
  try {
    return canonicalText(callCommands[name](fields as never) as Canonical)
  } catch {
    return undefined
  }
}
