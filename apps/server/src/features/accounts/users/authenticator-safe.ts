import { hkdfSync } from 'node:crypto'
import { decryptFile, encryptFile } from '../../files/file-cipher.ts'
import type { FileKey } from '../../files/file-key.ts'

declare const sealed: unique symbol
/** The stored secret of an authenticator: unreadable without the key. */
export type SealedSecret = string & { readonly [sealed]: true }
/** Whose authenticator it is. Names of operators never change. */
export type SecretOwner = { userId: number } | { operator: string }

/** The prefix of a sealed secret; the id of its key and the encrypted secret follow, separated by colons. */
export const sealPrefix = 'sealed:'
export const prefixOfKey = (key: Pick<FileKey, 'id'>): string => `${sealPrefix}${key.id}:`

export type AuthenticatorSafe = ReturnType<typeof createAuthenticatorSafe>

/**
 * Seals secrets of authenticators: encrypted as files are, under a key of their own that is derived from that of files, and
 * bound to their owner, so that none counts for anybody else.
 */
export function createAuthenticatorSafe(key: FileKey) {
  const secretKey = Buffer.from(hkdfSync('sha256', key.secret, '', 'touchstone authenticators', 32))
  const prefix = prefixOfKey(key)
  return {
    seal(owner: SecretOwner, secret: string): SealedSecret {
      const encrypted = encryptFile(secretKey, nameOf(owner), Buffer.from(secret))
      return `${prefix}${encrypted.toString('base64url')}` as SealedSecret
    },

    /** @throws when it was sealed with another key or for another owner, or is not as it was sealed. */
    open(owner: SecretOwner, stored: SealedSecret): string {
      const encrypted = stored.startsWith(prefix) ? stored.slice(prefix.length) : ''
      const secret = decryptFile(secretKey, nameOf(owner), Buffer.from(encrypted, 'base64url'))
      if (secret === undefined) throw new Error(`this key cannot decrypt the authenticator of ${nameOf(owner)}`)
      return secret.toString()
    },
  }
}

const nameOf = (owner: SecretOwner): string =>
  'userId' in owner ? `user ${owner.userId}` : `operator ${owner.operator}`
