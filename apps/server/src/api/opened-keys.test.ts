import { constants, createCipheriv, createPublicKey, generateKeyPairSync, publicEncrypt } from 'node:crypto'
import { expect, it } from 'vitest'
import { bodyKeysOf } from './opened-keys.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keys = bodyKeysOf(privateKey)
const publicKey = createPublicKey({ key: Buffer.from(keys.publicKey, 'base64'), format: 'der', type: 'spki' })

function sealed(key: string): string {
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return publicEncrypt({ key: publicKey, padding, oaepHash: 'sha256' }, Buffer.from(key)).toString('base64')
}
function encrypted(key: string, text: string | Buffer): string {
  const cipher = createCipheriv('aes-256-ecb', Buffer.from(key), null)
  return Buffer.concat([cipher.update(text), cipher.final()]).toString('base64')
}
const key = 'abcdefghijklmnopqrstuvwxyz012345'
const opened = sealed(key)

it('opens a body, and remembers its key', () => {
  expect(keys.open(`${opened}.${encrypted(key, '{"a":"ü"}')}`)).toBe('{"a":"ü"}')
  expect(keys.open(`${opened}.${encrypted(key, '{}')}`)).toBe('{}')
  expect(keys.counts).toEqual({ opened: 1, remembered: 1 })
})

const short = 'abcdefghijklmnopqrstuvwxyz01234'
it.each([
  ['nothing', ''],
  ['no dot', opened],
  ['another key', `${sealed('x'.repeat(32))}.${encrypted(key, '{}')}`],
  ['a key that is too short', `${sealed(short)}.${encrypted(key, '{}')}`],
  ['half of a block', `${opened}.${encrypted(key, '{}').slice(0, 8)}`],
  ['a broken seal', `${opened.slice(4)}AAAA.${encrypted(key, '{}')}`],
  ['no UTF-8', `${opened}.${encrypted(key, Buffer.from([0xff, 0xfe]))}`],
  ['no base64', `${opened}.****`],
])('opens nothing of a body with %s', (_what, body) => {
  expect(keys.open(body)).toBeUndefined()
})
