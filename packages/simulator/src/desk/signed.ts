import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { named } from '@touchstone/domain/books/fact-kind'
import { writeCanonical } from '@touchstone/domain/books/codec'
import { intentText, signedIntentFact } from '@touchstone/domain/books/signed-intent'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { NamedFacts } from '@touchstone/server/executor/submission'

type Sent = { bookId: number; uuid: string; command: UserCommand; named?: NamedFacts }

/** RFC 8410: what stands before the 32 bytes of a secret key. */
const beforeSecret = Buffer.from('302e020100300506032b657004220420', 'hex')
const devices = new Map<number, { secret: KeyObject; name: string }>()

/**
 * The facts of a command with the signature of its person's device. Every third book has none, as clients without one. The
 * signature is the same in every life with the same seed.
 */
export function withSignature({ bookId, uuid, command, named: facts = {} }: Sent, at: number): NamedFacts {
  if (bookId % 3 === 0) return facts
  const { secret, name } = deviceOf(bookId)
  const text = intentText({ bookId, key: `u:${uuid}`, command: writeCanonical(command) }, at)
  const signature = sign(null, Buffer.from(text), secret).toString('base64url')
  return { ...facts, byKind: { ...facts.byKind, ...named(signedIntentFact, { device: name, at, signature }) } }
}

function deviceOf(bookId: number): { secret: KeyObject; name: string } {
  const known = devices.get(bookId)
  if (known !== undefined) return known
  const seed = createHash('sha256').update(`the device of book ${bookId}`).digest()
  const secret = createPrivateKey({ key: Buffer.concat([beforeSecret, seed]), format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(secret).export({ format: 'der', type: 'spki' })
  const made = { secret, name: spki.subarray(-32).toString('base64url') }
  devices.set(bookId, made)
  return made
}
