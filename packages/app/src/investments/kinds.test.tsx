import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, someUser } from '../api/test-answers.ts'
import { asBond, asStrategy, isBond, OtherKind } from './kinds.ts'
import { isUnknownId } from './unknown-id.ts'

answerCalls({})
const { queries } = await import('../api/queries.ts')
const { useSession } = await import('../api/session.ts')
const { useProductOrders } = await import('./investments.queries.ts')

const strategyOrder = {
  id: '7-14',
  bookId: 7,
  sequence: 14,
  boughtSequence: null,
  declined: null,
  productId: 'trend-7',
  kind: 'ai_quant',
  rule: 'trend/1',
  currency: 'USDT',
  state: 'requested',
  amount: '100',
  remaining: '100',
  dailyRateMin: '-0.03',
  dailyRateMax: '0.03',
  cycleDays: 7,
  exitFeeRate: '0.005',
  requestedTime: '2026-07-21 10:02:03',
  startDay: null,
  endDay: null,
  startsAtMs: null,
  endsAtMs: null,
  daysPaid: 0,
  pausedDays: 0,
  frozen: null,
  exitDay: null,
  paidIncome: '0',
  todayIncome: '0',
  nextAtMs: null,
  returned: '0',
  exitFee: '0',
  endedTime: null,
  cancelUntilAtMs: null,
  exitFromAtMs: null,
}

beforeEach(() => useSession.setState({ userInfo: someUser, token: 'x' }))
afterEach(() => queries.clear())

it('tells bonds and strategies apart, and calls the other one unknown', () => {
  const [bond, strategy] = [{ kind: 'bond' } as const, { kind: 'arbitrage' } as const]
  expect([isBond(bond), isBond(strategy)]).toEqual([true, false])
  expect(asBond(bond)).toBe(bond)
  expect(asStrategy(strategy)).toBe(strategy)
  expect(() => asBond(strategy)).toThrow(OtherKind)
  expect(() => asStrategy(bond)).toThrow(OtherKind)
  expect(isUnknownId(new OtherKind())).toBe(true)
})

it('asks for orders of strategies alone', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address).searchParams.get('kind'))
    const result = { records: [strategyOrder], total: 1, size: 20, current: 1, pages: 1 }
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: 'ok', result })))
  })
  const { result } = renderHook(() => useProductOrders('open'), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.data?.pages).toHaveLength(1))
  expect(asked).toEqual(['strategy'])
})
