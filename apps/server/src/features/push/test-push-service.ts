import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A browser as a push service knows it: it decrypts its messages (RFC 8291, RFC 8188). */
export function createTestBrowser() {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open: (body: Buffer): unknown => JSON.parse(opened(body, curve, auth)) as unknown,
  }
}

function opened(body: Buffer, curve: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const serverKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), serverKey])
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(serverKey), auth, about, 32))
  const part = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The text ends at the last delimiter, 2 for the last record; zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

export type Pushed = { path: string; headers: Record<string, unknown>; body: Buffer }

/** Starts a push service on this machine, whose responses the test sets. */
export async function startPushService() {
  const pushed: Pushed[] = []
  const answers = { status: 201, headers: {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(answers.status, answers.headers).end()
    })
  })
  const { promise, resolve } = Promise.withResolvers<undefined>()
  server.listen(0, '127.0.0.1', () => {
    resolve(undefined)
  })
  await promise
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    pushed,
    answers,
    stop: (): Promise<void> =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => {
          done()
        })
      }),
  }
}
