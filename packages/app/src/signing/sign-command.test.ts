import { parseIntent } from '@touchstone/signatures/intent-header'
import { isIntentFor } from '@touchstone/signatures/signed-rows'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerCalls, someUser } from '../api/test-answers.ts'

const heads = '/api/trade/receipt/heads'
const head = { sequence: 3, hash: 'ab'.repeat(32) }
const calls = answerCalls({})
const { useSession } = await import('../api/session.ts')
const { deviceIdOf, signCommand } = await import('./sign-command.ts')

const key = '0190c2a4-7b1e-7000-8000-000000000001'
const closeAll = { name: 'closeAll', fields: { book: 'demo' }, key, at: 1_000 }

beforeEach(() => {
  calls.asked.length = 0
  calls.set(heads, {
    result: {
      books: [
        { bookId: 4, world: 'real', head },
        { bookId: 5, world: 'demo', head },
      ],
    },
  })
  useSession.setState({ token: 't', userInfo: someUser })
})

describe('a command of a signed-in person', () => {
  it('is signed by their device for the book that it is about, asked for once', async () => {
    const [first, second] = [await signCommand(closeAll), await signCommand({ ...closeAll, fields: {} })]
    const [intent, other] = [parseIntent(first ?? ''), parseIntent(second ?? '')]
    const command = '{"kind":"close_all"}'
    if (intent === undefined || other === undefined) throw new Error('both are signed')
    expect(await isIntentFor({ bookId: 5, key: `u:${key}`, command }, intent)).toBe(true)
    expect(await isIntentFor({ bookId: 4, key: `u:${key}`, command }, other)).toBe(true)
    expect(intent.device).toBe(await deviceIdOf(someUser.id))
    expect(calls.asked).toEqual([heads])
    // Not even after a start of the app.
    expect(localStorage.getItem(`books ${someUser.id}`)).toBe('{"real":4,"demo":5}')
  })

  it('on a record needs no list of books', async () => {
    const signed = await signCommand({ name: 'closePosition', fields: { id: '9-12' }, key, at: 1_000 })
    const intent = parseIntent(signed ?? '')
    const command = '{"kind":"close_position","positionId":"9-12","quantity":null}'
    if (intent === undefined) throw new Error('it is signed')
    expect(await isIntentFor({ bookId: 9, key: `u:${key}`, command }, intent)).toBe(true)
    expect(calls.asked).toEqual([])
  })

  it('of another person is signed by another key', async () => {
    expect(await deviceIdOf(someUser.id + 1)).not.toBe(await deviceIdOf(someUser.id))
  })
})

describe('no signature', () => {
  it('is made for what is no command, or without a session', async () => {
    expect(await signCommand({ ...closeAll, name: 'addFavourite', fields: { symbol: 'BTC/USDT' } })).toBeUndefined()
    useSession.setState({ userInfo: undefined })
    expect(await signCommand(closeAll)).toBeUndefined()
  })
})
