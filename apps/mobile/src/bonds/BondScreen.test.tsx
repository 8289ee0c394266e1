import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { someDetail } from '../investments/test-product.ts'
import { bondPath, bondsPath, historyPath, noOrders, ordersPath, someProtection } from './test-answers.ts'
import { lateBond, lateHistory, noHistory, runningBond, someBond, someBondOrder, someHistory } from './test-bond.ts'
import { pathTo } from '../routes/paths.ts'

const protectionPath = '/api/user/appUser/protection'
const calls = answerCalls({})
const { BondsScreen } = await import('./BondsScreen.tsx')
const { BondScreen } = await import('./BondScreen.tsx')
const { show } = await import('./test-setting.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { signedIn } = await import('../investments/test-signed-in.ts')

signedIn()
beforeEach(() => {
  calls.set(protectionPath, { result: someProtection })
  calls.set(bondPath, { result: someBond })
  calls.set(historyPath, { result: noHistory })
  calls.set(ordersPath, { result: noOrders })
})

const at = (text: string): number => document.body.textContent.indexOf(text)
const openOne = (id = 'harbor-90'): void => show(<BondScreen />, pathTo('bond', { id }))

it('lists bonds for visitors, and what can be lost before what would be paid', async () => {
  useSession.setState({ userInfo: undefined, token: undefined })
  calls.set(bondsPath, { result: [someBond, { ...someBond, id: 'mill-9', issuer: 'mill', state: 'not_open' }] })
  show(<BondsScreen />, pathTo('bonds'))
  expect(await screen.findByText('Northquay Harbor · 90 days')).toBeDefined()
  expect(screen.getByText('Issuer “mill” · 90 days')).toBeDefined()
  expect(at('You can lose')).toBeLessThan(at('If every payment arrives'))
  expect(screen.getAllByText('8.03% a year')).toHaveLength(2)
  expect(screen.getByText('2,000 units left')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'My bonds' })).toBeNull()
})

it('says that there are none, and that they could not be loaded', async () => {
  calls.set(bondsPath, { result: [] })
  show(<BondsScreen />, pathTo('bonds'))
  expect(await screen.findByText('No bonds yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'My bonds' })).toBeDefined()
  cleanup()
  queries.clear()
  calls.set(bondsPath, { code: 500, message: 'Something went wrong.', result: { key: 'internal_error', details: {} } })
  show(<BondsScreen />, pathTo('bonds'))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})

it('says first what can be lost, who borrows, and that we do not pay', async () => {
  openOne()
  expect(await screen.findByText('Moderate risk')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Northquay Harbor' })).toBeDefined()
  expect(at('You can lose')).toBeLessThan(at('If every payment arrives'))
  expect(
    screen.getByText("You lend to Northquay Harbor, not to us. There's no insurance, and we never pay for an issuer."),
  ).toBeDefined()
  expect(screen.getByText('Minimum 400,000')).toBeDefined()
  expect(await screen.findByText(/^As if it goes ahead on Dec 5, 2099/)).toBeDefined()
  expect(screen.getByText('It opens once the bond goes ahead.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Lend from 100 USDT' }).getAttribute('href')).toBe(
    '/bondSubscription?id=harbor-90',
  )
})

it('shows the key information, and what a loss would do to as many units as one likes', async () => {
  openOne()
  await userEvent.click(await screen.findByRole('button', { name: /^Key information/ }))
  const key = within(await screen.findByRole('dialog'))
  expect(key.getByText('What can go wrong')).toBeDefined()
  await userEvent.click(key.getByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('button', { name: /^What a loss would do/ }))
  const loss = within(await screen.findByRole('dialog'))
  expect(loss.getByText('If you lend 1,000 USDT')).toBeDefined()
  expect(loss.getAllByRole('listitem')[0]?.textContent).toBe('It never paysYou lose1,000.00 USDTYou get0.00 USDT')
  await userEvent.click(loss.getByRole('button', { name: /increase|more/i }))
  expect(await loss.findByText('If you lend 1,100 USDT')).toBeDefined()
})

it('says what came from the issuer and what was paid, and whether it covers what is next', async () => {
  calls.set(bondPath, { result: runningBond })
  calls.set(historyPath, { result: someHistory })
  openOne()
  expect(await screen.findByText('Covers Sep 30')).toBeDefined()
  expect(screen.getByText('Due to all holders Sep 30')).toBeDefined()
  expect(screen.getByText('Bank reference BANK-2')).toBeDefined()
  expect(screen.getByText('0.66 interest a unit')).toBeDefined()
  expect(screen.getByText("It's running, so you can't lend to it any more.")).toBeDefined()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

it('calls one that is late late, with what is owed and what is there', async () => {
  calls.set(bondPath, { result: lateBond })
  calls.set(historyPath, { result: lateHistory })
  openOne()
  expect(
    await screen.findByText("Northquay Harbor hasn't paid all that was due on Sep 30. We never pay for an issuer."),
  ).toBeDefined()
  expect(await screen.findByText('Too little')).toBeDefined()
  expect(screen.getByText('Owed to all holders')).toBeDefined()
  expect(screen.queryByText('Your part of what is there')).toBeNull()
})

it('shows what became of one that runs, and no offer any more', async () => {
  calls.set(bondPath, { result: runningBond })
  calls.set(historyPath, { result: someHistory })
  openOne()
  expect(await screen.findByText('Next payment')).toBeDefined()
  expect(await screen.findByText('Sep 30', { selector: 'p' })).toBeDefined()
  expect(screen.getByText('8.03%', { exact: false })).toBeDefined()
  for (const offer of ['You can lose', 'Raised', 'What a loss would do', 'Time to think'])
    expect(screen.queryByText(offer)).toBeNull()
  expect(screen.getByRole('button', { name: /^Key information/ })).toBeDefined()
  const order = ["Issuer's account", 'Schedule', 'Payments', 'Risk class B', 'Key information', 'Terms'].map(at)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})

it('says first what is owed, what came back, and of what it fell short', async () => {
  const heroOf = async (bond: object, label: string): Promise<string | null | undefined> => {
    cleanup()
    queries.clear()
    calls.set(bondPath, { result: bond })
    openOne()
    const [shown] = await screen.findAllByText(label)
    return shown?.parentElement?.nextElementSibling?.textContent
  }
  expect(await heroOf(lateBond, 'Owed to all holders since Sep 30')).toBe('2,970.00 USDT')
  expect(await heroOf({ ...runningBond, state: 'repaid' }, 'Paid back in full')).toBe('450,000.00 USDT')
  expect(await heroOf({ ...someBond, state: 'failed', unitsSold: 0 }, 'Fell short of the minimum')).toBe(
    '400,000.00 USDT',
  )
  expect(screen.queryByText("Issuer's account")).toBeNull()
  expect(screen.queryByText('Raised')).toBeNull()
})

it.each([
  ['not_open', 'Not open yet'],
  ['sold_out', 'Sold out'],
  ['thinking', 'Closed to new loans'],
] as const)('takes no money of one that is %s', async (state, word) => {
  const closesAtMs = state === 'not_open' ? null : someBond.closesAtMs
  calls.set(bondPath, { result: { ...someBond, state, closesAtMs } })
  openOne()
  expect(await screen.findByRole('button', { name: word })).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Lend/ })).toBeNull()
})

it.each([
  [{ ...someBond, state: 'failed' }, 'Fell short'],
  [{ ...runningBond, state: 'repaid' }, 'Repaid'],
] as const)('has no act where nothing can be done any more', async (bond, word) => {
  calls.set(bondPath, { result: bond })
  openOne()
  expect(await screen.findByText(word)).toBeDefined()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

it('knows what somebody has lent to it, and leads there', async () => {
  const mine = [
    { ...someBondOrder, id: '7-1', units: 1 },
    { ...someBondOrder, id: '7-2', units: 2 },
    { ...someBondOrder, id: '7-3', productId: 'orchard-30' },
  ]
  calls.set(ordersPath, { result: { ...noOrders, records: mine, total: 3, pages: 1 } })
  openOne()
  const row = await screen.findByRole('link', { name: /^Your units/ })
  expect(row.textContent).toBe('Your units3 · 300.00 USDT')
  expect(row.getAttribute('href')).toBe(pathTo('bondOrders'))
  expect(screen.getByRole('link', { name: 'Lend from 100 USDT' })).toBeDefined()
  cleanup()
  queries.clear()
  calls.set(bondPath, { result: runningBond })
  openOne()
  const act = await screen.findByRole('link', { name: 'See my units' })
  expect(act.getAttribute('href')).toBe(pathTo('bondOrders'))
})

it('says why nothing can be lent from a country', async () => {
  calls.set(protectionPath, { result: { ...someProtection, featuresOff: ['bonds'] } })
  openOne()
  expect(await screen.findByRole('button', { name: 'Not available in your country' })).toBeDefined()
})

it('leads on from an id that nothing has, or a strategy', async () => {
  calls.set(bondPath, { code: 404, message: 'Not found.', result: { key: 'not_found', details: {} } })
  openOne('nothing')
  expect(await screen.findByText("This bond isn't offered any more. Choose another one.")).toBeDefined()
  expect(screen.getByRole('link', { name: 'See bonds' }).getAttribute('href')).toBe(pathTo('bonds'))
  cleanup()
  queries.clear()
  calls.set(bondPath, { result: someDetail })
  openOne('trend-7')
  expect(await screen.findByText("This bond isn't offered any more. Choose another one.")).toBeDefined()
})
