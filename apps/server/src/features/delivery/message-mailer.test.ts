import type { Language } from '@touchstone/wire/languages'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { addMessage } from '../messages/add-message.ts'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { chooseWays, putAntiPhishingCode } from '../accounts/preferences/preferences.store.ts'
import type { Contact } from '../accounts/users/contact.ts'
import { insertUser } from '../accounts/users/users.store.ts'
import { startTestDelivery, type TestDelivery, until } from './test-delivery.ts'
import { startTestMailServer, type TestMailServer } from './test-mail-server.ts'

const now = Date.UTC(2026, 10, 18, 9, 0, 0)
const clock = (): number => now
let database: TestDatabase
let owner: Sql
let mail: TestMailServer
let running: TestDelivery[] = []

beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 4)
  mail = await startTestMailServer()
})
afterEach(async () => {
  for (const delivery of running) await delivery.stop()
  running = []
  await mail.stop()
  await owner.end()
  await database.drop()
})

async function start(): Promise<TestDelivery> {
  const couriers = { smtpUrl: mail.url, mailFrom: 'Touchstone <no-reply@example.org>' }
  const delivery = await startTestDelivery(database.address, { clock, couriers })
  running.push(delivery)
  return delivery
}

async function stop(delivery: TestDelivery): Promise<void> {
  running = running.filter((each) => each !== delivery)
  await delivery.stop()
}

let users = 0
async function newUser(email: string | undefined, phone?: string, language: Language = 'en-us'): Promise<number> {
  users += 1
  const contact: Contact | undefined =
    email === undefined ? undefined : { kind: 'email', address: email, countryCode: undefined }
  const userId = await insertUser(owner, {
    account: `user-${users}`,
    contact,
    countryCode: 'US',
    passwordHash: 'none',
    invitationCode: `INVITE${users}`,
    inviterId: undefined,
    language,
    at: now,
  })
  if (userId === undefined) throw new Error('a user was inserted')
  if (phone !== undefined) await owner`update users set phone = ${phone} where id = ${userId}`
  return userId
}

const said = (userId: number, kind: MessageKind, details: Record<string, string> = {}) =>
  addMessage(owner, { userId, category: 'system', kind, details, at: now })

/** What became of all deliveries, once none is on its way. */
const ended = (): Promise<{ channel: string; recipient: string; state: string }[]> =>
  until(async () => {
    const rows = await owner<{ channel: string; recipient: string; state: string }[]>`
      select channel, recipient, state from deliveries order by id`
    return rows.every(({ state }) => !['told', 'queued', 'sending'].includes(state)) ? [...rows] : undefined
  })

describe('a message of the app', () => {
  it('leaves as one e-mail of text and HTML, with the anti-phishing code, nothing in it taken for HTML', async () => {
    await start()
    const userId = await newUser('ann@example.com')
    await putAntiPhishingCode(owner, userId, { code: 'blue heron', at: now })
    await said(userId, 'new_sign_in', { device: '<img src=x onerror=alert(1)>', address: '192.0.2.1' })
    await ended()
    const [first, ...more] = mail.mails()
    expect(more).toEqual([])
    expect(first).toMatchObject({ to: 'ann@example.com', subject: 'Touchstone: New sign-in' })
    expect(first?.text).toMatch(
      /^Your anti-phishing code: blue heron\n\nSomeone signed in to your account from <img src=x onerror=alert\(1\)> at 192\.0\.2\.1\./,
    )
    expect(first?.html).toContain('<html lang="en-US">')
    expect(first?.html).toContain('Your anti-phishing code: blue heron</p>')
    expect(first?.html).toContain('from &lt;img src=x onerror=alert(1)&gt; at')
    expect(first?.html).not.toContain('<img')
  })

  it('is written in the language of the account', async () => {
    await start()
    await said(await newUser('taro@example.com', undefined, 'jp'), 'password_changed')
    await ended()
    expect(mail.mails()).toMatchObject([{ subject: 'Touchstone: パスワードを変更しました' }])
    expect(mail.mails()[0]?.html).toContain('<html lang="ja">')
  })

  it('is a text where there is no e-mail address, and nothing where there is neither', async () => {
    const delivery = await start()
    const userId = await newUser(undefined, '+447400123456')
    await putAntiPhishingCode(owner, userId, { code: 'blue heron', at: now })
    await said(userId, 'password_changed')
    await said(await newUser(undefined), 'password_changed')
    const { text } = await delivery.messageTo('+447400123456')
    expect(text).toMatch(/^Touchstone: Password changed\n.*\nYour anti-phishing code: blue heron$/s)
    expect(await ended()).toHaveLength(1)
  })

  it('stays in the app when it is quiet, of no use outside, or sent before', async () => {
    await start()
    const userId = await newUser('ann@example.com')
    const message = { userId, category: 'system', kind: 'password_changed', details: {}, at: now } as const
    await addMessage(owner, { ...message, isQuiet: true })
    await said(userId, 'welcome')
    await addMessage(owner, { ...message, source: 'once' })
    await addMessage(owner, { ...message, source: 'once' })
    await ended()
    expect(mail.mails().map(({ subject }) => subject)).toEqual(['Touchstone: Password changed'])
  })

  it('leaves as the person has chosen: by e-mail, by text instead, or not at all', async () => {
    await start()
    const details = { symbol: 'BTC/USDT', price: '100000', mark: '100001' }
    const kind = 'price_alert_reached'
    const userId = await newUser('ann@example.com', '+447400123456')
    await said(userId, kind, details)
    await chooseWays(owner, userId, 'priceAlerts', { email: true, text: true })
    await said(userId, kind, details)
    await chooseWays(owner, userId, 'priceAlerts', { email: false })
    await said(userId, kind, details)
    await chooseWays(owner, userId, 'priceAlerts', { text: false })
    await said(userId, kind, details)
    expect(await ended()).toEqual([
      { channel: 'email', recipient: 'ann@example.com', state: 'sent' },
      { channel: 'sms', recipient: '+447400123456', state: 'sent' },
    ])
  })

  it('does not leave when its transaction is undone', async () => {
    await start()
    const userId = await newUser('ann@example.com')
    const undone = owner.begin(async (transaction) => {
      await addMessage(transaction, { userId, category: 'system', kind: 'password_changed', details: {}, at: now })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await ended()).toEqual([])
  })
})

describe('after a crash', () => {
  it('what was added and had no text yet leaves once', async () => {
    const userId = await newUser('ann@example.com')
    await said(userId, 'password_changed')
    expect(await owner`select state from deliveries`).toEqual([{ state: 'told' }])
    await stop(await start())
    await start()
    expect(await ended()).toHaveLength(1)
    expect(mail.mails()).toHaveLength(1)
  })

  it('of two who queue the same, one does', async () => {
    await start()
    await start()
    const userIds = await Promise.all(['ann', 'bob', 'cy', 'dee'].map((name) => newUser(`${name}@example.com`)))
    await Promise.all(userIds.flatMap((id) => [said(id, 'password_changed'), said(id, 'second_factor_bound')]))
    expect(await ended()).toHaveLength(8)
    expect(new Set(mail.mails().map(({ to, subject }) => `${to} ${subject}`)).size).toBe(8)
    expect(mail.mails()).toHaveLength(8)
  })

  it('what had its text and its job leaves once', async () => {
    const first = await start()
    const userId = await newUser('ann@example.com')
    // Whoever sends is gone, and the queue with it; another server's mailer goes on.
    await first.jobs.boss.offWork('delivery')
    await said(userId, 'password_changed')
    await until(async () => {
      const [row] = await owner<{ state: string }[]>`select state from deliveries`
      return row?.state === 'queued' ? true : undefined
    })
    await stop(first)
    await start()
    expect(await ended()).toEqual([{ channel: 'email', recipient: 'ann@example.com', state: 'sent' }])
    expect(mail.mails()).toHaveLength(1)
  })
})
