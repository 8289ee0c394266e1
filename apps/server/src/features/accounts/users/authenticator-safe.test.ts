import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptFile } from '../../files/file-cipher.ts'
import { newAuthenticatorSecret } from './authenticator.ts'
import { createAuthenticatorSafe, type SealedSecret } from './authenticator-safe.ts'

const key = { secret: randomBytes(32), id: 'one' }
const safe = createAuthenticatorSafe(key)
const secret = newAuthenticatorSecret()
const owner = { userId: 12 }
/** What whoever can write to the database may put there. */
const written = (text: string) => text as SealedSecret

it('opens what it sealed, which is something else each time', () => {
  const [first, second] = [safe.seal(owner, secret), safe.seal(owner, secret)]
  expect([safe.open(owner, first), safe.open(owner, second)]).toEqual([secret, secret])
  expect(first).not.toBe(second)
  expect(first).not.toContain(secret)
})

it.each([
  ['another user', { userId: 1 }],
  ['an operator of that name', { operator: '12' }],
])('opens nothing for %s', (_whose, other) => {
  const sealed = safe.seal(owner, secret)
  expect(() => safe.open(other, sealed)).toThrow('this key cannot decrypt')
})

it('opens nothing of another key, nor anything that is plain, cut or changed', () => {
  const sealed = safe.seal(owner, secret)
  const { secret: fileSecret } = key
  const asFile = encryptFile(fileSecret, 'user 12', Buffer.from(secret)).toString('base64url')
  const turned = `${sealed.slice(0, -2)}${sealed.at(-2) === 'A' ? 'B' : 'A'}${sealed.slice(-1)}`
  const others = [
    createAuthenticatorSafe({ ...key, secret: randomBytes(32) }).seal(owner, secret),
    createAuthenticatorSafe({ ...key, id: 'two' }).seal(owner, secret),
    `sealed:one:${asFile}`,
    secret,
    '',
    sealed.slice(0, -4),
    turned,
  ]
  for (const other of others) expect(() => safe.open(owner, written(other))).toThrow('this key cannot decrypt')
})
