import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '../api/test-answers.ts'
import { show, someOperator } from '../api/test-show.tsx'

const calls = answerCalls({})
const { OverviewScreen } = await import('./OverviewScreen.tsx')

// Eight hours ahead of UTC, as the wire writes times.
const nowAtMs = Date.UTC(2026, 10, 22, 10)
const bob = { id: '8', name: 'bob' }
const aCase = { amount: null, currency: null, level: null, kind: null, operator: null }
const overview = {
  queues: {
    deposits: { count: 3, oldestTime: '2026-11-20 18:00:00', overHour: 2, overDay: 1 },
    withdrawals: { count: 0, oldestTime: null, overHour: 0, overDay: 0 },
    identity: null,
    proposals: null,
  },
  cases: [
    { ...aCase, queue: 'deposits', id: '31', time: '2026-11-20 18:00:00', amount: '250', currency: 'USDT' },
    { ...aCase, queue: 'proposals', id: '9', time: '2026-11-22 17:00:00', kind: 'reward', operator: bob },
  ],
  findings: [
    { id: 7, time: '2026-11-22 17:00:00', operator: bob, act: 'payWithdrawal_refused', subject: 'withdrawal 3-14' },
  ],
  nowAtMs,
}

beforeEach(() => {
  calls.asked.length = 0
  calls.set('/api/console/overview', { result: overview })
})
afterEach(cleanup)

it('shows what waits, for how long, and what was refused; each leads to its place', async () => {
  show(<OverviewScreen />, someOperator(['support']), '/overview')
  const deposits = await screen.findByRole('link', { name: 'Deposits: 3 waiting' })
  expect(deposits.textContent).toContain('Oldest 2 d · 1 over a day')
  expect(deposits.getAttribute('href')).toBe('/deposits')
  expect(screen.getByRole('link', { name: 'Withdrawals: 0 waiting' }).textContent).toContain('Nothing waiting')
  expect(screen.queryByRole('link', { name: /^Identity/ })).toBeNull()
  expect(screen.getByText('Proposed by bob')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Refused: Paid a withdrawal' }).getAttribute('href')).toBe('/audit?open=7')
  // Without its rights, nothing of the house is asked for.
  expect(calls.asked.map(({ path }) => path)).toEqual(['/api/console/overview'])
})

it('opens the case that has waited longest by the keyboard', async () => {
  show(<OverviewScreen />, someOperator(['support']), '/overview')
  await screen.findByText('31')
  await userEvent.keyboard('j{Enter}')
  expect(screen.getByLabelText('address').textContent).toBe('/deposits?open=31')
})

it('says that nothing waits', async () => {
  calls.set('/api/console/overview', { result: { ...overview, cases: [], findings: [] } })
  show(<OverviewScreen />, someOperator(['support']), '/overview')
  expect(await screen.findByText('Nothing is waiting for a decision')).toBeTruthy()
  expect(screen.getByText('Nothing was refused and nothing failed')).toBeTruthy()
})
