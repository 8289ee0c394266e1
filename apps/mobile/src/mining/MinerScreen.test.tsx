import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { someProtection } from '../bonds/test-answers.ts'
import { show } from '../bonds/test-setting.tsx'
import { pathTo } from '../routes/paths.ts'
import { minerPath, minersPath, networkPath, ordersOf, ordersPath } from './test-answers.ts'
import { losingDay, someDay, someMiner, someMinerOrder, someNetwork } from './test-miner.ts'

const protectionPath = '/api/user/appUser/protection'
const calls = answerCalls({})
const { MinersScreen } = await import('./MinersScreen.tsx')
const { MinerScreen } = await import('./MinerScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { signedIn } = await import('../investments/test-signed-in.ts')

signedIn()
beforeEach(() => {
  calls.set(protectionPath, { result: someProtection })
  calls.set(minerPath, { result: someMiner })
  calls.set(networkPath, { result: someNetwork })
  calls.set(ordersPath, { result: ordersOf() })
})

const at = (text: string): number => document.body.textContent.indexOf(text)
const openOne = (id = someMiner.id): void => show(<MinerScreen />, pathTo('miner', { id }))

it('lists machines: that none of them is real, and that nothing comes back', async () => {
  calls.set(minersPath, {
    result: [someMiner, { ...someMiner, id: 'northforge-n110-90', model: 'N110', yesterday: null }],
  })
  show(<MinersScreen />, pathTo('miners'))
  expect(await screen.findByText('Northforge N200')).toBeDefined()
  expect(screen.getAllByText(/^200 TH\/s · 30 days/)).toHaveLength(2)
  expect(screen.getAllByText('Synthetic')).toHaveLength(2)
  expect(screen.getAllByText("No real machine: we pay by the network's figures")).toHaveLength(2)
  expect(screen.getAllByText('nothing comes back')).toHaveLength(2)
  expect(screen.getByText('35% of the price')).toBeDefined()
  expect(screen.getAllByText('40 machines left')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'My machines' }).getAttribute('href')).toBe(pathTo('minerOrders'))
})

it('says that there are none, and that they could not be loaded', async () => {
  calls.set(minersPath, { result: [] })
  show(<MinersScreen />, pathTo('miners'))
  expect(await screen.findByText('No machines yet')).toBeDefined()
  cleanup()
  queries.clear()
  calls.set(minersPath, { code: 500, message: 'Something went wrong.', result: { key: 'internal_error', details: {} } })
  show(<MinersScreen />, pathTo('miners'))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})

it('shows what a day paid, where the rest of it goes, and what it is computed from', async () => {
  openOne()
  expect(await screen.findByText('Paid for Aug 20, after power and hosting')).toBeDefined()
  expect(at('SyntheticNo real machine')).toBeLessThan(at('Paid for Aug 20'))
  expect(at('Where it goes')).toBeLessThan(at('Settled by the house'))
  expect(at('Settled by the house')).toBeLessThan(at('Does it earn its price?'))
  expect(screen.getByRole('heading', { name: 'Model data; nothing shows that it exists' })).toBeDefined()
  expect(screen.getByText(/^0.00001474 BTC at 69,000.00 USDT/)).toBeDefined()
  expect(screen.getByText('Mined 5.51 USDT')).toBeDefined()
  expect(screen.getByText('Price used up a day').textContent).toBe('Price used up a day 2.83 USDT')
  expect(screen.getByText('÷ 160,000,000,000,000')).toBeDefined()
  expect(screen.getByText('Losing days 1 of 2')).toBeDefined()
  const record = await screen.findByRole('link', { name: /The record of the network/ })
  expect(record.getAttribute('href')).toBe('/receipt?bookId=9&sequence=90')
  expect(screen.getByText(/^The figures come from our published simulation/)).toBeDefined()
  expect(screen.getByText(/there are no serial numbers/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Buy from 85 USDT' }).getAttribute('href')).toBe(
    '/minerPurchase?id=northforge-n200-30',
  )
})

it('computes what would be earned under the growth and the coin price that somebody assumes', async () => {
  openOne()
  expect(await screen.findByText('35%')).toBeDefined()
  expect(screen.getByText('of the price would be earned in 30 days, if every day were like Aug 20')).toBeDefined()
  expect(screen.getByText('Nobody knows the price and the difficulty of tomorrow.')).toBeDefined()
  expect(screen.getByText(/^The price would not be earned in 30 days/)).toBeDefined()
  const slide = (name: string, value: number): boolean =>
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })
  slide('Difficulty grows in 30 days', 200)
  await waitFor(() => expect(screen.queryByText('35%')).toBeNull())
  expect(screen.getByText('of the price would be earned in 30 days, with your assumptions')).toBeDefined()
  slide('Difficulty grows in 30 days', 0)
  slide('Coin price, change over the term', 500)
  expect(await screen.findByText(/^The price would not be earned in 30 days/)).toBeDefined()
  expect(screen.getByText('103,500.00')).toBeDefined()
  slide('Difficulty grows in 30 days', -100)
  expect(await screen.findByText(/^The price would be earned on day/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(await screen.findByText('35%')).toBeDefined()
  expect(screen.queryByText(/with your assumptions/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Formula' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('mined − costs, at least 0 and at most 0.0003 BTC')).toBeDefined()
  expect(sheet.getByText('price of the last day × (1 + change × d ÷ 30)')).toBeDefined()
})

it('says of a losing day that nothing is paid, and nothing owed', async () => {
  calls.set(minerPath, { result: { ...someMiner, yesterday: losingDay, days: [losingDay, someDay] } })
  openOne()
  expect(await screen.findByText(/^Power and hosting cost more than it mined/)).toBeDefined()
  expect(screen.getByText('0%')).toBeDefined()
  const row = screen.getByText('Not covered').closest('li')
  expect(row?.textContent).toBe('Not covered−1.31 USDT')
})

it.each([
  ['sold_out', 'Sold out', "They're sold out. Some become available when a term ends."],
  ['not_covered', 'Not covered', "The pool doesn't cover what it could owe, so the sale has stopped by itself."],
  ['closed', 'Closed', "They aren't on sale right now. Machines that run go on."],
] as const)('takes no money while %s, and says why', async (state, word, why) => {
  calls.set(minerPath, { result: { ...someMiner, state } })
  openOne()
  expect(await screen.findByRole('button', { name: word })).toBeDefined()
  expect(await screen.findByText(why)).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull()
})

it('computes nothing of a network that nobody knows', async () => {
  calls.set(minerPath, { result: { ...someMiner, state: 'network_silent', yesterday: null, days: [] } })
  openOne()
  expect(await screen.findByRole('button', { name: 'No figures' })).toBeDefined()
  expect(await screen.findAllByText('No day of the network is recorded yet.')).toHaveLength(2)
  expect(screen.queryByText('Does it earn its price?')).toBeNull()
})

it('leads to what somebody has of it', async () => {
  calls.set(minerPath, { result: { ...someMiner, state: 'closed' } })
  calls.set(ordersPath, { result: ordersOf(someMinerOrder, { ...someMinerOrder, id: '7-13', productId: 'other-1' }) })
  openOne()
  const row = await screen.findByRole('link', { name: /^My machines/ })
  expect(row.textContent).toBe('My machines2 · 170.00 USDT')
  expect(screen.getByRole('link', { name: 'See my machines' }).getAttribute('href')).toBe(pathTo('minerOrders'))
})

it('leads on from a machine that is not there', async () => {
  calls.set(minerPath, { code: 404, message: 'Not found.', result: { key: 'not_found', details: {} } })
  openOne('gone-1')
  expect(await screen.findByText("This machine isn't offered any more. Choose another one.")).toBeDefined()
  expect(screen.getByRole('link', { name: 'See machines' }).getAttribute('href')).toBe(pathTo('miners'))
})
