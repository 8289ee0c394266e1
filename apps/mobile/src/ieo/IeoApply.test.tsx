import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { closesAtMs, someDraw, someDrawOrder, someIeoOrder, someSale } from '@touchstone/app/ieo/test-sale'
import { deadlineText } from '@touchstone/app/time/moments'
import { someTerms } from '@touchstone/app/withdrawals/example-terms'
import { agreementAnswers } from '../agreements/test-agreement.ts'
import { balancesOf, noOrders, someProtection } from '../bonds/test-answers.ts'
import { pathTo } from '../routes/paths.ts'
import {
  applyPath,
  changePath,
  ieoOrdersPath,
  listOf,
  payPath,
  protectionPath,
  salesPath,
  withdrawPath,
} from './test-answers.ts'

const terms = '/api/finance/appWithdrawal/terms'
const lookUp = '/api/trade/receipt/answer'
const balances = '/api/finance/appWallet/queryUserBalance'
const calls = answerCalls({
  ...keyAnswer,
  ...agreementAnswers('token_sales'),
  [protectionPath]: { result: someProtection },
})
const { IeoApplyScreen } = await import('./IeoApplyScreen.tsx')
const { IeoOrdersScreen } = await import('./IeoOrdersScreen.tsx')
const { show } = await import('../bonds/test-setting.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { signedIn } = await import('../investments/test-signed-in.ts')

signedIn()
beforeEach(() => {
  calls.set(protectionPath, { result: someProtection })
  calls.set(terms, { result: someTerms })
  calls.set(balances, { result: balancesOf('2500.5') })
  calls.set(salesPath, { result: [someSale, someDraw] })
  calls.set(ieoOrdersPath, { result: noOrders })
})
afterEach(() => {
  useToasts.setState({ shown: [] })
})

const open = (id = 'lumen'): void => show(<IeoApplyScreen />, pathTo('ieoApply', { id }))
const field = (name = 'Lots'): Promise<HTMLElement> => screen.findByRole('textbox', { name })
const type = async (lots: string, name?: string): Promise<void> => {
  await userEvent.clear(await field(name))
  await userEvent.type(await field(name), lots)
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const answer = (kind: string, order: typeof someIeoOrder) => ({
  result: {
    bookId: 7,
    sequence: kind === 'ieo_changed' ? 15 : 12,
    outcome: { kind, order: { id: order.id, product: order.productId, lots: 50, setAside: '500', state: 'applied' } },
    order,
  },
})
const toasts = (): string[] => useToasts.getState().shown.map(({ text }) => text)

it.each([
  ['0.12', true],
  ['0', false],
])('says that we get a part of the token ourselves where that is %s: %s', async (house, isSaid) => {
  calls.set(protectionPath, { result: { ...someProtection, riskAcknowledgedAtMs: null } })
  calls.set(salesPath, { result: [{ ...someSale, shares: { ...someSale.shares, house } }] })
  open()
  await type('50')
  await userEvent.click(button('Set 500 USDT aside'))
  const { textContent: text } = await screen.findByRole('dialog')
  expect(text).toContain('Nobody may ever buy the token from you.')
  expect(text.includes('We get a part of the token ourselves')).toBe(isSaid)
})

it('says what would pass, and what can be lost before what it would get', async () => {
  open()
  await type('251')
  expect(button('Your balance covers 250 lots')).toBeDefined()
  await type('50')
  expect(button('Set 500 USDT aside')).toBeDefined()
  const text = document.body.textContent
  expect(text).toContain('There is no market for LMN yet.')
  expect(text.indexOf('all 500 USDT')).toBeLessThan(text.indexOf('At least, if it closed now'))
  expect(
    screen.getByText(`You can change this or take it back until ${deadlineText(closesAtMs)}`, { exact: false }),
  ).toBeDefined()
  await type('100')
  // No more than the cap can be lost.
  expect(screen.getByText('600 USDT', { exact: false })).toBeDefined()
  expect(screen.getByText('At most 60 lots can be yours.')).toBeDefined()
})

it('sets a deposit aside where lots are drawn, for no more than one can get', async () => {
  open('arbor')
  await type('6')
  expect(button('You can apply for up to 5 lots')).toBeDefined()
  await type('3')
  expect(button('Set 30 USDT aside')).toBeDefined()
  expect(document.body.textContent).toContain('all 300 USDT')
  expect(screen.getByText('If none win, the deposit comes back.')).toBeDefined()
})

it('asks for the withdrawal password from its amount on', async () => {
  open()
  await type('100')
  await userEvent.click(button('Set 1,000 USDT aside'))
  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(calls.asked.filter((path) => path.startsWith(applyPath))).toEqual([])
})

it('shows what came of applying', async () => {
  open()
  calls.set(applyPath, answer('ieo_applied', someIeoOrder))
  await type('50')
  calls.set(ieoOrdersPath, listOf(someIeoOrder))
  await userEvent.click(button('Set 500 USDT aside'))
  expect(await screen.findAllByText("You've applied")).not.toHaveLength(0)
  expect(screen.getByRole('link', { name: 'See the details' }).getAttribute('href')).toBe(
    pathTo('ieoOrders', { id: '7-12' }),
  )
})

it('says in place why it was refused', async () => {
  open()
  calls.set(applyPath, { code: 5040, message: 'The price of a lot is not the one you were shown.', result: null })
  await type('50')
  await userEvent.click(button('Set 500 USDT aside'))
  expect(await screen.findByText(/price of a lot/)).toBeDefined()
})

it('asks again for the first application whose answer got lost, not for a change of it', async () => {
  open()
  await type('50')
  const before = calls.keys.length
  calls.set(applyPath, new TypeError('lost'))
  calls.set(lookUp, { result: { answer: null } })
  await userEvent.click(button('Set 500 USDT aside'))
  expect(await screen.findByText("We're finding out")).toBeDefined()
  // It was taken, and what is read by now says so.
  calls.set(ieoOrdersPath, listOf(someIeoOrder))
  calls.set(balances, { result: balancesOf('0') })
  await queries.invalidateQueries()
  await waitFor(() => expect(queries.getQueryData(['ledger', 'ieo-orders', 'all'])).toHaveLength(1))
  calls.set(applyPath, answer('ieo_applied', someIeoOrder))
  await userEvent.click(button('Ask again'))
  expect(await screen.findAllByText("You've applied")).not.toHaveLength(0)
  expect(screen.queryByText('Application changed')).toBeNull()
  const sent = calls.keys.slice(before)
  expect(new Set(sent.filter((each) => each.startsWith(applyPath))).size).toBe(1)
  expect(sent.some((each) => each.startsWith(changePath))).toBe(false)
})

it('finds a change whose answer got lost, with its own receipt', async () => {
  calls.set(ieoOrdersPath, listOf(someIeoOrder))
  open()
  await type('20', 'Instead of 50')
  calls.set(changePath, new TypeError('lost'))
  calls.set(lookUp, { result: { answer: null } })
  await userEvent.click(button('Get 300 USDT back'))
  expect(await screen.findByText("We're finding out")).toBeDefined()
  const { outcome } = answer('ieo_changed', someIeoOrder).result
  calls.set(ieoOrdersPath, listOf({ ...someIeoOrder, lots: 20, setAside: '200' }))
  calls.set(lookUp, { result: { answer: { bookId: 7, sequence: 31, outcome } } })
  expect(await screen.findAllByText('Application changed')).not.toHaveLength(0)
  expect((await screen.findByRole('link', { name: 'Receipt: last change' })).getAttribute('href')).toBe(
    pathTo('receipt', { bookId: '7', sequence: '31' }),
  )
})

it('changes an application: more is set aside, or a part comes back', async () => {
  calls.set(ieoOrdersPath, listOf(someIeoOrder))
  open()
  // It begins with what was applied for.
  expect((await field('Instead of 50')).getAttribute('value')).toBe('50')
  expect(button("That's what you've applied for")).toBeDefined()
  await type('70', 'Instead of 50')
  expect(button('Set 200 USDT aside')).toBeDefined()
  await type('20', 'Instead of 50')
  calls.set(changePath, answer('ieo_changed', { ...someIeoOrder, lots: 20, setAside: '200' }))
  calls.set(ieoOrdersPath, listOf({ ...someIeoOrder, lots: 20, setAside: '200' }))
  await userEvent.click(button('Get 300 USDT back'))
  expect(await screen.findAllByText('Application changed')).not.toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Receipt: last change' }).getAttribute('href')).toBe(
    pathTo('receipt', { bookId: '7', sequence: '15' }),
  )
})

const openOrder = (order: object): void => {
  calls.set(ieoOrdersPath, listOf(order))
  show(<IeoOrdersScreen />, pathTo('ieoOrders', { id: '7-12' }))
}

it('takes an application back at no cost', async () => {
  openOrder(someIeoOrder)
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Take your application back?')).toBeDefined()
  calls.set(withdrawPath, answer('ieo_withdrawn', someIeoOrder))
  calls.set(ieoOrdersPath, listOf({ ...someIeoOrder, state: 'withdrawn', setAside: '0', returned: '500' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(toasts()).toEqual(['Taken back. 500.00 USDT is in your balance again.']))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull())
})

it('pays what was won, once, with what it costs in all', async () => {
  const won = {
    ...someDrawOrder,
    state: 'won',
    lotsWon: 2,
    setAside: '20',
    toPay: '180',
    payUntilAtMs: Date.now() + 3_600_000,
  }
  openOrder(won)
  await userEvent.click(await screen.findByRole('button', { name: 'Pay 180.00 USDT' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Pay for your lots?')).toBeDefined()
  expect(sheet.getByText('4,000')).toBeDefined()
  const paid = { ...someDrawOrder, state: 'completed' as const, lotsWon: 2, tokens: '4000', paid: '200', setAside: '0' }
  calls.set(payPath, answer('ieo_paid', paid))
  calls.set(ieoOrdersPath, listOf(paid))
  await userEvent.click(sheet.getByRole('button', { name: 'Pay 180.00 USDT' }))
  await waitFor(() => expect(toasts()).toEqual(['Paid. You have 4,000 ABR.']))
  expect(await screen.findByText('Held until ABR is listed.')).toBeDefined()
})

it.each([
  ['reserve', 'In reserve', 'None of your lots won.'],
  ['not_won', 'Nothing won', 'Came back'],
  ['forfeited', 'Not paid, lost', "You didn't pay in time"],
  ['refunded', 'Paid back', "ABR wasn't listed in time. All you paid, 200.00 USDT, is back in your balance."],
  ['listed', 'Listed', "You can't send or sell ABR in this app yet."],
])('tells of an application that is %s', async (state, chip, text) => {
  openOrder({
    ...someDrawOrder,
    state,
    tokens: '4000',
    lotsWon: state === 'listed' ? 2 : 0,
    paid: '200',
    returned: '50',
  })
  expect((await screen.findAllByText(chip)).length).toBeGreaterThan(0)
  expect(document.body.textContent).toContain(text)
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
})

it('adds up what came back of an application that was paid back', async () => {
  openOrder({ ...someIeoOrder, state: 'refunded', setAside: '0', lotsWon: 10, paid: '100', returned: '400' })
  const textOf = (label: string) => screen.getByText(label).parentElement?.textContent
  expect(await screen.findByText('Came back at the close')).toBeDefined()
  expect(textOf('Came back at the close')).toContain('300.00')
  expect(textOf('Paid')).toContain('100.00')
  expect(textOf('Paid back when called off')).toContain('100.00')
  expect(document.body.textContent).not.toContain('400.00')
})

it('knows an application that is not there', async () => {
  calls.set(ieoOrdersPath, listOf(someIeoOrder))
  show(<IeoOrdersScreen />, pathTo('ieoOrders', { id: '9-9' }))
  expect(await screen.findByText("This application isn't here")).toBeDefined()
})
