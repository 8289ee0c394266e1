import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { someTerms } from '@touchstone/app/withdrawals/example-terms'
import { agreementAnswers } from '../agreements/test-agreement.ts'
import { balancesOf, someProtection } from '../bonds/test-answers.ts'
import { someDetail, someOrder } from './test-product.ts'

const buy = '/api/prod/appProductOrder/debitBuy'
const order = '/api/prod/appProductOrder/queryById'
const terms = '/api/finance/appWithdrawal/terms'
const balances = '/api/finance/appWallet/queryUserBalance'
const calls = answerCalls({
  ...keyAnswer,
  ...agreementAnswers('strategies'),
  '/api/prod/appProductInfo/queryById': { result: someDetail },
  '/api/user/appUser/protection': { result: someProtection },
})
const { BuyScreen } = await import('./BuyScreen.tsx')
const { show } = await import('../bonds/test-setting.tsx')
const { signedIn } = await import('./test-signed-in.ts')

signedIn()
beforeEach(() => {
  calls.set(terms, { result: someTerms })
  calls.set(balances, { result: balancesOf('2500.5') })
})

const open = (at = '/taoliOk?id=trend-7'): void => show(<BuyScreen />, at)
const field = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Amount' })

it('says what no other amount would change above the form, and finds no fault with the field', async () => {
  open()
  await userEvent.type(await field(), '100')
  const message = "Products with a fixed rate aren't available in your country (DE)."
  calls.set(buy, { code: 5020, message, result: { key: 'fixed_rate_not_offered', details: { country: 'DE' } } })
  await userEvent.click(screen.getByRole('button', { name: 'Invest 100 USDT' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(message)
  expect((await field()).getAttribute('aria-invalid')).toBe('false')
  expect(alert.compareDocumentPosition(await field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  // It would be refused again.
  expect(screen.getByRole('button', { name: message }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(await field(), '0')
  expect(screen.getByRole('button', { name: 'Invest 1,000 USDT' }).getAttribute('aria-disabled')).not.toBe('true')
})

it.each([
  ['sold_out', '40', /^There was room for less than you asked for: 40\.00 USDT\. 100\.00 USDT is back/, 'button'],
  // Too little for the least that can be put in: nothing would go.
  ['sold_out', '9.99', /^It sold out before you got in\. 100\.00 USDT is back/, 'link'],
  ['sold_out', '0', /^It sold out before you got in\. 100\.00 USDT is back/, 'link'],
  ['sale_closed', '0', /^The sale closed before you got in\. /, 'link'],
  ['product_frozen', '0', /^It was frozen before you got in\. /, 'link'],
] as const)(
  'says of one that was declined for %s (%s left) why, and what would go',
  async (reason, left, why, role) => {
    const declined = {
      ...someOrder,
      state: 'declined',
      declined: { reason, left },
      boughtSequence: null,
      returned: '100',
    }
    calls.set(order, { result: declined })
    open('/taoliOk?order=7-12')
    expect(await screen.findByText(why)).toBeDefined()
    expect(screen.getByRole(role, { name: role === 'link' ? 'See strategies' : 'Choose another amount' })).toBeDefined()
  },
)

it('shows no form before it is known what stands above it', async () => {
  const { promise: after, resolve: arrive } = Promise.withResolvers<void>()
  calls.set(terms, { result: { ...someTerms, passwordSet: false }, after })
  open()
  expect(await screen.findByText('Loading')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  arrive()
  await field()
  expect(screen.getByText('You need a withdrawal password to invest 1,000 USDT or more.')).toBeDefined()
})

it('says that the balance could not be read, and asks for no amount that is there', async () => {
  calls.set(balances, { code: 500, message: 'Something went wrong.', result: null })
  open()
  await userEvent.type(await field(), '100')
  expect(screen.getByRole('button', { name: "We couldn't read your balance" })).toBeDefined()
  expect((await field()).getAttribute('aria-invalid')).toBe('false')
})
