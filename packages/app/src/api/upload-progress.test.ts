import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createClient } from '@touchstone/client/client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = { keyId: '1', publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') }
const kept = { id: '0190a000-0000-4000-8000-000000000000', type: 'image/png', width: 1, height: 1, bytes: 70 }
const success = (result: unknown) => ({ code: 200, message: 'OK', result })
const ok = [200, success(kept)] as const

/** What the server says to each upload in turn: a status and a body, or nothing at all. */
let answers: (readonly [number, unknown] | 'none' | 'never')[] = []
let asked: { key: string; token: string; bytes: number }[] = []
const server = createServer((request, response) => {
  // The page of a test has another origin.
  response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
  if (request.method === 'OPTIONS') return response.end()
  if (request.url?.includes('getPublicKey') === true) return response.end(JSON.stringify(success(key)))
  void buffer(request).then((body) => {
    const { 'idempotency-key': sentKey, 'access-token': token } = request.headers
    asked.push({ key: String(sentKey), token: String(token), bytes: body.length })
    const answer = answers.shift() ?? ok
    if (answer === 'none') response.destroy()
    else if (answer !== 'never') response.writeHead(answer[0]).end(JSON.stringify(answer[1]))
  })
  return undefined
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answers = []
  asked = []
})

const size = 300_000
function upload(signal?: AbortSignal) {
  const shares: number[] = []
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = createClient({ origin, token: () => 'its token', retryAfterMs: 1, fetch: globalThis.fetch })
  const file = new File([new Uint8Array(size)], 'a.png', { type: 'image/png' })
  const onProgress = (share: number): void => {
    shares.push(share)
  }
  const sent = client.upload({ file, biz: 'identity' }, { onProgress, ...(signal === undefined ? {} : { signal }) })
  return { sent, shares }
}

it('reports how much of a file is sent', async () => {
  const { sent, shares } = upload()
  expect(await sent).toEqual(kept)
  expect([shares[0], shares.at(-1)]).toEqual([0, 1])
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.token).toBe('its token')
  expect(asked[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  expect(asked[0]?.bytes).toBeGreaterThan(size)
})

it('sends it again under the same key when no answer came, and reports it from the beginning', async () => {
  answers = ['none', [503, {}]]
  const { sent, shares } = upload()
  expect(await sent).toEqual(kept)
  expect(new Set(asked.map((each) => each.key)).size).toBe(1)
  expect([asked.length, shares.filter((share) => share === 0).length]).toEqual([3, 3])
})

it('throws a refusal as it came', async () => {
  answers = [[200, { code: 4864, message: 'Too many.', result: { key: 'uploads_exhausted', details: {} } }]]
  await expect(upload().sent).rejects.toMatchObject({ kind: 'uploads_exhausted', message: 'Too many.' })
  expect(asked).toHaveLength(1)
})

it('ends when it is given up', async () => {
  answers = ['never']
  const controller = new AbortController()
  const { sent } = upload(controller.signal)
  await expect.poll(() => asked.length).toBe(1)
  controller.abort()
  await expect(sent).rejects.toMatchObject({ name: 'CallFailed' })
  expect(asked).toHaveLength(1)
})
