import { constants, createCipheriv, createPublicKey, type KeyObject, publicEncrypt, randomBytes } from 'node:crypto'
import http from 'node:http'
import { newIdempotencyKey } from '@touchstone/client/idempotency-key'

/** Encrypts bodies as a client does: with one key for its session, or with a new one each time. */
export function sealer(publicKey: string): {
  remembered: () => (json: string) => string
  fresh: (json: string) => string
} {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  return {
    remembered() {
      const own = newKey(key)
      return (json) => encrypted(own, json)
    },
    fresh: (json) => encrypted(newKey(key), json),
  }
}

type Sealed = { key: Buffer; sealed: string }

function newKey(publicKey: KeyObject): Sealed {
  const key = Buffer.from(randomBytes(24).toString('base64'))
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return { key, sealed: publicEncrypt({ key: publicKey, padding, oaepHash: 'sha256' }, key).toString('base64') }
}

function encrypted({ key, sealed }: Sealed, json: string): string {
  const cipher = createCipheriv('aes-256-ecb', key, null)
  return `${sealed}.${cipher.update(json, 'utf8', 'base64')}${cipher.final('base64')}`
}

export type Poster = { port: number; agent: http.Agent; token: string }

/**
 * Sends one POST and returns the result of its envelope. @throws Error when it is refused: the load must be work, not
 * refusals.
 */
export function post({ port, agent, token }: Poster, path: string, body: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'access-token': token,
    'idempotency-key': newIdempotencyKey(Date.now()),
  }
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, agent, method: 'POST', path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        const { code, message, result } = JSON.parse(text) as { code: number; message: string; result: unknown }
        if (code === 200) resolve(result)
        else reject(new Error(`${path}: ${code} ${message}`))
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}
