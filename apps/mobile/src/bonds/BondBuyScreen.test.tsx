import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { someTerms } from '@touchstone/app/withdrawals/example-terms'
import { agreementAnswers } from '../agreements/test-agreement.ts'
import {
  balancesOf,
  bondPath,
  buyPath,
  noOrders,
  orderPath as order,
  ordersPath as orders,
  someProtection,
  testPath as bondTest,
} from './test-answers.ts'
import { runningBondOrder, someBond, someBondOrder } from './test-bond.ts'
import { pathTo, routes } from '../routes/paths.ts'

const terms = '/api/finance/appWithdrawal/terms'
const answer = '/api/trade/receipt/answer'
const balances = '/api/finance/appWallet/queryUserBalance'
const calls = answerCalls({
  ...keyAnswer,
  ...agreementAnswers('bonds'),
  [bondPath]: { result: someBond },
  '/api/user/appUser/protection': { result: someProtection },
})
const { BondBuyScreen } = await import('./BondBuyScreen.tsx')
const { show } = await import('./test-setting.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { signedIn } = await import('../investments/test-signed-in.ts')

const taken = { right: 5, bearable: '1000', time: '2026-07-20 08:00:00' }

signedIn()
beforeEach(() => {
  calls.set(terms, { result: someTerms })
  calls.set(balances, { result: balancesOf('2500.5') })
  calls.set(orders, { result: noOrders })
  calls.set(bondTest, { result: { taken } })
})

const open = (at = '/bondSubscription?id=harbor-90'): void => show(<BondBuyScreen />, at)
const field = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Units' })
const requested = {
  kind: 'bond_requested',
  order: { id: '7-12', product: 'harbor-90', amount: '500', state: 'requested' },
}
const waiting = { ...someBondOrder, state: 'requested', boughtSequence: null, withdrawUntilAtMs: null }
const bought = (shown: object) => ({ result: { bookId: 7, sequence: 12, outcome: requested, order: shown } })

it('says what would pass, and what can be lost before what would be paid', async () => {
  open()
  await userEvent.type(await field(), '26')
  expect(screen.getByRole('button', { name: 'Your balance covers 25 units' })).toBeDefined()
  await userEvent.clear(await field())
  await userEvent.type(await field(), '51')
  expect(screen.getByRole('button', { name: 'You can take 50 more units' })).toBeDefined()
  await userEvent.clear(await field())
  await userEvent.type(await field(), '3')
  expect(screen.getByRole('button', { name: 'Lend 300 USDT' })).toBeDefined()
  const text = document.body.textContent
  expect(text.indexOf('all 300 USDT')).toBeGreaterThan(0)
  expect(text.indexOf('all 300 USDT')).toBeLessThan(text.indexOf('+5.94'))
  expect(screen.getByText(/^Free to give back until Dec 5, 2099, 00:00 UTC/)).toBeDefined()
})

it('counts what somebody holds already, and warns of more than they can bear to lose', async () => {
  calls.set(orders, { result: { ...noOrders, records: [{ ...someBondOrder, units: 48 }], total: 1, pages: 1 } })
  open()
  await userEvent.type(await field(), '3')
  expect(await screen.findByRole('button', { name: 'You can take 2 more units' })).toBeDefined()
  cleanup()
  sessionStorage.clear()
  queries.clear()
  // What is lent to other issuers counts with it, and of that what is still lent.
  const others = [
    { ...runningBondOrder, id: '7-20', productId: 'orchard-30', units: 3, amount: '300', remaining: '150' },
    { ...someBondOrder, id: '7-21', productId: 'mill-9', units: 1, amount: '100' },
  ]
  calls.set(orders, { result: { ...noOrders, records: others, total: 2, pages: 1 } })
  calls.set(bondTest, { result: { taken: { ...taken, bearable: '550' } } })
  open()
  await userEvent.type(await field(), '3')
  // It has its room before.
  expect(screen.getByText(/^By your own figures/).closest('.invisible')).not.toBeNull()
  await userEvent.clear(await field())
  await userEvent.type(await field(), '4')
  const beyond = "By your own figures you can bear to lose 550 USDT in all. With this you'd have lent 650."
  expect((await screen.findByText(beyond)).closest('.invisible')).toBeNull()
})

it('advises whoever can bear no loss against it before a number is typed, and leads to their figures', async () => {
  calls.set(bondTest, { result: { taken: { ...taken, bearable: '0' } } })
  open()
  expect(await screen.findByText("By your figures you can't bear any loss. Don't lend.")).toBeDefined()
  await userEvent.type(await field(), '5')
  expect(screen.queryByText(/^By your own figures/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Change my figures' }).getAttribute('href')).toBe(
    pathTo('bondTest', { id: 'harbor-90' }),
  )
})

it('goes by steps too', async () => {
  open()
  await field()
  const more = await screen.findByRole('button', { name: 'Increase' })
  await userEvent.click(more)
  await userEvent.click(more)
  expect((await field()).getAttribute('value')).toBe('2')
})

it('leads to the test first, also where only the server knows that it is needed', async () => {
  calls.set(bondTest, { result: { taken: null } })
  open()
  const start = await screen.findByRole('link', { name: 'Start the questions' })
  expect(start.getAttribute('href')).toBe('/bondTest?id=harbor-90')
  cleanup()
  queries.clear()
  calls.set(bondTest, { result: { taken } })
  open()
  await userEvent.type(await field(), '3')
  const message = 'Answer the five questions about bonds before your first loan.'
  calls.set(buyPath, { code: 5025, message, result: { key: 'bond_test_needed', details: {} } })
  calls.set(bondTest, { result: { taken: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Lend 300 USDT' }))
  expect(await screen.findByText(message)).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Start the questions' })).toBeDefined()
})

it('shows a refusal in place, then waits for the answer by itself', async () => {
  open()
  await userEvent.type(await field(), '5')
  calls.set(buyPath, {
    code: 5021,
    message: 'You can hold up to 50 units of this bond. You can take 3 more.',
    result: { key: 'units_limit_reached', details: { maximum: 50, left: 3 } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Lend 500 USDT' }))
  expect(await screen.findByText(/^You can hold up to 50 units/)).toBeDefined()

  calls.set(buyPath, bought(waiting))
  calls.set(order, { result: waiting })
  await userEvent.click(screen.getByRole('button', { name: 'Lend 500 USDT' }))
  expect(await screen.findByText('Waiting for confirmation', { selector: '[role=status]' })).toBeDefined()
  calls.set(order, { result: someBondOrder })
  expect(await screen.findByText(/^It's decided on Dec 5, 2099 at 00:00 UTC/)).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Units reserved')
  expect(screen.getByRole('link', { name: 'Receipt: money set aside' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Receipt: units reserved' })).toBeDefined()
  const onward = screen.getByRole('link', { name: 'See the details' })
  expect(onward.getAttribute('href')).toBe(pathTo('bondOrders', { id: '7-12' }))
  // It came up under the finger that lent.
  expect(onward.closest('.deaf-at-first')).not.toBeNull()
})

it('leads to an order of which more is known than that it was sent', async () => {
  calls.set(order, { result: { ...someBondOrder, state: 'withdrawn' } })
  const screens = (
    <Routes>
      <Route path={routes.bondBuy.path} element={<BondBuyScreen />} />
      <Route path={routes.bondOrders.path} element="My order" />
    </Routes>
  )
  show(screens, pathTo('bondBuy', { order: '7-12' }))
  expect(await screen.findByText('My order')).toBeDefined()
})

it('is no form to lend the same again once it was sent, and says what came of it to who has left', async () => {
  open()
  await userEvent.type(await field(), '5')
  calls.set(buyPath, { code: 5024, message: 'Not now.', result: { key: 'bond_closed', details: {} } })
  await userEvent.click(screen.getByRole('button', { name: 'Lend 500 USDT' }))
  expect(await screen.findByText('Not now.')).toBeDefined()
  cleanup()
  open()
  expect((await field()).getAttribute('value')).toBe('5')
  const { promise, resolve } = Promise.withResolvers<void>()
  calls.set(buyPath, { ...bought(someBondOrder), after: promise })
  await userEvent.click(await screen.findByRole('button', { name: 'Lend 500 USDT' }))
  cleanup()
  open()
  expect((await field()).getAttribute('value')).toBe('')
  resolve()
  await waitFor(() => expect(useToasts.getState().shown.map(({ text }) => text)).toEqual(['Units reserved']))
})

it('says how many units are left where the bond says how much money', async () => {
  open()
  await userEvent.type(await field(), '5')
  const message = 'Only 400 USDT is left. Choose a smaller amount.'
  calls.set(buyPath, { code: 5014, message, result: { key: 'product_sold_out', details: { left: '400' } } })
  await userEvent.click(screen.getByRole('button', { name: 'Lend 500 USDT' }))
  expect(await screen.findByText('Only 4 units are left')).toBeDefined()
  expect(screen.queryByText(message)).toBeNull()
})

it('says that an order came back, and lets one choose again', async () => {
  calls.set(order, {
    result: {
      ...someBondOrder,
      state: 'declined',
      declined: { reason: 'sold_out', left: '300' },
      boughtSequence: null,
      withdrawUntilAtMs: null,
    },
  })
  open('/bondSubscription?order=7-12')
  expect(await screen.findByText(/asked for: 3 units\. 500\.00 USDT is back in your balance\.$/)).toBeDefined()
  calls.set(order, { result: someBondOrder })
  await userEvent.click(screen.getByRole('button', { name: 'Choose again' }))
  expect(await field()).toBeDefined()
})

it('takes the withdrawal password for much', async () => {
  open()
  await userEvent.type(await field(), '10')
  await userEvent.click(screen.getByRole('button', { name: 'Lend 1,000 USDT' }))
  const sheet = within(await screen.findByRole('dialog'))
  calls.set(buyPath, bought(someBondOrder))
  calls.set(order, { result: someBondOrder })
  await userEvent.type(sheet.getByLabelText('Withdrawal password'), '394818')
  expect(await screen.findByText('Units reserved', { selector: 'p[role=status]' })).toBeDefined()
})

it('offers what takes no password to who has none', async () => {
  calls.set(terms, { result: { ...someTerms, passwordSet: false } })
  open()
  await userEvent.type(await field(), '12')
  expect(await screen.findByText('You need a withdrawal password to invest 1,000 USDT or more.')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Use 900 USDT' }))
  expect((await field()).getAttribute('value')).toBe('9')
})

it('looks by itself for an order whose answer got lost', async () => {
  open()
  await userEvent.type(await field(), '5')
  calls.set(buyPath, new TypeError('lost'))
  calls.set(answer, { result: { answer: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Lend 500 USDT' }))
  expect(await screen.findByText("We're finding out")).toBeDefined()
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeDefined()
  expect((await field()).hasAttribute('disabled')).toBe(true)
  calls.set(order, { result: someBondOrder })
  calls.set(answer, { result: { answer: { bookId: 7, sequence: 12, outcome: requested } } })
  expect(await screen.findByText('Units reserved', { selector: 'p[role=status]' })).toBeDefined()
})

it('leads on from a bond that is not there', async () => {
  open('/bondSubscription')
  expect(await screen.findByRole('link', { name: 'See bonds' })).toBeDefined()
})
