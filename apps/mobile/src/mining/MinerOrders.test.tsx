import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { someBondOrder } from '../bonds/test-bond.ts'
import { show } from '../bonds/test-setting.tsx'
import { pathTo } from '../routes/paths.ts'
import { cancelPath, incomesOf, incomesPath, minersPath, orderPath, ordersOf, ordersPath } from './test-answers.ts'
import { runningMinerOrder, someIncomes, someMiner, someMinerOrder } from './test-miner.ts'

const calls = answerCalls({ ...keyAnswer, [minersPath]: { result: [someMiner] } })
const { MinerOrdersScreen } = await import('./MinerOrdersScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { setPreference } = await import('@touchstone/app/look/preferences')
const { signedIn } = await import('../investments/test-signed-in.ts')

signedIn()
beforeEach(() => {
  calls.set(incomesPath, { result: incomesOf(...someIncomes) })
})
afterEach(() => {
  useToasts.setState({ shown: [] })
  queries.clear()
})

const openList = (): void => show(<MinerOrdersScreen />, pathTo('minerOrders'))
function openOne(order: object): void {
  calls.set(orderPath, { result: order })
  show(<MinerOrdersScreen />, pathTo('minerOrders', { id: '7-12' }))
}
const cancelled = { ...someMinerOrder, state: 'cancelled', cancelUntilAtMs: null, returned: '170', remaining: '0' }
const toasts = (): string[] => useToasts.getState().shown.map(({ text }) => text)

it('lists what is open and what has ended, each with its state', async () => {
  // Both lists are answered with the same.
  calls.set(ordersPath, {
    result: ordersOf(
      { ...runningMinerOrder, id: '7-8' },
      someMinerOrder,
      { ...runningMinerOrder, id: '7-9', state: 'stopped' },
      { ...cancelled, id: '7-10' },
      someBondOrder,
    ),
  })
  openList()
  expect(await screen.findByText('Ended')).toBeDefined()
  await waitFor(() => expect(screen.getAllByText('Northforge N200')).toHaveLength(8))
  for (const word of ['Stopped', 'Canceled', 'Day 2 of 30']) expect(screen.getAllByText(word)).toHaveLength(2)
  expect(screen.queryByText(/Northquay/)).toBeNull()
  expect(calls.asked).toContain(`${ordersPath}?kind=miner&state=open&pageNo=1&pageSize=20`)
})

it('says that there are none, and that they did not come', async () => {
  calls.set(ordersPath, { result: ordersOf() })
  openList()
  const way = await screen.findByRole('link', { name: 'See machines' })
  expect(way.getAttribute('href')).toBe(pathTo('miners'))
  cleanup()
  queries.clear()
  calls.set(ordersPath, new TypeError('gone'))
  openList()
  expect(await screen.findByText("Couldn't load your investments")).toBeDefined()
})

it('shows the coins that were paid, what they were worth, and each day with its receipt', async () => {
  openOne(runningMinerOrder)
  expect(await screen.findByText('Paid out so far')).toBeDefined()
  expect(screen.getByText('Synthetic')).toBeDefined()
  expect(await screen.findByText(/1.1% of what you paid/)).toBeDefined()
  expect(document.body.textContent).toContain('≈ 2.03 USDT')
  const day = await screen.findByRole('link', { name: /^Aug 20/ })
  expect(day.textContent).toContain('Mined 0.00015993')
  expect(day.getAttribute('href')).toBe('/receipt?bookId=7&sequence=21')
  expect(screen.queryByRole('button', { name: 'Cancel for free' })).toBeNull()
})

it('says how many days in a row have paid nothing', async () => {
  openOne({ ...runningMinerOrder, idleDays: 4 })
  expect(await screen.findByText('4 of 10 days in a row without income.')).toBeDefined()
})

it.each([
  ['ended', 'The term is over and the price is used up. Nothing of it comes back.'],
  ['stopped', 'It earned nothing for 10 days in a row. 158.66 USDT that was not used up came back.'],
])('says what became of one that has %s', async (state, text) => {
  openOne({ ...runningMinerOrder, state, returned: '158.666667', endedTime: '2026-09-18 00:01:05', nextAtMs: null })
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText('Paid out in all')).toBeDefined()
})

it('takes machines back, once it is confirmed, and says why where it is too late', async () => {
  openOne(someMinerOrder)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel for free' }))
  const sheet = within(await screen.findByRole('dialog'))
  const act = sheet.getByRole('button', { name: 'Cancel for free' })
  const message = "Its first day has begun, so you can't cancel it any more."
  calls.set(cancelPath, { code: 5031, message, result: { key: 'miner_started', details: {} } })
  await userEvent.click(act)
  expect(await sheet.findByText(message)).toBeDefined()
  expect(sheet.queryByRole('button', { name: 'Cancel for free' })).toBeNull()
  expect(sheet.queryByText('You get')).toBeNull()
  const [close] = sheet.getAllByRole('button', { name: 'Close' }).slice(-1)
  if (close !== undefined) await userEvent.click(close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const outcome = {
    kind: 'miner_cancelled',
    order: { id: '7-12', product: someMiner.id, amount: '170', state: 'cancelled' },
  }
  calls.set(cancelPath, { result: { bookId: 7, sequence: 15, outcome } })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel for free' }))
  const again = await screen.findByRole('dialog')
  calls.set(orderPath, { result: cancelled })
  await userEvent.click(within(again).getByRole('button', { name: 'Cancel for free' }))
  const chip = await screen.findByText('Canceled')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel for free' })).toBeNull())
  expect(toasts()).toEqual(['Canceled. 170.00 USDT is back in your balance.'])
  expect(chip.closest('.deaf-at-first')).not.toBeNull()
})

it('says that they were taken back where the answer got lost', async () => {
  openOne(someMinerOrder)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel for free' }))
  const sheet = within(await screen.findByRole('dialog'))
  calls.set(cancelPath, new TypeError('lost'))
  calls.set(orderPath, { result: cancelled })
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel for free' }))
  expect(await screen.findByText('Canceled')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('leads on from an order that is not there', async () => {
  calls.set(orderPath, { code: 404, message: 'Not found.', result: { key: 'not_found', details: {} } })
  show(<MinerOrdersScreen />, pathTo('minerOrders', { id: '7-99' }))
  expect(await screen.findByText("These machines aren't here")).toBeDefined()
  expect(screen.getByRole('link', { name: 'My machines' }).getAttribute('href')).toBe(pathTo('minerOrders'))
})

it('hides amounts in its sentences too, where somebody hides them', async () => {
  setPreference('hideBalances', true)
  openOne({ ...runningMinerOrder, state: 'stopped', returned: '158.666667', endedTime: '2026-09-18 00:01:05' })
  expect(await screen.findByText(/^It earned nothing for 10 days in a row/)).toBeDefined()
  await screen.findByText(/of what you paid/)
  expect(document.body.textContent).not.toContain('158.66')
  expect(document.body.textContent).not.toContain('1.1%')
  setPreference('hideBalances', false)
})
