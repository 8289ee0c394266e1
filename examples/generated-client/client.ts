import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import type { paths } from './api.ts'

type Method = 'get' | 'post'
type PathOf<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths]
type Sealed<Fields> = { content: { 'application/vnd.touchstone.sealed': Fields } }
type Body<Operation> = Operation extends { requestBody: Sealed<infer Fields> }
  ? { body: Fields }
  : Operation extends { requestBody?: Sealed<infer Fields> }
    ? { body?: Fields }
    : unknown
/** What a call wants: `path`, `query` and `body`, as far as it has them. */
type Asked<Operation> = (Operation extends { parameters: infer All }
  ? Pick<All, ('path' | 'query') & keyof All>
  : unknown) &
  Body<Operation>
type Answer<Operation> = Operation extends { responses: { 200: { content: { 'application/json': infer Any } } } }
  ? Any
  : never
type Result<Operation> = Extract<Answer<Operation>, { code: 200 }> extends { result: infer Value } ? Value : never
type Envelope = { code: number; message: string; result: unknown }

/** A UUID of version 7, one for each intent: whoever sends a request again sends its key again. */
export function newKey(): string {
  const hex = Date.now().toString(16).padStart(12, '0') + '7' + randomBytes(10).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), `8${hex.slice(16, 19)}`, hex.slice(19, 31)].join('-')
}

/** Bodies are `base64(RSA-OAEP-SHA256(key)).base64(AES-256-ECB(json))`: `x-sealed-bodies` of openapi.json says so. */
function sealFor(publicKey: string): (fields: object) => string {
  const rsa = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const key = randomBytes(16).toString('hex')
  const sealed = publicEncrypt(
    { key: rsa, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(key),
  )
  return (fields) => {
    const cipher = createCipheriv('aes-256-ecb', key, null)
    return `${sealed.toString('base64')}.${cipher.update(JSON.stringify(fields), 'utf8', 'base64')}${cipher.final('base64')}`
  }
}

export function createClient(origin: string) {
  const headers: Record<string, string> = { 'content-type': 'application/vnd.touchstone.sealed', lang: 'en-us' }
  let seal: ((fields: object) => string) | undefined
  async function call<M extends Method, P extends PathOf<M>>(method: M, path: P, asked: Asked<paths[P][M]>) {
    const { path: inPath = {}, query = {}, body = {} } = asked as Record<string, Record<string, string>>
    const url = new URL(
      path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(inPath[name] ?? '')),
      origin,
    )
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
    if (method === 'post') seal ??= sealFor((await call('get', '/api/public/getPublicKey', {})).publicKey)
    const sent =
      method === 'post'
        ? { body: seal?.(body) ?? '', headers: { ...headers, 'idempotency-key': newKey() } }
        : { headers }
    const answer = (await (await fetch(url, { method, ...sent })).json()) as Envelope
    if (answer.code !== 200) throw new Error(`${path}: ${answer.code} ${answer.message}`)
    return answer.result as Result<paths[P][M]>
  }
  return { call, useToken: (token: string) => void (headers['access-token'] = token) }
}
