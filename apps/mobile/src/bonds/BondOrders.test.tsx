import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { someOrder } from '../investments/test-product.ts'
import { bondPath, historyPath, incomesPath, noOrders, orderPath, ordersPath, withdrawPath } from './test-answers.ts'
import {
  lateBond,
  lateHistory,
  noHistory,
  runningBond,
  runningBondOrder,
  someBond,
  someBondOrder,
  someHistory,
} from './test-bond.ts'
import { pathTo } from '../routes/paths.ts'

const calls = answerCalls({ ...keyAnswer })
const { BondOrdersScreen } = await import('./BondOrdersScreen.tsx')
const { show } = await import('./test-setting.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { signedIn } = await import('../investments/test-signed-in.ts')

signedIn()
beforeEach(() => {
  calls.set(bondPath, { result: runningBond })
  calls.set(historyPath, { result: someHistory })
  calls.set(incomesPath, {
    result: {
      ...noOrders,
      records: [{ payment: 1, interest: '3.3', principal: '0', bookId: 7, sequence: 20, time: '2026-08-31 08:00:06' }],
      total: 1,
      pages: 1,
    },
  })
})
afterEach(() => {
  useToasts.setState({ shown: [] })
})

const openList = (): void => show(<BondOrdersScreen />, pathTo('bondOrders'))
const openOne = (order: object): void => {
  calls.set(orderPath, { result: order })
  show(<BondOrdersScreen />, pathTo('bondOrders', { id: '7-12' }))
}
const withdrawn = {
  ...someBondOrder,
  state: 'withdrawn',
  withdrawUntilAtMs: null,
  endedTime: '2026-07-22 10:00:00',
}
const toasts = (): string[] => useToasts.getState().shown.map(({ text }) => text)
const listOf = (...records: object[]) => ({
  result: { ...noOrders, records, total: records.length, pages: Math.min(1, records.length) },
})

it('lists what is open and what has ended, each with what it brought or is owed', async () => {
  // Both lists are answered with the same.
  calls.set(
    ordersPath,
    listOf(
      runningBondOrder,
      { ...runningBondOrder, id: '7-14', state: 'late', dueNow: '3.3' },
      { ...someBondOrder, id: '7-9', state: 'withdrawn' },
      { ...someBondOrder, id: '7-10' },
      someOrder,
    ),
  )
  openList()
  expect(await screen.findByText('Ended')).toBeDefined()
  expect(await screen.findAllByText('Given back')).toHaveLength(2)
  expect(screen.getAllByText('Next payment due Sep 30')).toHaveLength(2)
  expect(screen.getAllByText('Owed now')).toHaveLength(2)
  expect(screen.getAllByText('Decided on Dec 5, 2099, 00:00 UTC')).toHaveLength(2)
  // Whatever else comes is of another kind.
  expect(screen.queryByText(/Trend/)).toBeNull()
  expect(calls.asked).toContain(`${ordersPath}?kind=bond&state=open&pageNo=1&pageSize=20`)
})

it('says that there are none, and that they did not come', async () => {
  calls.set(ordersPath, { result: noOrders })
  openList()
  const way = await screen.findByRole('link', { name: 'See bonds' })
  expect(way.getAttribute('href')).toBe(pathTo('bonds'))
  cleanup()
  queries.clear()
  calls.set(ordersPath, new TypeError('gone'))
  openList()
  expect(await screen.findByText("Couldn't load your investments")).toBeDefined()
})

it('shows the interest that came, the payments with their receipts, and when the next is due', async () => {
  openOne(runningBondOrder)
  expect(await screen.findByText('Next payment due Sep 30')).toBeDefined()
  expect(document.body.textContent).toContain('+3.30')
  expect(await screen.findByText('for your 5 units')).toBeDefined()
  const payment = await screen.findByRole('link', { name: /^Receipt of payment 1/ })
  expect(payment.getAttribute('href')).toBe('/receipt?bookId=7&sequence=20')
  expect(screen.queryByRole('button', { name: 'Give units back' })).toBeNull()
  const receiptOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(receiptOf('Receipt: money set aside')).toBe('/receipt?bookId=7&sequence=12')
  expect(receiptOf('Receipt: units reserved')).toBe('/receipt?bookId=7&sequence=13')
})

it('says what is owed of one that is late, and that we do not pay it', async () => {
  calls.set(bondPath, { result: lateBond })
  calls.set(historyPath, { result: lateHistory })
  openOne({ ...runningBondOrder, state: 'late', dueNow: '3.3', lateSinceDay: lateBond.lateSinceDay })
  expect(await screen.findByText('Owed to you since Sep 30')).toBeDefined()
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain("Northquay Harbor hasn't paid all that was due on Sep 30.")
  expect(alert.textContent).toContain('We never pay for an issuer.')
  expect(await screen.findByText('Too little')).toBeDefined()
  // What is owed to all and to this order are two sums, each under its name.
  const of = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect(of('Owed to all holders')).toBe('2,970.00 USDT')
  expect(of('Your part of what is there')).toBe('0.45 USDT')
  expect(screen.queryByText('Owed now')).toBeNull()
  const due = (await screen.findByText('Late · 0.00 of 3.30 came')).closest('li')
  expect(due?.textContent).toMatch(/3\.30 USDT$/)
})

it('gives units back, once it is confirmed, and says why where it is too late', async () => {
  calls.set(bondPath, { result: someBond })
  calls.set(historyPath, { result: noHistory })
  openOne(someBondOrder)
  await userEvent.click(await screen.findByRole('button', { name: 'Give units back' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Give your units back?')).toBeDefined()
  const act = sheet.getByRole('button', { name: 'Give units back' })
  const message = "The bond has gone ahead, so you can't give units back any more."
  calls.set(withdrawPath, { code: 5022, message, result: { key: 'bond_started', details: {} } })
  await userEvent.click(act)
  expect(await sheet.findByText(message)).toBeDefined()

  const outcome = {
    kind: 'bond_withdrawn',
    order: { id: '7-12', product: 'harbor-90', amount: '500', state: 'withdrawn' },
  }
  calls.set(withdrawPath, { result: { bookId: 7, sequence: 15, outcome } })
  calls.set(orderPath, { result: withdrawn })
  await userEvent.click(act)
  const chip = await screen.findByText('Given back')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give units back' })).toBeNull())
  expect(toasts()).toEqual(['Given back. 500.00 USDT is back in your balance.'])
  // The second tap of a double tap presses nothing of what has moved under the finger, and the focus is still somewhere.
  expect(chip.closest('.deaf-at-first')).not.toBeNull()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})

it.each([
  ['its answer got lost', new TypeError('lost')],
  [
    'another tab was faster',
    { code: 5020, message: 'Given back already.', result: { key: 'order_over', details: {} } },
  ],
])('says that units were given back where %s', async (_why, answer) => {
  calls.set(bondPath, { result: someBond })
  calls.set(historyPath, { result: noHistory })
  openOne(someBondOrder)
  await userEvent.click(await screen.findByRole('button', { name: 'Give units back' }))
  const sheet = within(await screen.findByRole('dialog'))
  calls.set(withdrawPath, answer)
  calls.set(orderPath, { result: withdrawn })
  await userEvent.click(sheet.getByRole('button', { name: 'Give units back' }))
  expect(await screen.findByText('Given back')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts()).toEqual(['Given back. 500.00 USDT is back in your balance.'])
})

it.each([
  ['requested', 'Waiting'],
  ['declined', 'Returned'],
  ['returned', 'Fell short'],
  ['repaid', 'Repaid'],
])('shows one that is %s', async (state, word) => {
  openOne({ ...someBondOrder, state, withdrawUntilAtMs: null, boughtSequence: null })
  expect(await screen.findByText(word)).toBeDefined()
  const receipt = screen.getByRole('link', { name: 'Receipt: money set aside' })
  expect(receipt.getAttribute('href')).toBe('/receipt?bookId=7&sequence=12')
  expect(screen.queryByRole('link', { name: 'Receipt: units reserved' })).toBeNull()
})

it('leads on from an order that is not there', async () => {
  calls.set(orderPath, { code: 404, message: 'Not found.', result: { key: 'not_found', details: {} } })
  show(<BondOrdersScreen />, pathTo('bondOrders', { id: '7-99' }))
  expect(await screen.findByText("This loan isn't here")).toBeDefined()
  expect(screen.getByRole('link', { name: 'My bonds' }).getAttribute('href')).toBe(pathTo('bondOrders'))
})
