import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PushInbox = {
  /** Of the push service, as the server knows it. */
  origin: string
  /** What a browser gives that has subscribed here. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** What was pushed, opened as only this browser can. */
  texts: string[]
  stop: () => Promise<void>
}

/** A push service on this machine with one browser: the browsers' own cannot be reached from a test. */
export async function openPushInbox(): Promise<PushInbox> {
  const curve = createECDH('prime256v1')
  const p256dh = curve.generateKeys('base64url')
  const auth = randomBytes(16)
  const texts: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      texts.push(opened(Buffer.concat(chunks), curve, auth))
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    subscription: { endpoint: `${origin}/a-phone`, keys: { p256dh, auth: auth.toString('base64url') } },
    texts,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
}

/** RFC 8291 over RFC 8188: one record, encrypted for the browser's key and secret. */
function opened(body: Buffer, curve: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const senderKey = body.subarray(21, keyEnd)
  const sealed = body.subarray(keyEnd)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey])
  const secret = new Uint8Array(hkdfSync('sha256', curve.computeSecret(senderKey), auth, about, 32))
  const derived = (name: string, length: number): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // A 2 ends the text of the last record; only zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
