import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { shownMachineHash } from '@touchstone/app/mining/shown-machine'
import { someTerms } from '@touchstone/app/withdrawals/example-terms'
import { agreementAnswers } from '../agreements/test-agreement.ts'
import { balancesOf, someProtection } from '../bonds/test-answers.ts'
import { show } from '../bonds/test-setting.tsx'
import { pathTo } from '../routes/paths.ts'
import { buyPath, minerPath, minersPath, orderPath, ordersOf, ordersPath } from './test-answers.ts'
import { someMiner, someMinerOrder } from './test-miner.ts'

const terms = '/api/finance/appWithdrawal/terms'
const balances = '/api/finance/appWallet/queryUserBalance'
const calls = answerCalls({
  ...keyAnswer,
  ...agreementAnswers('machines'),
  [minersPath]: { result: [someMiner] },
  '/api/user/appUser/protection': { result: someProtection },
})
const { MinerBuyScreen } = await import('./MinerBuyScreen.tsx')
const { api } = await import('@touchstone/app/api/api')
const { queries } = await import('@touchstone/app/api/queries')
const { signedIn } = await import('../investments/test-signed-in.ts')

signedIn()
beforeEach(() => {
  calls.set(minerPath, { result: someMiner })
  calls.set(terms, { result: someTerms })
  calls.set(balances, { result: balancesOf('900.5') })
  calls.set(ordersPath, { result: ordersOf() })
})

const open = (at = '/minerPurchase?id=northforge-n200-30'): void => show(<MinerBuyScreen />, at)
const field = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Machines' })
const retype = async (text: string): Promise<void> => {
  await userEvent.clear(await field())
  await userEvent.type(await field(), text)
}
const requested = {
  kind: 'miner_requested',
  order: { id: '7-12', product: someMiner.id, amount: '170', state: 'requested' },
}
const waiting = { ...someMinerOrder, state: 'requested', boughtSequence: null, cancelUntilAtMs: null }
const bought = (order: object) => ({ result: { bookId: 7, sequence: 12, outcome: requested, order } })

it('says what would pass, and what can be lost before what would be paid', async () => {
  open()
  await retype('11')
  expect(await screen.findByRole('button', { name: 'Your balance covers 10 machines' })).toBeDefined()
  await retype('101')
  expect(screen.getByRole('button', { name: 'You can take 100 more machines' })).toBeDefined()
  await retype('2')
  expect(screen.getByRole('button', { name: 'Buy for 170 USDT' })).toBeDefined()
  const text = document.body.textContent
  expect(text.indexOf('all 170.00 USDT')).toBeLessThan(text.indexOf('0.0008844'))
  expect(screen.getByText(/^35% of the price · Nobody knows/)).toBeDefined()
  expect(screen.getByText('Synthetic')).toBeDefined()
  expect(screen.getByText('Nothing of the price comes back.')).toBeDefined()
})

it('counts what is left, and what somebody holds already', async () => {
  calls.set(minerPath, { result: { ...someMiner, left: 1 } })
  calls.set(ordersPath, { result: ordersOf({ ...someMinerOrder, units: 98 }) })
  open()
  await retype('2')
  expect(await screen.findByRole('button', { name: 'Only 1 machine is left' })).toBeDefined()
  await retype('3')
  expect(await screen.findByRole('button', { name: 'You can take 2 more machines' })).toBeDefined()
})

it('buys, and follows the order until its pool has answered', async () => {
  calls.set(buyPath, bought(waiting))
  calls.set(orderPath, { result: waiting })
  open()
  await retype('2')
  await userEvent.click(screen.getByRole('button', { name: 'Buy for 170 USDT' }))
  expect(await screen.findByRole('status')).toBeDefined()
  expect(await screen.findAllByText('Waiting for confirmation')).not.toHaveLength(0)
  calls.set(orderPath, { result: someMinerOrder })
  expect(await screen.findByText(/^The first day is Dec 5 \(UTC\)/)).toBeDefined()
  expect(screen.getByText('2 machines · Northforge N200')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See the details' }).getAttribute('href')).toBe(
    pathTo('minerOrders', { id: '7-12' }),
  )
  expect(screen.getByRole('link', { name: 'Receipt of the purchase' }).getAttribute('href')).toBe(
    '/receipt?bookId=7&sequence=13',
  )
})

const declinedFor = (reason: string, left: string) => ({
  result: { ...waiting, state: 'declined', declined: { reason, left }, returned: '170' },
})

it('says that the sale was closed, and leads to other machines', async () => {
  calls.set(orderPath, declinedFor('sale_closed', '0'))
  open('/minerPurchase?order=7-12')
  expect(
    await screen.findByText('The sale closed before you got in. 170.00 USDT is back in your balance.'),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'See machines' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Choose again' })).toBeNull()
})

it('says for how many machines there was room, and leads back to the form', async () => {
  calls.set(orderPath, declinedFor('sold_out', '1'))
  open('/minerPurchase?order=7-12')
  expect(
    await screen.findByText(/^There was room for less than you asked for: 1 machine. 170.00 USDT is back/),
  ).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Choose again' }))
  expect(await field()).toBeDefined()
})

it('says why nothing of it is sold, away from the field', async () => {
  const message = "We don't know what the network is like right now."
  calls.set(buyPath, { code: 5030, message, result: { key: 'network_silent', details: { network: 'bitcoin' } } })
  open()
  await retype('2')
  await userEvent.click(screen.getByRole('button', { name: 'Buy for 170 USDT' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect((await field()).getAttribute('aria-invalid')).toBe('false')
})

const refusedTerms = {
  code: 5026,
  message: 'The terms have changed since you saw them. Look at them again.',
  result: { key: 'terms_differ', details: {} },
}

it('signs the terms that it shows, by a hash of its own, and shows the new ones where they have changed', async () => {
  const asked = vi.spyOn(api, 'buyMiner')
  const named = () => asked.mock.lastCall?.[0].termsSha256
  open()
  await retype('2')
  for (const text of ['200 TH/s', '3,500 W', '0.05 USDT', '0.0003 BTC', '30 days', 'Bitcoin'])
    expect(screen.getByText(text)).toBeDefined()
  const changed = { ...someMiner, tariff: '0.06' }
  calls.set(buyPath, refusedTerms)
  calls.set(minerPath, { result: changed })
  await userEvent.click(screen.getByRole('button', { name: 'Buy for 170 USDT' }))
  expect(named()).toBe(shownMachineHash(someMiner))
  expect(await screen.findByText(refusedTerms.message)).toBeDefined()
  expect(await screen.findByText('0.06 USDT')).toBeDefined()
  expect((await field()).getAttribute('value')).toBe('2')
  calls.set(buyPath, bought(someMinerOrder))
  calls.set(orderPath, { result: someMinerOrder })
  await userEvent.click(screen.getByRole('button', { name: 'Buy for 170 USDT' }))
  expect(named()).toBe(shownMachineHash(changed))
  expect(await screen.findByText(/^The first day is Dec 5 \(UTC\)/)).toBeDefined()
  asked.mockRestore()
})

it('lets go of the password where the terms have changed, and asks for it again on the new ones', async () => {
  calls.set(balances, { result: balancesOf('5000') })
  open()
  await retype('12')
  await userEvent.click(screen.getByRole('button', { name: 'Buy for 1,020 USDT' }))
  const sheet = within(await screen.findByRole('dialog'))
  calls.set(buyPath, refusedTerms)
  await userEvent.type(sheet.getByLabelText('Withdrawal password'), '394818')
  expect(await screen.findByText(refusedTerms.message)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Buy for 1,020 USDT' }))
  expect(await screen.findByRole('dialog')).toBeDefined()
})

it('asks for the withdrawal password from its amount on', async () => {
  calls.set(balances, { result: balancesOf('5000') })
  open()
  await retype('12')
  await waitFor(() => expect(screen.getByText(/Next: your withdrawal password/)).toBeDefined())
  await userEvent.click(screen.getByRole('button', { name: 'Buy for 1,020 USDT' }))
  expect(await screen.findByRole('dialog')).toBeDefined()
})

it('keeps an order whose answer got lost as it was sent, while it is looked for', async () => {
  calls.set(buyPath, new TypeError('gone'))
  open()
  await retype('2')
  await userEvent.click(screen.getByRole('button', { name: 'Buy for 170 USDT' }))
  expect(await screen.findByRole('button', { name: 'Ask again' }, { timeout: 15_000 })).toBeDefined()
  expect((await field()).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Increase' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Max' })).toBeNull()
})

it('asks again for an order whose answer got lost, though its price has left the balance', async () => {
  calls.set(buyPath, new TypeError('gone'))
  open()
  await retype('10')
  const before = calls.keys.length
  await userEvent.click(screen.getByRole('button', { name: 'Buy for 850 USDT' }))
  await screen.findByRole('button', { name: 'Ask again' })
  calls.set(balances, { result: balancesOf('50.5') })
  await queries.invalidateQueries()
  calls.set(buyPath, bought(someMinerOrder))
  calls.set(orderPath, { result: someMinerOrder })
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull())
  expect(new Set(calls.keys.slice(before).filter((each) => each.startsWith(buyPath))).size).toBe(1)
})

it('tells of a missing password before anything is typed, so that nothing moves, to who could need one', async () => {
  calls.set(terms, { result: { ...someTerms, passwordSet: false } })
  open()
  await field()
  expect(screen.queryByRole('link', { name: /password/i })).toBeNull()
  cleanup()
  queries.clear()
  calls.set(balances, { result: balancesOf('5000') })
  open()
  await field()
  expect(screen.getByRole('link', { name: /password/i })).toBeDefined()
  await retype('2')
  expect(await screen.findByRole('button', { name: 'Buy for 170 USDT' })).toBeDefined()
})
