import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { messagesHandlers } from './messages.routes.ts'
import { addMessage } from './add-message.ts'
import { createNewMessageFeed } from './new-message-feed.ts'

type Listed = { records: { id: string; kind: string; read: boolean; text: string }[]; total: number }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: ({ house }) => messagesHandlers({ sql: house.sql }) })
})
afterAll(() => app.stop())

const path = '/api/sys/annountCement'
const say = (userId: number, kind: string, details = {}, source?: string) =>
  addMessage(app.house.sql, {
    userId,
    category: 'system',
    kind,
    details,
    at: app.time.now,
    ...(source === undefined ? {} : { source }),
  })
async function list(token: string, query: Record<string, string> = {}, language: 'en-us' | 'xi' = 'en-us') {
  return (await app.get(`${path}/listByUser`, query, { token, language })).result as Listed
}
const unread = async (token: string) => (await app.get(`${path}/unreadCount`, {}, { token })).result

describe('messages', () => {
  it('come newest first, in the language of the reader, and are counted while unread', async () => {
    const token = app.signIn(11)
    await say(11, 'welcome')
    await say(11, 'new_sign_in', { device: 'Firefox', address: '192.0.2.7' })
    const { records, total } = await list(token, {}, 'xi')
    expect([total, records.map(({ kind }) => kind)]).toEqual([2, ['new_sign_in', 'welcome']])
    expect(records[0]).toMatchObject({
      category: 'system',
      title: 'Nuevo inicio de sesión',
      details: { device: 'Firefox', address: '192.0.2.7' },
      book: null,
      receipt: null,
      time: '2026-11-18 17:00:00',
      read: false,
    })
    expect(records[0]?.text).toContain('desde Firefox en 192.0.2.7')
    expect(await unread(token)).toEqual({ all: 2, system: 2, task: 0, transaction: 0 })
    expect((await list(token, { category: 'task' })).total).toBe(0)
  })

  it('are marked as read one by one or all at once', async () => {
    const token = app.signIn(12)
    for (let times = 0; times < 3; times += 1) await say(12, 'password_changed')
    const [first] = (await list(token)).records
    const marked = await app.post(`${path}/markRead`, { ids: [first?.id, Number(first?.id)] }, { token })
    expect(marked.result).toEqual({ all: 2, system: 2, task: 0, transaction: 0 })
    expect((await list(token, { unread: 'true' })).total).toBe(2)
    expect((await list(token, { unread: 'false' })).records).toMatchObject([{ id: first?.id, read: true }])
    await app.post(`${path}/markRead`, { category: 'transaction' }, { token })
    expect(await unread(token)).toMatchObject({ all: 2 })
    await app.post(`${path}/markRead`, {}, { token })
    expect(await unread(token)).toMatchObject({ all: 0 })
  })

  it('belong to one user: another can neither read nor mark them', async () => {
    const [owner, other] = [app.signIn(13), app.signIn(14)]
    await say(13, 'welcome')
    const [mine] = (await list(owner)).records
    expect((await list(other)).total).toBe(0)
    const answer = await app.post(`${path}/markRead`, { ids: [mine?.id] }, { token: other })
    expect(answer).toMatchObject({ code: 4706, result: { key: 'message_not_found' } })
    expect(await unread(owner)).toMatchObject({ all: 1 })
  })

  it('are nothing for strangers', async () => {
    for (const call of ['listByUser', 'unreadCount'])
      expect(await app.get(`${path}/${call}`)).toMatchObject({ status: 200, code: 401 })
    expect(await app.post(`${path}/markRead`, {})).toMatchObject({ status: 200, code: 401 })
  })
})

describe('addMessage', () => {
  it('adds one message per source, and announces it at commit', async () => {
    const announced: number[] = []
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const feed = await createNewMessageFeed(
      app.house.sql,
      (userId) => {
        announced.push(userId)
        if (userId === 16) resolve(undefined)
      },
      () => undefined,
    )
    await app.house.sql.begin(async (tx) => {
      await say(15, 'welcome', {}, 'welcome:15')
      await addMessage(tx, {
        userId: 15,
        category: 'system',
        kind: 'welcome',
        details: {},
        source: 'welcome:15',
        at: 1,
      })
    })
    const undone = app.house.sql.begin(async (tx) => {
      await addMessage(tx, { userId: 17, category: 'system', kind: 'welcome', details: {}, at: 1 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await say(16, 'welcome')
    await promise
    expect(announced).toEqual([15, 16])
    expect((await list(app.signIn(15))).total).toBe(1)
    await feed.stop()
  })

  it('knows no message without a text', async () => {
    await expect(say(15, 'toString')).rejects.toThrow('unknown kind of message "toString"')
  })
})
