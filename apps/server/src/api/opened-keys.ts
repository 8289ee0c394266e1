import {
  constants,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto'
import { bodyKeyLength } from '@touchstone/wire/body-encryption'
import type { Sql } from '../platform/database.ts'
import { identityOf } from '../platform/database-identity.ts'

/** Opening a key costs a third of a millisecond of CPU, so a session's key is remembered. Our choice of how many. */
const rememberedMax = 20_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

export type BodyKeys = {
  keyId: string
  /** SubjectPublicKeyInfo: DER in base64. */
  publicKey: string
  /**
   * Opens the JSON text inside `base64(RSA-OAEP-SHA256(key)) . base64(AES-256-ECB(json))`. Returns undefined for
   * anything else, without saying which part was wrong.
   */
  open: (body: string) => string | undefined
  /** Keys that were opened, and bodies that came under one that was remembered. */
  counts: { opened: number; remembered: number }
}

/** The key pair of this database, made at its first start. */
export async function loadBodyKeys(owner: Sql): Promise<BodyKeys> {
  const pem = await identityOf(owner, 'body_key', () => newPrivateKey())
  return bodyKeysOf(createPrivateKey(pem))
}

const newPrivateKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey

export function bodyKeysOf(privateKey: KeyObject): BodyKeys {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const remembered = new Map<string, KeyObject>()
  const counts = { opened: 0, remembered: 0 }

  function keyOf(sealed: string): KeyObject | undefined {
    const known = remembered.get(sealed)
    if (known !== undefined) {
      counts.remembered += 1
      return known
    }
    counts.opened += 1
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const bytes = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, Buffer.from(sealed, 'base64'))
    if (bytes.length !== bodyKeyLength) return undefined
    // A cipher takes this five times as fast as bytes.
    const key = createSecretKey(bytes)
    if (remembered.size >= rememberedMax)
      for (const oldest of remembered.keys()) {
        remembered.delete(oldest)
        break
      }
    remembered.set(sealed, key)
    return key
  }

  return {
    keyId: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    publicKey: spki.toString('base64'),
    counts,
    open(body) {
      const parts = /^([A-Za-z0-9+/]{64,1024}={0,2})[.]([A-Za-z0-9+/]+={0,2})$/.exec(body)
      if (parts === null) return undefined
      const [, sealed = '', encrypted = ''] = parts
      try {
        const key = keyOf(sealed)
        if (key === undefined) return undefined
        const decipher = createDecipheriv('aes-256-ecb', key, null)
        const bytes = Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()])
        return utf8.decode(bytes)
      } catch {
        return undefined
      }
    },
  }
}
