import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { CallFailed } from '@touchstone/client/call-failed'
import { oneIntent } from '@touchstone/client/one-intent'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { useToasts } from '../feedback/toast.ts'
import { someCommand as command, someDraft as draft } from './test-order.ts'
import { pendingOrder, unansweredOrder } from './unanswered-orders.ts'
import { askedEveryMs, mayArriveMs, useLostOrderWatch } from './use-lost-orders.ts'

type Answer = Awaited<ReturnType<typeof api.commandAnswer>>['answer']
const ofBook = (kind: string): Answer => ({ bookId: 7, sequence: 2, outcome: { kind } })
const look = vi.spyOn(api, 'commandAnswer')
const bookHas = (answer: Answer) => look.mockResolvedValue({ answer })

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ shown: [] })
})
afterEach(() => {
  cleanup()
  look.mockReset()
  vi.useRealTimers()
})

/** Loses the answer of an order of this amount, and watches. */
async function lose(amount: string) {
  const ordered = { book: 'demo', draft: { ...draft, amount } } as const
  const pending = pendingOrder(ordered, { command, expiresAt: null, isRepeated: false })
  const send = oneIntent(() => ({ key: `key of ${amount}` }), { pending })
  const press = (call: () => Promise<string>) => send({ amount }, call).catch(() => undefined)
  await press(() => Promise.reject(new CallFailed('lost')))
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queries }, children)
  renderHook(useLostOrderWatch, { wrapper })
  return { press, waits: () => unansweredOrder(ordered, command) !== undefined }
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const said = () => useToasts.getState().shown.map(({ text }) => text)

it('asks the book under the key of the order until the book has it', async () => {
  bookHas(null)
  const order = await lose('1')
  await passes(askedEveryMs)
  expect(order.waits()).toBe(true)
  expect(look).toHaveBeenLastCalledWith({ book: 'demo', key: 'key of 1' })
  bookHas(ofBook('resting'))
  await passes(askedEveryMs)
  expect(order.waits()).toBe(false)
  expect(said()).toEqual(['positions.orderPlaced'])
  const asked = look.mock.calls.length
  await passes(3 * askedEveryMs)
  expect(look.mock.calls.length).toBe(asked)
})

it('says that an order never arrived once nothing of it can be on its way', async () => {
  bookHas(null)
  const order = await lose('2')
  await passes(mayArriveMs - askedEveryMs)
  expect(order.waits()).toBe(true)
  await passes(askedEveryMs)
  expect(order.waits()).toBe(false)
  expect(said()).toEqual(['positions.neverArrived'])
})

it('knows nothing while nothing answers', async () => {
  look.mockRejectedValue(new CallFailed('away'))
  const order = await lose('3')
  await passes(2 * mayArriveMs)
  expect(order.waits()).toBe(true)
  bookHas(null)
  await passes(askedEveryMs)
  expect(order.waits()).toBe(true)
  bookHas(ofBook('accepted'))
  await passes(askedEveryMs)
  expect(order.waits()).toBe(false)
})

it('leaves an order alone that is on its way again', async () => {
  bookHas(null)
  const order = await lose('4')
  await passes(mayArriveMs - askedEveryMs)
  const answer = Promise.withResolvers<string>()
  const sent = order.press(() => answer.promise)
  await passes(mayArriveMs)
  expect(order.waits()).toBe(true)
  answer.resolve('done')
  await act(() => sent)
  expect(order.waits()).toBe(false)
  expect(said()).toEqual([])
})
