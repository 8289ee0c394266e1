import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { dayMs } from '@touchstone/domain/time'
import { someOrder } from './test-product.ts'

const orderPath = '/api/prod/appProductOrder/queryById'
const exitPath = '/api/prod/appProductOrder/exit'
const quotePath = '/api/prod/appProductOrder/exitQuote'
const cancelPath = '/api/prod/appProductOrder/cancel'
const running = {
  ...someOrder,
  state: 'running',
  daysPaid: 2,
  remaining: '96',
  paidIncome: '-4',
  cancelUntilAtMs: null,
  exitFromAtMs: 0,
}
const exitDay = '2026-11-24'
const paidFromAtMs = Date.UTC(2026, 10, 25)
const leaving = { ...running, state: 'leaving', exitDay, endDay: exitDay, endsAtMs: paidFromAtMs, exitFromAtMs: null }

const quote = {
  result: { remaining: '96', feeRate: '0.005', fee: '0.48', pays: '95.52', exitDay, paidFromAtMs, isAtOnce: false },
}

const incomesPath = '/api/prod/appProductOrder/incomes'
const noIncomes = { result: { records: [], total: 0, size: 100, current: 1, pages: 0 } }
const incomeOf = (day: string) => ({
  day,
  isFrozen: false,
  result: '-0.02',
  rate: '-0.02',
  cut: '0',
  income: '-2',
  remaining: '96',
  bookId: 7,
  sequence: 14,
  time: '2026-11-24 00:00:03',
})

const calls = answerCalls({ ...keyAnswer })
const { StrategyOrder } = await import('./StrategyOrder.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { signedIn } = await import('./test-signed-in.ts')

signedIn()
beforeEach(() => {
  calls.set(quotePath, quote)
  calls.set(incomesPath, noIncomes)
})
afterEach(() => {
  useToasts.setState({ shown: [] })
})
const toasts = (): string[] => useToasts.getState().shown.map(({ text }) => text)

const open = (order: object): void => {
  calls.set(orderPath, { result: order })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <StrategyOrder id="7-12" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('says what leaving pays before the result of today, which still counts, and leaves once', async () => {
  open(running)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave early' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('Leave after Nov 24?')).toBeDefined()
  expect(sheet.getByText("Today's result, Nov 24 (UTC), still counts. You can't take this back.")).toBeDefined()
  expect(await sheet.findByText("Before today's result")).toBeDefined()
  expect(sheet.getByText('shortly after Nov 25, 00:00 UTC')).toBeDefined()
  const act = sheet.getByRole('button', { name: 'Leave early' })
  calls.set(exitPath, {
    code: 5008,
    message: 'A new UTC day has begun. Check the figures and ask again.',
    result: { key: 'exit_day_changed', details: {} },
  })
  await userEvent.click(act)
  expect(await sheet.findByText(/^A new UTC day has begun/)).toBeDefined()

  const outcome = { kind: 'strategy_leaving', order: { id: '7-12', product: 'trend-7', amount: '100', state: 'held' } }
  calls.set(exitPath, { result: { bookId: 7, sequence: 20, outcome, order: leaving } })
  calls.set(orderPath, { result: leaving })
  await userEvent.click(act)
  expect(await screen.findByText(/^You're leaving\. Nov 24 \(UTC\) is the last day that counts/)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Leave early' })).toBeNull())
  expect(screen.getByText('Leaving').closest('.deaf-at-first')).not.toBeNull()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})

const left = ["You're leaving. You're paid shortly after Nov 25, 00:00 UTC."]
const alreadyLeaving = {
  code: 5009,
  message: "You're leaving already.",
  result: { key: 'already_leaving', details: {} },
}

it('asks for the same day again where the answer to leaving got lost, though there is no quote any more', async () => {
  open(running)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave early' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('Leave after Nov 24?')).toBeDefined()
  calls.set(exitPath, new TypeError('lost'))
  calls.set(quotePath, alreadyLeaving)
  const quotes = (): number => calls.asked.filter((path) => path.startsWith(quotePath)).length
  const before = quotes()
  const act = sheet.getByRole('button', { name: 'Leave early' })
  await userEvent.click(act)
  expect(await sheet.findByText(/^We got no answer/)).toBeDefined()
  await waitFor(() => expect(quotes()).toBeGreaterThan(before))
  expect(sheet.getByText('Leave after Nov 24?')).toBeDefined()
  expect(sheet.getByText("Before today's result")).toBeDefined()
  expect(act.getAttribute('aria-disabled')).not.toBe('true')
  const outcome = { kind: 'strategy_leaving', order: { id: '7-12', product: 'trend-7', amount: '100', state: 'held' } }
  calls.set(exitPath, { result: { bookId: 7, sequence: 20, outcome, order: leaving } })
  calls.set(orderPath, { result: leaving })
  await userEvent.click(act)
  await waitFor(() => expect(toasts()).toEqual(left))
  const keys = calls.keys.filter((key) => key.startsWith(`${exitPath} `)).slice(-2)
  expect(keys[0]).toBe(keys[1])
})

it('says that one is leaving where only the answer got lost', async () => {
  open(running)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave early' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('Leave after Nov 24?')).toBeDefined()
  calls.set(exitPath, new TypeError('lost'))
  calls.set(quotePath, alreadyLeaving)
  calls.set(orderPath, { result: leaving })
  await userEvent.click(sheet.getByRole('button', { name: 'Leave early' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts()).toEqual(left)
})

const freeze = { from: '2025-11-24', until: null, reason: 'A venue is down.' }
const frozen = { ...running, state: 'frozen', pausedDays: 1, frozen: freeze }

it('says that it is frozen, since when and why, and lets it be left at once without a fee', async () => {
  calls.set(quotePath, {
    result: { remaining: '96', feeRate: '0', fee: '0', pays: '96', exitDay, paidFromAtMs, isAtOnce: true },
  })
  open(frozen)
  expect(await screen.findByText('Frozen')).toBeDefined()
  expect(screen.getByText('Frozen since Nov 24 (UTC)')).toBeDefined()
  expect(screen.getByText("We don't know yet when it resumes. We'll tell you.")).toBeDefined()
  expect(screen.getByText('Ends Nov 29 (UTC) at the earliest')).toBeDefined()
  expect(screen.getByText('Why: A venue is down.')).toBeDefined()
  expect(screen.getByText('Frozen days: 1')).toBeDefined()
  expect(screen.queryByText(/Next result in/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Leave now' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('Leave now?')).toBeDefined()
  expect(await sheet.findByText('right away')).toBeDefined()
  expect(sheet.getByText(/^It's frozen, so you get everything that's left right away/)).toBeDefined()
  expect(sheet.getByText('None while frozen')).toBeDefined()
  expect(sheet.queryByText(/without this fee/)).toBeNull()
  expect(sheet.queryByText("Before today's result")).toBeNull()
  const gone = { ...frozen, state: 'left', remaining: '0', returned: '96', exitDay, nextAtMs: null, exitFromAtMs: null }
  const outcome = { kind: 'strategy_left', order: { id: '7-12', product: 'trend-7', amount: '100', state: 'left' } }
  calls.set(exitPath, { result: { bookId: 7, sequence: 20, outcome, order: { ...gone, frozen: null } } })
  calls.set(orderPath, { result: { ...gone, frozen: null } })
  await userEvent.click(sheet.getByRole('button', { name: 'Leave now' }))
  await waitFor(() => expect(toasts()).toEqual(['96.00 USDT is back in your balance.']))
})

it('says once from when on it is frozen while that day is ahead', async () => {
  open({ ...running, frozen: { ...freeze, from: '2026-11-24' } })
  expect(await screen.findByText(/On those days you can leave without a fee/)).toBeDefined()
  expect(screen.getAllByText(/Nov 24/)).toHaveLength(1)
  expect(screen.getByText('Will be frozen from Nov 24 (UTC)')).toBeDefined()
  expect(screen.getByText('Ends Nov 29 (UTC) at the earliest')).toBeDefined()
  expect(screen.getByText('Running')).toBeDefined()
})

it('says in the sheet from when on leaving costs no fee where it will be frozen', async () => {
  open({ ...running, frozen: { ...freeze, from: '2026-11-25' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Leave early' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('From Nov 25 (UTC) you can leave without this fee.')).toBeDefined()
  expect(sheet.getByText('Early exit fee, 0.50%')).toBeDefined()
})

it('says of one that starts when the freeze is over nothing of it', async () => {
  open({ ...someOrder, frozen: { ...freeze, from: '2026-11-21', until: someOrder.startDay } })
  expect(await screen.findByText('Not started')).toBeDefined()
  expect(screen.queryByText(/^Frozen/)).toBeNull()
  cleanup()
  queries.clear()
  open({ ...someOrder, frozen: { ...freeze, from: '2026-11-21', until: '2026-11-23' } })
  expect(await screen.findByText('Resumes Nov 23 (UTC)')).toBeDefined()
  expect(screen.getByText('Ends Nov 29, 00:00 UTC')).toBeDefined()
})

it('shows a frozen day as none of result 0', async () => {
  const records = [
    { ...incomeOf('2026-11-24'), isFrozen: true, result: '0', rate: '0', income: '0' },
    incomeOf('2026-11-23'),
  ]
  calls.set(incomesPath, { result: { records, total: 2, size: 100, current: 1, pages: 1 } })
  open({ ...running, pausedDays: 1, daysPaid: 1, endsAtMs: paidFromAtMs + 5 * dayMs })
  const list = within(await screen.findByRole('list'))
  const [frozenRow, counted] = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(frozenRow).toBe('Nov 2496.00frozen')
  expect(counted).toContain('−2.00from principal')
  expect(list.getByRole('link', { name: /Nov 24/ })).toBeDefined()
  expect(list.getAllByRole('button')).toHaveLength(1)
  expect(screen.getByRole('img', { name: '0 days gained, 1 lost, 6 to come, 1 frozen' })).toBeDefined()
})

const frozenOn = (day: string) => ({ ...incomeOf(day), isFrozen: true, result: '0', rate: '0', income: '0' })

it('has one row for a run of frozen days, which opens their receipts', async () => {
  const records = [frozenOn('2026-11-25'), frozenOn('2026-11-24'), frozenOn('2026-11-23'), incomeOf('2026-11-22')]
  calls.set(incomesPath, { result: { records, total: 4, size: 100, current: 1, pages: 1 } })
  open({ ...running, pausedDays: 3, daysPaid: 1, endsAtMs: paidFromAtMs + 5 * dayMs })
  const list = within(await screen.findByRole('list'))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getAllByRole('link')).toHaveLength(1)
  await userEvent.click(list.getByRole('button', { name: /^Nov 23 – Nov 25 ?3 days frozen$/ }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Receipt of Nov 25',
    'Receipt of Nov 24',
    'Receipt of Nov 23',
    'Receipt of Nov 22',
  ])
})

it('does not say when a run of frozen days began that goes on before the days that are here', async () => {
  const records = [frozenOn('2026-11-25'), frozenOn('2026-11-24')]
  calls.set(incomesPath, { result: { records, total: 4, size: 2, current: 1, pages: 2 } })
  open({ ...running, pausedDays: 3, daysPaid: 1, endsAtMs: paidFromAtMs + 5 * dayMs })
  expect(await screen.findByRole('button', { name: /^… – Nov 25 ?2 days frozen$/ })).toBeDefined()
})

it('reads the days before a hundred when they are wanted', async () => {
  const dayBefore = (back: number) => incomeOf(new Date(paidFromAtMs - back * dayMs).toISOString().slice(0, 10))
  const records = Array.from({ length: 103 }, (_, back) => dayBefore(back + 1))
  const page = { total: 103, size: 100, pages: 2 }
  calls.set(incomesPath, { result: { ...page, records: records.slice(0, 100), current: 1 } })
  const term = { cycleDays: 110, daysPaid: 103, startsAtMs: paidFromAtMs - 103 * dayMs }
  open({ ...running, ...term, endsAtMs: paidFromAtMs + 7 * dayMs })
  expect(await screen.findByRole('img', { name: /^3 days before, not shown; .*100 lost, 7 to come$/ })).toBeDefined()
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(100)
  calls.set(incomesPath, { result: { ...page, records: records.slice(100), current: 2 } })
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('img', { name: /^0 days gained, 103 lost, 7 to come$/ })).toBeDefined()
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(103)
  expect(calls.asked.filter((asked) => asked.startsWith(incomesPath)).at(-1)).toContain('pageNo=2')
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('says how much was paid where one has gone elsewhere before one is out at once', async () => {
  calls.set(quotePath, { result: { ...quote.result, feeRate: '0', fee: '0', pays: '96', isAtOnce: true } })
  open(frozen)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave now' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('Leave now?')).toBeDefined()
  const gone = { ...frozen, state: 'left', remaining: '0', returned: '96', nextAtMs: null, frozen: null }
  const outcome = { kind: 'strategy_left', order: { id: '7-12', product: 'trend-7', amount: '100', state: 'left' } }
  calls.set(exitPath, { result: { bookId: 7, sequence: 20, outcome, order: gone } })
  await userEvent.click(sheet.getByRole('button', { name: 'Leave now' }))
  cleanup()
  await waitFor(() => expect(toasts()).toEqual(['96.00 USDT is back in your balance.']))
})

it('says that an order was taken back where only the answer got lost', async () => {
  const ahead = { ...someOrder, cancelUntilAtMs: Date.now() + dayMs }
  open(ahead)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel for free' }))
  const sheet = within(await screen.findByRole('dialog'))
  calls.set(cancelPath, new TypeError('lost'))
  calls.set(orderPath, { result: { ...ahead, state: 'cancelled', cancelUntilAtMs: null } })
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel for free' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts()).toEqual(['Canceled. 100.00 USDT is back in your balance.'])
})

it('says of one that is leaving when its last result comes, and ends its strip with that day', async () => {
  open({ ...leaving, nextAtMs: paidFromAtMs, startsAtMs: paidFromAtMs - 3 * dayMs })
  expect(await screen.findByText('Leaving')).toBeDefined()
  expect(screen.getByText(/^Last result and payout in .* \(Nov 25, 00:00 UTC\)$/)).toBeDefined()
  expect(screen.getByRole('img', { name: /, 3 to come$/ })).toBeDefined()
})
