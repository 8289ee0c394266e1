import { randomBytes } from 'node:crypto'
import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { newClientKey } from '../../executor/client-key.ts'
import { nounSides } from '../../start/noun-features.ts'
import { createMessageFollower, type MessageFollower } from './message-follower.ts'
import { listMessages, type MessageRow } from '../messages/messages.store.ts'

let app: TestApp
let follower: MessageFollower
let users = 0
let price = 100_000

beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    handlers: () => ({}),
  })
  app.house.onCommitted((events) => {
    follower.onCommitted(events)
  })
})
beforeEach(async () => {
  follower = createMessageFollower({ sql: app.house.sql, features: nounSides })
  await moveTo(100_000)
})
afterAll(() => app.stop())

/** A price may not jump past what the feed's door lets in, so it walks. */
async function moveTo(wanted: number): Promise<void> {
  do {
    price = Math.round(Math.max(price * 0.985, Math.min(price * 1.015, wanted)))
    app.time.now += 1_000
    await app.tick('BTC/USDT', String(price - 10), String(price + 10))
  } while (price !== wanted)
  await app.house.advance()
}

async function newBook(): Promise<{ userId: number; bookId: number }> {
  users += 1
  return { userId: users, bookId: await app.house.openBook(users, 'demo') }
}

async function submit(bookId: number, command: UserCommand): Promise<string> {
  const outcome = await submitUnder(app.house, newClientKey(app.time.now, randomBytes(10)), { bookId, command })
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  return `${bookId}-${outcome.sequence}`
}

async function messagesOf(userId: number): Promise<MessageRow[]> {
  await follower.idle()
  const all = { category: 'all', unread: undefined } as const
  return (await listMessages(app.house.sql, userId, all, { skip: 0, limit: 100 })).rows.toReversed()
}
const kindsOf = async (userId: number) => (await messagesOf(userId)).map(({ kind }) => kind)

const long = {
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'isolated',
  leverage: 10,
  quantity: decimal('0.1'),
  takeProfit: null,
  stopLoss: null,
} as const

describe('what happens to a book', () => {
  it('gets messages: a margin call, then a liquidation with its receipt', async () => {
    const { userId, bookId } = await newBook()
    const positionId = await submit(bookId, { kind: 'open_position', ...long })
    await moveTo(90_560)
    app.time.now += 5_000
    await moveTo(90_550)
    expect(await kindsOf(userId)).toEqual(['isolated_margin_called'])
    await moveTo(90_000)
    const [called, liquidated] = await messagesOf(userId)
    expect(called).toMatchObject({ category: 'transaction', bookId, sequence: null, world: 'demo', read: false })
    expect(called?.details).toEqual({ percent: 80, symbol: 'BTC/USDT', direction: 'long', positionId })
    expect(liquidated).toMatchObject({
      kind: 'position_liquidated',
      bookId,
      details: { positionId, direction: 'long' },
    })
    expect(liquidated?.sequence).toBeGreaterThan(0)
  })

  it('gets messages: stops that fired, and the order that went with the position', async () => {
    const { userId, bookId } = await newBook()
    const stopLoss = { price: decimal('99000'), quantity: null }
    const positionId = await submit(bookId, { kind: 'open_position', ...long, stopLoss })
    const closing = { positionId, quantity: decimal('0.05'), price: decimal('105000'), expiresAt: null }
    const orderId = await submit(bookId, { kind: 'place_limit_close', ...closing })
    await moveTo(98_900)
    const [fired, cancelled] = await messagesOf(userId)
    // 0.1 × (98,890 − 100,010) − 0.1 × 100,010 × 0.0005 − 0.1 × 98,890 × 0.0005.
    const details = { positionId, quantity: '0.1', profit: '-112', net: '-121.945' }
    expect(fired).toMatchObject({ kind: 'stop_loss_fired', details })
    expect(cancelled).toMatchObject({ kind: 'order_cancelled', details: { orderId, reason: 'position_closed' } })
  })

  it('gets messages: limit orders that filled or expired, and not what the user cancelled', async () => {
    const { userId, bookId } = await newBook()
    const limit = { kind: 'place_limit_order', ...long, price: decimal('99500'), expiresAt: null } as const
    await submit(bookId, limit)
    const orderId = await submit(bookId, { ...limit, price: decimal('90000') })
    await submit(bookId, { kind: 'cancel_order', orderId })
    await submit(bookId, { ...limit, price: decimal('90000'), expiresAt: app.time.now + 60_000 })
    await moveTo(99_400)
    app.time.now += 60_000
    await moveTo(99_500)
    const [filled, expired, ...more] = await messagesOf(userId)
    expect(filled).toMatchObject({ kind: 'limit_open_filled', details: { price: '99500', quantity: '0.1' } })
    expect(expired).toMatchObject({ kind: 'order_cancelled', details: { price: '90000', reason: 'expired' } })
    expect(more).toEqual([])
  })

  it('gets messages: second contracts, each with its outcome', async () => {
    const { userId, bookId } = await newBook()
    const stake = decimal('50')
    for (const direction of ['rise', 'fall'] as const)
      await submit(bookId, { kind: 'buy_second_contract', symbol: 'BTC/USDT', direction, durationSeconds: 30, stake })
    for (let seconds = 0; seconds < 35; seconds += 1) await moveTo(100_000 + seconds)
    const messages = await messagesOf(userId)
    expect(messages.map(({ kind }) => kind).toSorted()).toEqual(['second_contract_lost', 'second_contract_won'])
    const won = messages.find(({ kind }) => kind === 'second_contract_won')
    expect(won?.details).toMatchObject({ direction: 'rise', stake: '50', payout: '35', durationSeconds: 30 })
  })
})

describe('a follower', () => {
  /** Something with a message: a stop that fires at once. */
  async function stopOut(bookId: number): Promise<void> {
    await submit(bookId, {
      kind: 'open_position',
      ...long,
      stopLoss: { price: decimal(`${price - 100}`), quantity: null },
    })
    await moveTo(price - 200)
  }

  it('adds after a restart the messages of what was committed, and none twice', async () => {
    const { userId, bookId } = await newBook()
    await stopOut(bookId)
    await follower.idle()
    follower.abandon()
    await stopOut(bookId)
    await stopOut(bookId)
    expect((await messagesOf(userId)).length).toBe(1)
    follower = createMessageFollower({ sql: app.house.sql, features: nounSides })
    await follower.catchUp()
    expect(await kindsOf(userId)).toEqual(['stop_loss_fired', 'stop_loss_fired', 'stop_loss_fired'])
    await follower.stop()
    follower = createMessageFollower({ sql: app.house.sql, features: nounSides })
    await follower.catchUp()
    expect([follower.counters.added, follower.counters.followed]).toEqual([0, 0])
  })

  it('finds in the journal the order that a margin call or a close concerned, as it would have in memory', async () => {
    const { userId, bookId } = await newBook()
    follower.abandon()
    const positionId = await submit(bookId, { kind: 'open_position', ...long })
    const closing = { positionId, quantity: decimal('0.05'), price: decimal('150000'), expiresAt: null }
    await submit(bookId, { kind: 'place_limit_close', ...closing })
    await moveTo(90_560)
    app.time.now += 5_000
    await moveTo(90_550)
    await moveTo(90_000)
    follower = createMessageFollower({ sql: app.house.sql, features: nounSides })
    await follower.catchUp()
    const messages = await messagesOf(userId)
    expect(messages.map(({ kind }) => kind)).toEqual([
      'isolated_margin_called',
      'position_liquidated',
      'order_cancelled',
    ])
    expect(messages[0]?.details).toMatchObject({ symbol: 'BTC/USDT', direction: 'long', percent: 80 })
  })

  it('reads in the journal what did not fit in memory', async () => {
    follower = createMessageFollower({ sql: app.house.sql, features: nounSides, queuedMax: 1 })
    await follower.catchUp()
    const books = await Promise.all([newBook(), newBook(), newBook()])
    for (const { bookId } of books)
      await submit(bookId, { kind: 'open_position', ...long, stopLoss: { price: decimal('99900'), quantity: null } })
    await moveTo(99_800)
    for (const { userId } of books) expect(await kindsOf(userId)).toEqual(['stop_loss_fired'])
    expect(follower.counters.overflowed).toBeGreaterThan(0)
    await follower.stop()
  })

  it('goes on when the database refused it, and loses nothing', async () => {
    const { userId, bookId } = await newBook()
    await app.owner`alter table messages rename to messages_away`
    await stopOut(bookId)
    await app.owner`alter table messages_away rename to messages`
    expect(await kindsOf(userId)).toEqual(['stop_loss_fired'])
  })
})
