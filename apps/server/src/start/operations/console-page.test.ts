import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { securityHeaders } from '../../api/security-headers.ts'
import { addWebApp } from './web-app.ts'

let folder: string
let app: FastifyInstance

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'touchstone-console-'))
  mkdirSync(path.join(folder, 'console', 'assets'), { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), 'the app')
  writeFileSync(path.join(folder, 'console', 'index.html'), '<meta nonce="__NONCE__"><script nonce="__NONCE__">')
  writeFileSync(path.join(folder, 'console', 'assets', 'a-1.js'), 'run()')
  app = fastify()
  const headers = securityHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
  await addWebApp(app, folder)
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const nonceIn = (page: string): string | undefined => /nonce="([^"]+)"/.exec(page)?.[1]

test.each(['/console/', '/console/index.html'])(
  '%s has a nonce of its own each time, in the page and the policy',
  async (url) => {
    const answers = await Promise.all([app.inject(url), app.inject(url)])
    const nonces = answers.map(({ body }) => nonceIn(body))
    expect(new Set(nonces).size).toBe(2)
    for (const [index, { body, headers }] of answers.entries()) {
      expect(body).not.toContain('__NONCE__')
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[index]}'`)
      expect(headers['content-security-policy']).toContain("script-src 'self';")
      expect(headers['cache-control']).toBe('no-store')
    }
  },
)

test('the address without the last slash leads to the page, and its files are kept for good', async () => {
  const { statusCode, headers } = await app.inject('/console')
  expect([statusCode, headers.location]).toEqual([302, '/console/'])
  const file = await app.inject('/console/assets/a-1.js')
  expect([file.body, file.headers['cache-control']]).toEqual(['run()', 'public, max-age=31536000, immutable'])
})

test('the rest of the app keeps the policy without a nonce', async () => {
  const { body, headers } = await app.inject('/')
  expect(body).toBe('the app')
  expect(headers['content-security-policy']).not.toContain('nonce-')
})

test('the desktop page, which is not built yet, leads back to the app, which stays', async () => {
  const { statusCode, headers } = await app.inject('/pc.html')
  expect([statusCode, headers.location]).toEqual([302, '/?view=mobile'])
})
