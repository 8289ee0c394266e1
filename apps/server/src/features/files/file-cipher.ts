import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** The version of the form that follows: a nonce of 12 bytes, a tag of 16, and the ciphertext. */
const form = Buffer.from([1])
const nonceAt = form.length
const tagAt = nonceAt + 12
const textAt = tagAt + 16

/**
 * Encrypts a file for storage: AES-256-GCM under a separate nonce, bound to its id, so that no file passes for another.
 */
export function encryptFile(secret: Buffer, id: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(Buffer.from(id))
  const text = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([form, nonce, cipher.getAuthTag(), ...text])
}

/** Decrypts a stored file; undefined if a bit of it, its id or its key is wrong. */
export function decryptFile(secret: Buffer, id: string, stored: Buffer): Buffer<ArrayBuffer> | undefined {
  if (stored.length < textAt || !stored.subarray(0, nonceAt).equals(form)) return undefined
  const decipher = createDecipheriv('aes-256-gcm', secret, stored.subarray(nonceAt, tagAt))
  decipher.setAAD(Buffer.from(id)).setAuthTag(stored.subarray(tagAt, textAt))
  try {
    return Buffer.concat([decipher.update(stored.subarray(textAt)), decipher.final()])
  } catch {
    return undefined
  }
}
