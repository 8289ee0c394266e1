/**
 * Ed25519 (RFC 8032) by the browser's or Node's own WebCrypto; where that is missing, as on plain http and in older
 * browsers, by `@noble/curves`, which is loaded then. Both refuse what RFC 8032 refuses.
 */

// By what the functions return: browsers and Node each name these types themselves.
type Subtle = typeof crypto.subtle
type SecretKey = Awaited<ReturnType<Subtle['importKey']>>

/** A key pair of a device. WebCrypto's private key cannot be read, not even by the page itself. */
export type DeviceKey = { publicKey: Uint8Array<ArrayBuffer>; secret: SecretKey | Uint8Array<ArrayBuffer> }

const name = 'Ed25519'
export const publicKeyBytes = 32
export const signatureBytes = 64

/** A new pair. It can be kept in IndexedDB as it is. */
export async function newDeviceKey(): Promise<DeviceKey> {
  if (await hasWebCrypto()) {
    const pair = await crypto.subtle.generateKey(name, false, ['sign'])
    if (!('privateKey' in pair)) throw new Error('Ed25519 has key pairs')
    return { publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)), secret: pair.privateKey }
  }
  const { secretKey, publicKey } = (await noble()).keygen()
  return { publicKey: Uint8Array.from(publicKey), secret: Uint8Array.from(secretKey) }
}

/** The 64 bytes of the signature over the UTF-8 of a text. */
export async function sign({ secret }: DeviceKey, text: string): Promise<Uint8Array> {
  const message = new TextEncoder().encode(text)
  if (secret instanceof Uint8Array) return (await noble()).sign(message, secret)
  return new Uint8Array(await crypto.subtle.sign(name, secret, message))
}

type Signed = { publicKey: Uint8Array<ArrayBuffer>; text: string; signature: Uint8Array<ArrayBuffer> }

/** Whether the signature is over the UTF-8 of the text, by this key. Never throws for bytes that are no key. */
export async function isSignedBy({ publicKey, text, signature }: Signed): Promise<boolean> {
  const message = new TextEncoder().encode(text)
  try {
    if (!(await hasWebCrypto())) return (await noble()).verify(signature, message, publicKey, { zip215: false })
    const key = await crypto.subtle.importKey('raw', publicKey, name, false, ['verify'])
    return await crypto.subtle.verify(name, key, signature, message)
  } catch {
    return false
  }
}

const noble = async () => (await import('@noble/curves/ed25519.js')).ed25519

let webCrypto: Promise<boolean> | undefined

/** Asked once: whether it is there, and knows this curve. */
const hasWebCrypto = (): Promise<boolean> => (webCrypto ??= knowsCurve())

async function knowsCurve(): Promise<boolean> {
  const { subtle } = crypto as { subtle?: Subtle }
  if (subtle === undefined) return false
  try {
    await subtle.importKey('raw', basePoint, name, false, ['verify'])
    return true
  } catch {
    return false
  }
}

/** The curve's base point: a public key that every implementation takes. */
const basePoint = Uint8Array.from({ length: publicKeyBytes }, (_, index) => (index === 0 ? 0x58 : 0x66))
