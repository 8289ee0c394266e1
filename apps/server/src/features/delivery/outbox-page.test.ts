import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { addOutboxPage } from './outbox-page.ts'
import { putInOutbox } from './outbox.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: () => ({}) })
  addOutboxPage(app.app, { sql: app.house.sql, mayRead: (_request, token) => token !== 'wrong' })
})
afterAll(() => app.stop())

it('shows what would have been sent, the last one first, and runs nothing that stands in it', async () => {
  const base = {
    channel: 'email',
    recipient: 'ann@example.com',
    subject: 'First',
    text: '135790 is your code for 12:00, not 1357901 or #123456.',
  } as const
  await putInOutbox(app.house.sql, { ...base, id: 1, sentAt: 1_000 })
  await putInOutbox(app.house.sql, { ...base, id: 1, sentAt: 1_000, text: 'the same one again' })
  await putInOutbox(app.house.sql, { ...base, id: 2, sentAt: 2_000, subject: '', text: '<script>"&\'</script>' })
  const { body, headers, statusCode } = await app.app.inject({ url: '/outbox' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|same one again/)
  expect(body).toContain('&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;')
  expect(body.indexOf('&lt;script')).toBeLessThan(body.indexOf('First'))
  expect(body).toContain('<mark>135790</mark> is your code for 12:00, not 1357901 or #123456.')
  expect(body).toContain('<a href="/">')
  expect(body).toContain('<meta http-equiv="refresh"')
  const style = await app.app.inject({ url: '/outbox.css' })
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
})

it('is shown to nobody who may not read it', async () => {
  const { statusCode, body } = await app.app.inject({ url: '/outbox?token=wrong' })
  expect(statusCode).toBe(403)
  expect(body).not.toContain('ann@example.com')
})
