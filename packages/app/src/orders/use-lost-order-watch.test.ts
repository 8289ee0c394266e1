import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { CallFailed } from '@touchstone/client/call-failed'
import { oneIntent } from '@touchstone/client/one-intent'
import type { UserEvent } from '@touchstone/wire/stream'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { useSession } from '../api/session.ts'
import { someUser } from '../api/test-answers.ts'
import { useToasts } from '../feedback/toast.ts'
import { sendEvents } from '../live/test-events.ts'
import { someCommand as command, someDraft as draft } from './test-order.ts'
import { noteLeft, pendingOrder, unansweredOrder } from './unanswered-orders.ts'
import {
  lookAfterEventMs,
  lookEveryMs,
  looksInTurn,
  saidAfterLooks,
  useLostOrderWatch,
} from './use-lost-order-watch.ts'

vi.mock(import('../live/stream.ts'), async (original) => ({
  ...(await original()),
  listenToEvents: (await import('../live/test-events.ts')).listenToEvents,
}))

type Answer = Awaited<ReturnType<typeof api.commandAnswer>>['answer']
const ofBook = (outcome: { kind: string; [field: string]: unknown }): Answer => ({ bookId: 7, sequence: 2, outcome })
const resting = ofBook({ kind: 'resting', orderId: '7-2' })
const look = vi.spyOn(api, 'commandAnswer')
const orders = vi.spyOn(api, 'orders')
const bookHas = (answer: Answer) => look.mockResolvedValue({ answer })
const signIn = (id: number) => act(() => useSession.setState({ userInfo: { ...someUser, id } }))

beforeEach(() => {
  orders.mockResolvedValue({ records: [] } as never)
  vi.useFakeTimers()
  signIn(7)
  useToasts.setState({ shown: [] })
})
afterEach(() => {
  cleanup()
  look.mockReset()
  vi.useRealTimers()
})

/** Loses the answer of an order of this amount, and watches. */
async function lose(amount: string) {
  const ordered = { book: 'demo', leverage: command.leverage, draft: { ...draft, amount } } as const
  const pending = pendingOrder(ordered, { command, expiresAt: null, isRepeated: false })
  const send = oneIntent(() => ({ key: `key of ${amount}` }), { pending })
  const press = (call: () => Promise<string>) => send({ amount }, call).catch(() => undefined)
  await press(() => Promise.reject(new CallFailed('lost')))
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queries }, children)
  renderHook(useLostOrderWatch, { wrapper })
  return { ordered, press, waits: () => unansweredOrder(ordered) !== undefined }
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const said = () => useToasts.getState().shown.map(({ text, tone }) => [text, tone])

it('asks the book under the key of the order until the book has it', async () => {
  bookHas(null)
  const order = await lose('1')
  await passes(lookEveryMs)
  expect(order.waits()).toBe(true)
  expect(look).toHaveBeenLastCalledWith({ book: 'demo', key: 'key of 1' })
  bookHas(resting)
  await passes(lookEveryMs)
  expect(order.waits()).toBe(false)
  expect(said()).toEqual([['positions.orderPlaced', 'success']])
  const asked = look.mock.calls.length
  await passes(3 * lookEveryMs)
  expect(look).toHaveBeenCalledTimes(asked)
})

it('keeps an order that the book does not have, and asks later where the stream has something to say', async () => {
  bookHas(null)
  const order = await lose('2')
  await passes(10 * looksInTurn * lookEveryMs)
  expect(look).toHaveBeenCalledTimes(looksInTurn)
  expect(order.waits()).toBe(true)
  bookHas(resting)
  sendEvents({ kind: 'order', book: 'real' } as UserEvent, { kind: 'balances', book: 'demo' } as UserEvent)
  await passes(lookAfterEventMs)
  expect(look).toHaveBeenCalledTimes(looksInTurn)
  sendEvents({ kind: 'order', book: 'demo' } as UserEvent)
  sendEvents({ kind: 'fill', book: 'demo' } as UserEvent)
  await passes(lookAfterEventMs)
  expect(look).toHaveBeenCalledTimes(looksInTurn + 1)
  expect(order.waits()).toBe(false)
})

it('says once that nothing is known to whoever has left, and nothing where it is found before', async () => {
  bookHas(null)
  const order = await lose('left')
  noteLeft(order.ordered)
  await passes((saidAfterLooks - 1) * lookEveryMs)
  expect(said()).toEqual([])
  await passes(lookEveryMs)
  expect(said()).toEqual([['positions.unknownOutcome', 'failure']])
  useToasts.setState({ shown: [] })
  await passes(3 * lookEveryMs)
  expect(said()).toEqual([])
  expect(order.waits()).toBe(true)
})

it.each([
  ['open', 'positions.orderPlaced', 'success'],
  ['cancelled', 'positions.cancelled_user', 'failure'],
])('says of an order that rests what it is by now: %s', async (state, sentence, tone) => {
  bookHas(resting)
  const record = { id: '7-2', action: 'open', state, cancelReason: 'user', symbol: 'BTC/USDT', quantity: '0.01' }
  orders.mockResolvedValue({ records: [record] } as never)
  await lose(`resting ${state}`)
  await passes(0)
  expect(said()).toEqual([[sentence, tone]])
})

it('asks once at a time, whatever hangs or fails', async () => {
  look.mockReturnValue(new Promise(() => undefined))
  await lose('3')
  await passes(5 * lookEveryMs)
  expect(look).toHaveBeenCalledOnce()
  cleanup()
  look.mockReset().mockRejectedValueOnce(new CallFailed('away'))
  bookHas(resting)
  const order = await lose('3b')
  await passes(2 * lookEveryMs)
  expect(order.waits()).toBe(false)
})

it.each([
  ['cancelled', 'positions.cancelled_no_price', 'failure'],
  ['filled', 'positions.opened', 'success'],
])('follows an order that waited for a price until it is %s', async (state, sentence, tone) => {
  bookHas(ofBook({ kind: 'accepted', orderId: '7-2', state: 'pending' }))
  const record = { id: '7-2', action: 'open', symbol: 'BTC/USDT', direction: 'long', quantity: '0.01' }
  const historyHas = (...records: object[]) => orders.mockResolvedValue({ records } as never)
  historyHas()
  const order = await lose(state)
  await passes(lookEveryMs)
  expect(order.waits()).toBe(true)
  historyHas({ ...record, state, cancelReason: 'no_price', fillPrice: '64000' })
  await passes(lookEveryMs)
  expect(order.waits()).toBe(false)
  expect(said()).toEqual([[sentence, tone]])
})

it('says nothing of an order that was sent again while the book was asked', async () => {
  const asked = Promise.withResolvers<{ answer: Answer }>()
  look.mockReturnValueOnce(asked.promise)
  const order = await lose('4')
  const answer = Promise.withResolvers<string>()
  const sent = order.press(() => answer.promise)
  asked.resolve({ answer: resting })
  await passes(0)
  expect(order.waits()).toBe(true)
  answer.resolve('done')
  await act(() => sent)
  expect(order.waits()).toBe(false)
  expect(said()).toEqual([])
})

it('asks for nobody else’s order', async () => {
  bookHas(null)
  const order = await lose('5')
  await passes(0)
  signIn(8)
  expect(order.waits()).toBe(false)
  const before = look.mock.calls.length
  bookHas(resting)
  await passes(3 * lookEveryMs)
  expect(look).toHaveBeenCalledTimes(before)
  expect(said()).toEqual([])
  signIn(7)
  await passes(0)
  expect(said()).toEqual([['positions.orderPlaced', 'success']])
})

it('says nothing of an order whose user has gone while the book was asked', async () => {
  const asked = Promise.withResolvers<{ answer: Answer }>()
  look.mockReturnValueOnce(asked.promise)
  await lose('6')
  signIn(8)
  asked.resolve({ answer: resting })
  await passes(0)
  expect(said()).toEqual([])
})
