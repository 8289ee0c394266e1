import { fastify } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { type Browser, browserFor, browserOf } from './browser.ts'

const app = fastify({ trustProxy: (_address: string, hop: number) => hop < 1 })
app.get('/sign-in', (request, reply) => browserFor(request, reply))
app.get('/other', (request) => browserOf(request) ?? {})
afterAll(() => app.close())

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers })
  const cookie = answer.headers['set-cookie']
  return { browser: answer.json<Browser>(), cookie: cookie === undefined ? undefined : String(cookie) }
}
const overTls = { 'x-forwarded-proto': 'https' }

it('marks a browser that begins to sign in, knows it again, and tells nobody by what', async () => {
  const first = await ask('/sign-in')
  const pair = first.cookie?.split(';')[0] ?? ''
  expect(first.browser).toMatchObject({ brought: false, id: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
  expect(pair).not.toContain(first.browser.id)
  const again = await ask('/sign-in', { cookie: `token=x; ${pair}; other=y` })
  expect(again.browser).toEqual({ id: first.browser.id, brought: true })
  expect(again.cookie).toBe(first.cookie)
  expect(await ask('/other', { cookie: pair })).toEqual({ browser: again.browser, cookie: undefined })
})

it('takes on https only a cookie that neither plain http nor another host can have set', async () => {
  const { cookie = '', browser } = await ask('/sign-in', overTls)
  expect(cookie).toMatch(/^__Host-browser=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/)
  const pair = cookie.split(';')[0] ?? ''
  expect((await ask('/sign-in', { ...overTls, cookie: pair })).browser).toEqual({ id: browser.id, brought: true })
  const planted = pair.replace('__Host-', '')
  expect((await ask('/sign-in', { ...overTls, cookie: planted })).browser.brought).toBe(false)
})

it.each([
  'browser=',
  'browser=short',
  `browser=${'x'.repeat(44)}`,
  `browser=${'ä'.repeat(43)}`,
  'nonsense',
  `browser="${'x'.repeat(43)}"`,
])('takes %s for no browser', async (cookie) => {
  expect((await ask('/other', { cookie: encodeURI(cookie) })).browser).toEqual({})
  expect((await ask('/sign-in', { cookie: encodeURI(cookie) })).browser.brought).toBe(false)
})
