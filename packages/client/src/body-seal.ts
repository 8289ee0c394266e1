import { fromBase64, toBase64 } from '@touchstone/wire/base64'
import { bodyKeyLength, encryptBody } from '@touchstone/wire/body-encryption'
import { sealKey } from './seal-key.ts'

/** Encrypts the bodies of POSTs with one key of this client, which was itself sealed for the server once. */
export type BodySeal = (json: string) => string

const printable = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Creates a key of 32 random printable characters and seals it for a public key (SubjectPublicKeyInfo, DER in
 * base64). Bodies are then `base64(sealed key) . base64(AES-256-ECB(json))`.
 */
export async function createBodySeal(publicKey: string): Promise<BodySeal> {
  const random = crypto.getRandomValues(new Uint8Array(bodyKeyLength))
  // With 64 characters each is equally likely.
  const key = Uint8Array.from(random, (byte) => printable.charCodeAt(byte % printable.length))
  const sealed = toBase64(await sealKey(fromBase64(publicKey), key))
  return (json) => `${sealed}.${toBase64(encryptBody(key, json))}`
}
