import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createClient } from './client.ts'

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const kept = { id: '0190a000-0000-4000-8000-000000000000', type: 'image/png', width: 1, height: 1, bytes: 70 }
const refused = { code: 404, message: 'No.', result: { key: 'not_found', details: {} } }

let asked: { url: string; headers: IncomingHttpHeaders; form: FormData }[] = []
let silent = 0
const server = createServer((request, response) => {
  const { url = '', headers } = request
  const answer = (result: unknown) => response.end(JSON.stringify({ code: 200, message: 'OK', result }))
  if (url.includes('getPublicKey'))
    return answer({ keyId: '1', publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') })
  if (url.endsWith(kept.id)) return response.setHeader('content-type', 'image/png').end(Buffer.from([0, 255, 128]))
  if (url.includes('/file/')) return response.writeHead(404).end(JSON.stringify(refused))
  void buffer(request).then(async (body) => {
    const type = { 'content-type': headers['content-type'] ?? '' }
    asked.push({ url, headers, form: await new Response(new Uint8Array(body), { headers: type }).formData() })
    if (silent > 0) {
      silent -= 1
      response.destroy()
    } else answer(kept)
  })
  return undefined
})
const client = () =>
  createClient({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: () => 'its token',
    retryAfterMs: 1,
  })

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
})

const file = new File([new Uint8Array([1, 2, 3])], '../../somebody.png', { type: 'text/html' })

it('sends a file as a plain form, with the token and a key, and without its name', async () => {
  expect(await client().upload({ file, biz: 'identity' })).toEqual(kept)
  const [sent] = asked
  expect(sent).toMatchObject({ url: '/api/sys/common/upload', headers: { 'access-token': 'its token' } })
  expect(sent?.headers['idempotency-key']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  expect([...(sent?.form.keys() ?? [])]).toEqual(['biz', 'file'])
  const part = sent?.form.get('file')
  expect(part).toMatchObject({ name: 'file' })
  expect(part instanceof File && (await part.bytes())).toEqual(new Uint8Array([1, 2, 3]))
})

it('sends it again under the same key when no response arrived', async () => {
  silent = 2
  expect(await client().upload({ file, biz: 'deposit_proof' })).toEqual(kept)
  expect(asked).toHaveLength(3)
  expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

it('reads an image as bytes, and a refusal in its place like any other', async () => {
  const image = await client().file({ id: kept.id })
  expect(image).toEqual({ type: 'image/png', bytes: new Uint8Array([0, 255, 128]) })
  const another = client().file({ id: kept.id.replace('0', '1') })
  await expect(another).rejects.toMatchObject({ code: 404, kind: 'not_found' })
})
