import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'

const list = '/api/finance/appBalanceLog/movements'
const entry = {
  bookId: 4,
  sequence: 12,
  posting: 1,
  time: '2026-01-31 18:00:00',
  kind: 'opening_fee',
  account: 'contract',
  currency: 'USDT',
  amount: '-0.004',
  balanceAfter: '99.996',
  subject: '4-12',
}
const page = (...records: { entries: object[] }[]) => ({ result: { records, next: null } })
const opened = {
  entries: [
    entry,
    { ...entry, posting: 2, kind: 'margin_locked', account: 'margin', amount: '10' },
    { ...entry, posting: 2, kind: 'margin_locked', amount: '-10' },
  ],
}
const transfer = {
  entries: [
    { ...entry, sequence: 11, kind: 'transfer', amount: '5', subject: '4-11' },
    { ...entry, sequence: 11, kind: 'transfer', account: 'balance', amount: '-5', subject: '4-11' },
  ],
}
const calls = answerCalls({
  [list]: page(opened, transfer),
  '/api/set/appCurrencySet/getCurrencyList': { result: [] },
})
const { LedgerScreen } = await import('./LedgerScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

const show = (query: string) =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/ledger?${query}`]}>
        <LedgerScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )

beforeAll(allTexts)
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
  useSession.setState({ userInfo: someUser, token: 'x' })
  calls.asked.length = 0
})
afterEach(() => {
  cleanup()
  queries.clear()
  vi.unstubAllEnvs()
})

const asked = () =>
  calls.asked.filter((url) => url.startsWith(list)).map((url) => new URLSearchParams(url.split('?')[1]))

it('asks for what the address narrows it to, and puts each change there', async () => {
  show('book=demo&kinds=fees&account=contract')
  await screen.findByText('Position opened')
  expect(Object.fromEntries(asked()[0] ?? [])).toEqual({
    book: 'demo',
    account: 'contract',
    kind: 'opening_fee,closing_fee,liquidation_fee',
    pageSize: '30',
  })
  await userEvent.click(screen.getByRole('button', { name: /^Type/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'All', pressed: false }))
  await vi.waitFor(() => expect(asked().at(-1)?.has('kind')).toBe(false))
  expect(asked().at(-1)?.get('account')).toBe('contract')
})

it('is one row for what belongs together, with its net effect, and the double entry in its details', async () => {
  show('book=demo')
  expect(await screen.findAllByRole('heading', { name: /^Jan 31/ })).toHaveLength(1)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('button', { name: /Transfer/ }).textContent).toContain('Balance account → Contract account')
  const row = screen.getByRole('button', { name: /Position opened/ })
  expect(row.textContent).toContain('−0.004 USDT')
  // What was locked is why less is left.
  expect(row.textContent).toMatch(/Position margin \+10\.00.*Balance 99\.99/)
  await userEvent.click(row)
  const sheet = within(await screen.findByRole('dialog', { name: 'Position opened' }))
  expect(sheet.getByRole('link', { name: 'View receipt' }).getAttribute('href')).toBe('/receipt?bookId=4&sequence=12')
  expect(sheet.getByText('Jan 31, 2026, 10:00:00 UTC')).toBeDefined()
  const postings = sheet.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(postings.map((text) => /(Margin locked|Opening fee).*?([−+][\d.]+) USDT/.exec(text)?.slice(1))).toEqual([
    ['Margin locked', '−10.00'],
    ['Margin locked', '+10.00'],
    ['Opening fee', '−0.004'],
  ])
  await userEvent.click(sheet.getByRole('button', { name: 'Related records' }))
  await vi.waitFor(() => expect(asked().at(-1)?.get('subject')).toBe('4-12'))
})

it('says what an empty list is empty of', async () => {
  calls.set(list, page())
  show('book=demo&days=7')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }))
  expect(await screen.findByText('No records yet')).toBeDefined()
})
