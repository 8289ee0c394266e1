import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { shownStrategyHash } from '@touchstone/app/investments/shown-strategy'
import { someTerms } from '@touchstone/app/withdrawals/example-terms'
import { agreementAnswers, someAgreement } from '../agreements/test-agreement.ts'
import { someBond } from '../bonds/test-bond.ts'
import { someDetail, someOrder } from './test-product.ts'

const buy = '/api/prod/appProductOrder/debitBuy'
const terms = '/api/finance/appWithdrawal/terms'
const answer = '/api/trade/receipt/answer'
const order = '/api/prod/appProductOrder/queryById'
const product = '/api/prod/appProductInfo/queryById'
const nothing = { contract: '0', margin: '0', frozen: '0', invested: '0', pledged: '0' }
const protection = {
  riskAcknowledgedAtMs: 1,
  lossLimit: null,
  lossLimitNext: null,
  lostToday: '0',
  excludedUntilAtMs: null,
  coolOffUntilAtMs: null,
  country: null,
  countryNext: null,
  countryVerified: false,
  featuresOff: [],
  leverageMax: null,
  stakeMax: null,
}
const calls = answerCalls({
  ...keyAnswer,
  ...agreementAnswers('strategies'),
  [product]: { result: someDetail },
  '/api/user/appUser/protection': { result: protection },
  '/api/finance/appWallet/queryUserBalance': {
    result: {
      book: 'real',
      head: { bookId: 7, sequence: 1, hash: 'f'.repeat(64) },
      balances: [{ currency: 'USDT', balance: '2500.5', ...nothing, total: '2500.5' }],
    },
  },
})
const { BuyScreen } = await import('./BuyScreen.tsx')
const { api } = await import('@touchstone/app/api/api')
const { queries } = await import('@touchstone/app/api/queries')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { signedIn } = await import('./test-signed-in.ts')

signedIn()
beforeEach(() => {
  calls.set(terms, { result: someTerms })
})

const open = (at = '/taoliOk?id=trend-7'): void => {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <BuyScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const field = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Amount' })
const requested = {
  kind: 'strategy_requested',
  order: { id: '7-12', product: 'trend-7', amount: '100', state: 'requested' },
}
const waiting = { ...someOrder, state: 'requested', startDay: null, endDay: null, startsAtMs: null, endsAtMs: null }

it('says what would pass, what can be lost before what can be earned, and is dark blue', async () => {
  open()
  await userEvent.type(await field(), '5')
  expect(screen.getByRole('button', { name: 'At least 10 USDT' })).toBeDefined()
  await userEvent.clear(await field())
  await userEvent.type(await field(), '3000')
  expect(screen.getByRole('button', { name: 'You have 2,500.50 USDT' })).toBeDefined()
  const text = document.body.textContent
  expect(text.indexOf('You can lose')).toBeLessThan(text.indexOf('You can earn'))
  expect(document.documentElement.classList.contains('deep')).toBe(true)
  cleanup()
  expect(document.documentElement.classList.contains('deep')).toBe(false)
})

it('shows a refusal in place, then waits for the pool by itself', async () => {
  open()
  await userEvent.type(await field(), '100')
  calls.set(buy, {
    code: 5002,
    message: 'Only 40 USDT are left. Choose a smaller amount.',
    result: { key: 'product_sold_out', details: { left: '40' } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Invest 100 USDT' }))
  expect(await screen.findByText(/^Only 40 USDT/)).toBeDefined()

  calls.set(buy, { result: { bookId: 7, sequence: 12, outcome: requested, order: waiting } })
  calls.set(order, { result: waiting })
  await userEvent.click(screen.getByRole('button', { name: 'Invest 100 USDT' }))
  expect((await screen.findByRole('status')).textContent).toBe('Waiting for confirmation')
  calls.set(order, { result: someOrder })
  expect(await screen.findByText(/and runs for 7 days/)).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Bought')
  const onward = screen.getByRole('link', { name: 'See the details' })
  expect(onward.getAttribute('href')).toBe('/taoliOrder?id=7-12')
  expect(onward.closest('.deaf-at-first')).not.toBeNull()
})

const refusedTerms = {
  code: 5026,
  message: 'The terms have changed since you saw them. Look at them again.',
  result: { key: 'terms_differ', details: {} },
}

it('signs the terms that it shows, by a hash of its own, and shows the new ones where they have changed', async () => {
  const asked = vi.spyOn(api, 'buyProduct')
  const named = () => asked.mock.lastCall?.[0].termsSha256
  open()
  await userEvent.type(await field(), '100')
  expect(screen.getByText(/3(\.00)?% to \+3/)).toBeDefined()
  const changed = { ...someDetail, dailyRateMax: '0.02' }
  calls.set(buy, refusedTerms)
  calls.set(product, { result: changed })
  await userEvent.click(screen.getByRole('button', { name: 'Invest 100 USDT' }))
  expect(named()).toBe(shownStrategyHash(someDetail))
  expect(await screen.findByText(refusedTerms.message)).toBeDefined()
  expect(await screen.findByText(/3(\.00)?% to \+2/)).toBeDefined()
  expect((await field()).getAttribute('value')).toBe('100')
  calls.set(buy, { result: { bookId: 7, sequence: 12, outcome: requested, order: someOrder } })
  calls.set(order, { result: someOrder })
  await userEvent.click(screen.getByRole('button', { name: 'Invest 100 USDT' }))
  expect(named()).toBe(shownStrategyHash(changed))
  expect(await screen.findByText('Bought')).toBeDefined()
  calls.set(product, { result: someDetail })
  asked.mockRestore()
})

it('lets go of the password where the terms have changed, and asks for it again on the new ones', async () => {
  open()
  await userEvent.type(await field(), '1000')
  await userEvent.click(screen.getByRole('button', { name: 'Invest 1,000 USDT' }))
  const sheet = within(await screen.findByRole('dialog'))
  calls.set(buy, refusedTerms)
  await userEvent.type(sheet.getByLabelText('Withdrawal password'), '394818')
  expect(await screen.findByText(refusedTerms.message)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Invest 1,000 USDT' }))
  const again = within(await screen.findByRole('dialog'))
  calls.set(buy, { result: { bookId: 7, sequence: 12, outcome: requested, order: someOrder } })
  calls.set(order, { result: someOrder })
  await userEvent.type(again.getByLabelText('Withdrawal password'), '394818')
  expect(await screen.findByText('Bought')).toBeDefined()
})

it('is no form to buy the same again once it was sent, and says what came of it to who has left', async () => {
  open()
  await userEvent.type(await field(), '100')
  const { promise, resolve } = Promise.withResolvers<void>()
  calls.set(buy, { result: { bookId: 7, sequence: 12, outcome: requested, order: someOrder }, after: promise })
  await userEvent.click(screen.getByRole('button', { name: 'Invest 100 USDT' }))
  cleanup()
  open()
  expect((await field()).getAttribute('value')).toBe('')
  resolve()
  await waitFor(() => expect(useToasts.getState().shown.map(({ text }) => text)).toEqual(['Bought']))
})

it('takes the withdrawal password for much, and again after a wrong one', async () => {
  open()
  await userEvent.type(await field(), '1000')
  await userEvent.click(screen.getByRole('button', { name: 'Invest 1,000 USDT' }))
  const sheet = within(await screen.findByRole('dialog'))
  calls.set(buy, {
    code: 4300,
    message: 'Wrong password. 3 tries left.',
    result: { key: 'withdrawal_password_wrong', details: { left: 3 } },
  })
  const pin = (): HTMLInputElement => sheet.getByLabelText<HTMLInputElement>('Withdrawal password')
  await userEvent.type(pin(), '394817')
  expect(await sheet.findByText('Wrong password. 3 tries left.')).toBeDefined()
  expect(pin().value).toBe('')
  calls.set(buy, { result: { bookId: 7, sequence: 12, outcome: requested, order: someOrder } })
  calls.set(order, { result: someOrder })
  await userEvent.type(pin(), '394818')
  expect(await screen.findByText('Bought')).toBeDefined()
})

it('shows the result again under its address, with the name of the strategy and until when it can be taken back', async () => {
  calls.set(order, { result: { ...someOrder, cancelUntilAtMs: Date.now() + 22.5 * 3_600_000 } })
  open('/taoliOk?order=7-12')
  expect(await screen.findByText('Bought')).toBeDefined()
  expect(screen.getByText('Trend BTC · 7 days')).toBeDefined()
  expect(screen.getByText(/^Free to cancel until .*, 00:00 UTC \(in 22h\)\.$/)).toBeDefined()
  const receipt = screen.getByRole('link', { name: 'Receipt of the purchase' })
  expect(receipt.getAttribute('href')).toContain('sequence=13')
})

it('asks nobody for a password that was never set, and keeps what was typed', async () => {
  calls.set(terms, { result: { ...someTerms, passwordSet: false } })
  open()
  await userEvent.type(await field(), '2000')
  expect(await screen.findByText('You need a withdrawal password to invest 1,000 USDT or more.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Invest 2,000 USDT' })).toBeNull()
  cleanup()
  open()
  expect((await field()).getAttribute('value')).toBe('2,000')
  await userEvent.click(await screen.findByRole('button', { name: 'Use 999 USDT' }))
  expect((await field()).getAttribute('value')).toBe('999')
})

it('looks by itself for a purchase whose answer got lost', async () => {
  open()
  await userEvent.type(await field(), '100')
  calls.set(buy, new TypeError('lost'))
  calls.set(answer, { result: { answer: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Invest 100 USDT' }))
  expect(await screen.findByText("We're finding out")).toBeDefined()
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeDefined()
  expect((await field()).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '25%' }).disabled).toBe(true)
  calls.set(order, { result: someOrder })
  calls.set(answer, { result: { answer: { bookId: 7, sequence: 12, outcome: requested } } })
  expect(await screen.findByText('Bought')).toBeDefined()
})

it('keeps one whose answer got lost also where asking again is refused for its password', async () => {
  open()
  await userEvent.type(await field(), '2000')
  calls.set(answer, { result: { answer: null } })
  calls.set(buy, new TypeError('lost'))
  await userEvent.click(await screen.findByRole('button', { name: 'Invest 2,000 USDT' }))
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.type(sheet.getByLabelText('Withdrawal password'), '394818')
  expect(await sheet.findByRole('button', { name: 'Ask again' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const details = { key: 'withdrawal_password_wrong', details: { left: 3 } }
  calls.set(buy, { code: 5027, message: 'Wrong password. 3 tries left.', result: details })
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }))
  const again = within(await screen.findByRole('dialog'))
  await userEvent.type(again.getByLabelText('Withdrawal password'), '111111')
  expect(await again.findByText('Wrong password. 3 tries left.')).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await field()).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText("We're finding out")).toBeDefined()
  calls.set(order, { result: someOrder })
  calls.set(answer, { result: { answer: { bookId: 7, sequence: 12, outcome: requested } } })
  expect(await screen.findByText('Bought')).toBeDefined()
})

it('leads on from a product that is not there, or a bond', async () => {
  calls.set(product, { result: someBond })
  open('/taoliOk?id=harbor-90')
  expect(await screen.findByRole('link', { name: 'See strategies' })).toBeDefined()
  calls.set(product, { result: someDetail })
})

const agreementPath = '/api/content/appAgreement/current'
const acceptancesPath = '/api/user/appUser/agreements'
const box = (): Promise<HTMLInputElement> => screen.findByRole<HTMLInputElement>('checkbox')

it('takes the agreement once, and then only links to it', async () => {
  calls.set(acceptancesPath, agreementAnswers('strategies', [1])[acceptancesPath])
  open()
  await userEvent.type(await field(), '100')
  expect(screen.getByRole('button', { name: 'Accept the agreement first' })).toBeDefined()
  expect((await box()).checked).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Strategy agreement' }))
  expect(await screen.findByText('You can lose all of it.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect((await field()).getAttribute('value')).toBe('100')
  await userEvent.click(await box())
  calls.set(buy, { result: { bookId: 7, sequence: 12, outcome: requested, order: someOrder } })
  calls.set(acceptancesPath, agreementAnswers('strategies')[acceptancesPath])
  await userEvent.click(screen.getByRole('button', { name: 'Invest 100 USDT' }))
  expect(await screen.findByText('Bought')).toBeDefined()
  cleanup()
  open()
  await userEvent.type(await field(), '100')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText(/^You accepted the/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Invest 100 USDT' })).toBeDefined()
})

it('comes back unticked with the new text where the agreement has changed meanwhile', async () => {
  calls.set(acceptancesPath, agreementAnswers('strategies', [])[acceptancesPath])
  open()
  await userEvent.type(await field(), '100')
  await userEvent.click(await box())
  const message = 'The agreement has changed. Read and accept it again.'
  calls.set(buy, { code: 4640, message, result: { key: 'agreement_changed', details: { sha256: 'b'.repeat(64) } } })
  calls.set(agreementPath, { result: { ...someAgreement('strategies', 'b'.repeat(64)), version: 3 } })
  await userEvent.click(screen.getByRole('button', { name: 'Invest 100 USDT' }))
  expect(await screen.findByText(message)).toBeDefined()
  await waitFor(async () => expect((await box()).checked).toBe(false))
  expect(screen.getByRole('button', { name: 'Accept the agreement first' })).toBeDefined()
  await userEvent.click(await box())
  expect(screen.queryByText(message)).toBeNull()
  expect(screen.getByRole('button', { name: 'Invest 100 USDT' })).toBeDefined()
  calls.set(agreementPath, { result: someAgreement('strategies') })
  calls.set(acceptancesPath, agreementAnswers('strategies')[acceptancesPath])
})
