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

const bondOrder = {
  id: '7-12',
  bookId: 7,
  sequence: 12,
  boughtSequence: null,
  productId: 'harbor-90',
  kind: 'bond',
  issuer: 'harbor',
  riskClass: 'B',
  currency: 'USDT',
  state: 'requested',
  amount: '100',
  unit: '100',
  units: 1,
  dailyRate: '0.0002',
  repayment: 'monthly',
  termDays: 90,
  requestedTime: '2026-07-21 10:02:03',
  withdrawUntilAtMs: null,
  closesAtMs: 1,
  startDay: null,
  endDay: null,
  returned: '0',
  remaining: '0',
  paidIncome: '0',
  dueNow: '0',
  lateSinceDay: null,
  nextDueDay: null,
  endedTime: null,
}
const strategyOrder = {
  id: '7-14',
  bookId: 7,
  sequence: 14,
  boughtSequence: null,
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

it('asks for the next page by itself where one has bonds alone', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const pageNo = new URL(address).searchParams.get('pageNo') ?? ''
    asked.push(pageNo)
    const records = pageNo === '1' ? [bondOrder] : [bondOrder, strategyOrder]
    const result = { records, total: 3, size: 20, current: Number(pageNo), pages: 3 }
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: 'ok', result })))
  })
  const { result } = renderHook(() => useProductOrders('open'), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.data?.pages).toHaveLength(2))
  expect(result.current.data?.pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(['7-14'])
  expect(asked).toEqual(['1', '2'])
})
