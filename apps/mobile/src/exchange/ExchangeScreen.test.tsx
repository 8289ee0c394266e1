import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'

const ask = '/api/trade/appFlashExchangeLog/quote'
const act = '/api/trade/appFlashExchangeLog/flashExchange'
const nothing = { contract: '0', margin: '0', frozen: '0', invested: '0', pledged: '0' }
const quoted = (last: string, receive: string) => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  from: 'USDT',
  to: 'BTC',
  pay: '100',
  receive,
  rate: '0.001',
  spreadRate: '0.002',
  fromMark: null,
  toMark: '1000',
  quotedAtMs: 5_000,
  expiresAtMs: 15_000,
  fillAt: 'command',
})
const calls = answerCalls({
  ...keyAnswer,
  '/api/finance/appWallet/queryUserBalance': {
    result: {
      book: 'demo',
      head: { bookId: 7, sequence: 1, hash: 'f'.repeat(64) },
      balances: [{ currency: 'USDT', balance: '100', ...nothing, total: '100' }],
    },
  },
  '/api/set/appCurrencySet/getCurrencyList': {
    result: [
      { currency: 'USDT', places: 6, kind: 'settlement', exchangeable: true, displayable: true },
      { currency: 'BTC', places: 8, kind: 'coin', exchangeable: true, displayable: true },
      { currency: 'JPY', places: 0, kind: 'fiat', exchangeable: false, displayable: false },
    ],
  },
})
const { ExchangeScreen } = await import('./ExchangeScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
// The first body is encrypted with code that is still being loaded then.
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => {
  useSession.setState({ userInfo: someUser, token: 'x' })
})
afterEach(() => {
  cleanup()
  queries.clear()
  useToasts.setState({ shown: [] })
})

const show = () =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/exchange?book=demo']}>
        <ExchangeScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('is done at the quote that was agreed to; one that has moved is shown, and agreed to anew', async () => {
  calls.set(ask, { result: quoted('1', '0.1') })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Max' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Review exchange' }))
  const sheet = within(await screen.findByRole('dialog'))

  const moved = { key: 'quote_moved', details: { quote: quoted('2', '0.09') } }
  calls.set(act, { code: 4302, message: 'The price has moved.', result: moved })
  await userEvent.click(sheet.getByRole('button', { name: 'Exchange' }))
  expect((await sheet.findByText('The price has moved.')).getAttribute('role')).toBe('alert')
  expect((await sheet.findByText(/New quote. You receive/)).textContent).toContain('0.1 → 0.09 BTC')

  calls.set(act, { result: { bookId: 4, sequence: 20, outcome: { kind: 'exchanged', quote: quoted('2', '0.09') } } })
  await userEvent.click(sheet.getByRole('button', { name: 'Exchange' }))
  expect((await screen.findByRole('link', { name: 'View receipt' })).getAttribute('href')).toBe(
    '/receipt?bookId=4&sequence=20',
  )
})

it('says that it waits for the next price on a live market, and what became of it', async () => {
  const live = { ...quoted('3', '0.1'), fillAt: 'next_tick' }
  calls.set(ask, { result: live })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Max' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Review exchange' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.queryByText('Waiting for the next price')).toBeNull()
  expect(sheet.getByText('Fills at the next price, for exactly this amount or not at all.')).toBeDefined()
  expect(sheet.getByRole('timer')).toBeDefined()

  const answered = Promise.withResolvers<void>()
  const missing = { key: 'next_price_missing', details: { symbol: 'BTC/USDT' } }
  calls.set(act, { code: 4308, message: 'No new price came in time.', result: missing, after: answered.promise })
  await userEvent.click(sheet.getByRole('button', { name: 'Exchange' }))
  expect(await sheet.findByText('Waiting for the next price')).toBeDefined()
  // Nothing runs out any more.
  expect(sheet.queryByRole('timer')).toBeNull()
  answered.resolve()
  expect((await sheet.findByText('No new price came in time.')).getAttribute('role')).toBe('alert')
  expect(sheet.queryByText('Waiting for the next price')).toBeNull()
  expect(sheet.getByRole('button', { name: 'New quote' })).toBeDefined()
})

it.each<[string, Exclude<Parameters<typeof calls.set>[1], Error>, string]>([
  [
    'that it was done',
    { result: { bookId: 4, sequence: 20, outcome: { kind: 'exchanged', quote: quoted('4', '0.123456789') } } },
    'Exchanged: 100 USDT → 0.123456789 BTC',
  ],
  [
    'why it was not done',
    { code: 4308, message: 'No new price came in time.', result: { key: 'next_price_missing', details: {} } },
    'Not exchanged. No new price came in time.',
  ],
])('says to whoever has left the screen meanwhile %s', async (_, answer, sentence) => {
  calls.set(ask, { result: { ...quoted('4', '0.1'), fillAt: 'next_tick' } })
  const { unmount } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Max' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Review exchange' }))
  const sheet = within(await screen.findByRole('dialog'))
  const answered = Promise.withResolvers<void>()
  calls.set(act, { ...answer, after: answered.promise })
  await userEvent.click(sheet.getByRole('button', { name: 'Exchange' }))
  await sheet.findByText('Waiting for the next price')
  unmount()
  expect(useToasts.getState().shown).toEqual([])
  answered.resolve()
  await vi.waitFor(() => {
    expect(useToasts.getState().shown.map(({ text }) => text)).toEqual([sentence])
  })
})

it.each(['cross', 'button'])(
  'can be left by the %s while it waits for its price, and a message says what became of it',
  async (way) => {
    calls.set(ask, { result: { ...quoted('5', '0.1'), fillAt: 'next_tick' } })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Max' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Review exchange' }))
    const sheet = within(await screen.findByRole('dialog'))
    const answered = Promise.withResolvers<void>()
    const outcome = { kind: 'exchanged', quote: quoted('5', '0.123456789') }
    calls.set(act, { result: { bookId: 4, sequence: 20, outcome }, after: answered.promise })
    await userEvent.click(sheet.getByRole('button', { name: 'Exchange' }))
    await sheet.findByText("You can close this. We'll send you a message when it's done.")
    expect(sheet.queryByRole('button', { name: 'Cancel' })).toBeNull()
    const [cross, button] = sheet.getAllByRole('button', { name: 'Close' })
    const pressed = way === 'cross' ? cross : button
    if (pressed === undefined) throw new Error('both are there')
    await userEvent.click(pressed)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByLabelText('You pay')).toHaveProperty('value', '')
    answered.resolve()
    await vi.waitFor(() => {
      expect(useToasts.getState().shown.map(({ text }) => text)).toEqual(['Exchanged: 100 USDT → 0.123456789 BTC'])
    })
    // The form that is there now stays.
    expect(screen.getByLabelText('You pay')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'View receipt' })).toBeNull()
  },
)

it('says at the field what is wrong with the amount, and beside the quote what is wrong with the market', async () => {
  calls.set(ask, {
    code: 4109,
    message: 'The minimum is 10 USDT.',
    result: { key: 'amount_too_small', details: {} },
  })
  show()
  const field = await screen.findByLabelText('You pay')
  await userEvent.type(field, '3')
  await screen.findByText('The minimum is 10 USDT.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('button', { name: 'Check the amount' })).toBeDefined()

  calls.set(ask, { code: 4103, message: 'The price is delayed.', result: { key: 'price_stale', details: {} } })
  await userEvent.type(field, '0')
  expect((await screen.findByText('The price is delayed.')).closest('[role=status]')).not.toBeNull()
  expect(field.getAttribute('aria-invalid')).toBe('false')
  expect(screen.getByRole('button', { name: 'No quote right now' })).toHaveProperty('disabled', true)
})
