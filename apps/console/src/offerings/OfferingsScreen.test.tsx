import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Offering } from '@touchstone/wire/console/console-offerings'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls, pageOf } from '../api/test-answers.ts'
import { dialogOf, sendWith, show, someOperator } from '../api/test-show.tsx'
import { covered, onSale, read, terms } from './test-offerings.ts'

const calls = answerCalls({})
const { OfferingsScreen } = await import('./OfferingsScreen.tsx')

const list = '/api/console/offerings/list'
const finance = someOperator(['finance'])
const withOffering = (offering: Offering) => {
  calls.set(list, { result: { ...read, offerings: [offering] } })
}

beforeEach(() => {
  calls.asked.length = 0
  calls.set(list, { result: read })
  calls.set('/api/console/proposals/list', pageOf([]))
})
afterEach(cleanup)

async function shown(operator = finance): Promise<HTMLElement> {
  show(<OfferingsScreen />, operator)
  return screen.findByRole('region', { name: 'trend-7' }, { timeout: 10_000 })
}
const button = (card: HTMLElement, name: string) => within(card).getByRole('button', { name })
const whyOff = (card: HTMLElement, name: string) => button(card, name).getAttribute('aria-description')

it('shows the treasury, and what covers each product', async () => {
  const card = await shown()
  expect(screen.getByText('Treasury, USDT')).toBeTruthy()
  expect(
    within(card).getByRole('img', { name: '95% covered: 1,000,000 USDT in escrow, 50,000 USDT missing' }),
  ).toBeTruthy()
  expect(within(card).getByText('USDT · AI quantitative · Trend, version 1 · 7 days')).toBeTruthy()
  expect(within(card).getByText('Closed')).toBeTruthy()
})

const machine: Offering = {
  product: 'northforge-n200-30',
  sells: 'units',
  currency: 'BTC',
  terms: {
    kind: 'miner',
    network: 'bitcoin',
    manufacturer: 'Northforge',
    model: 'N200',
    hashrate: '200',
    power: 3_500,
    currency: 'USDT',
    price: '85',
    cycleDays: 30,
    hostingFee: '0.3',
    tariff: '0.05',
    coin: 'BTC',
    outputMax: '0.0003',
    unitsMax: 100,
    identityLevel: 0,
  },
  state: 'closed',
  capacity: '2000',
  saleCapacity: '0',
  granted: '12',
  left: '0',
  escrow: '18.00000001',
  owed: '0.108',
  mostOwed: '18',
  missing: '0',
  returnable: '17.89200001',
  orders: 2,
  canFreeze: false,
  frozen: null,
}

it('shows machines in units, covered in their coin', async () => {
  calls.set(list, {
    result: { ...read, treasury: [...read.treasury, { currency: 'BTC', amount: '982' }], offerings: [machine] },
  })
  show(<OfferingsScreen />, finance)
  const card = await screen.findByRole('region', { name: machine.product }, { timeout: 10_000 })
  expect(screen.getByText('Treasury, BTC')).toBeTruthy()
  expect(within(card).getByText('BTC · Machines · Northforge N200 · 30 days')).toBeTruthy()
  expect(card.textContent).toContain('Units2,000')
  expect(card.textContent).toContain('In escrow18.00000001')
  await userEvent.click(button(card, 'Open the sale'))
  const dialog = await dialogOf(`Open the sale of ${machine.product}`)
  expect(dialog.textContent).toContain('up to 2,000 units are sold. At most 18 BTC can be owed on it')
  cleanup()
  show(<OfferingsScreen />, finance)
  const again = await screen.findByRole('region', { name: machine.product }, { timeout: 10_000 })
  await userEvent.click(button(again, 'Terms and languages'))
  const drawer = within(await dialogOf(`Terms of ${machine.product}`))
  expect(drawer.getByText('200 TH/s')).toBeTruthy()
  const spanish = await drawer.findByText('Spanish')
  expect(spanish.closest('tr')?.textContent).toContain('MineríaNorthforge N20030 díasUna máquina: 85 USDT')
  expect(drawer.getAllByRole('row')).toHaveLength(10)
})

it('says by how much the escrow is short, and funds just that', async () => {
  const card = await shown()
  expect(whyOff(card, 'Open the sale')).toBe('To open, 50,000 USDT of escrow are missing.')
  calls.set('/api/console/offerings/proposeFunding', { result: { proposalId: '4' } })
  await userEvent.click(button(card, 'Fund'))
  const dialog = within(await dialogOf('Fund trend-7'))
  expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('50000')
  expect(dialog.getByText('Missing to open: 50,000 USDT. The treasury has 99,000,000 USDT.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Reason'), 'For the first sale')
  await userEvent.click(dialog.getByRole('button', { name: 'Fund' }))
  await within(card).findByText('Proposed. Another operator decides in Approvals.')
  expect(calls.askedOf('/api/console/offerings/proposeFunding')[0]?.fields).toEqual({
    product: 'trend-7',
    amount: '50000',
    reason: 'For the first sale',
  })
})

it('opens a covered sale without a figure that anybody types', async () => {
  withOffering(covered)
  const card = await shown()
  calls.set('/api/console/offerings/proposeOpening', { result: { proposalId: '5' } })
  await userEvent.click(button(card, 'Open the sale'))
  const dialog = await dialogOf('Open the sale of trend-7')
  expect(dialog.textContent).toContain('up to 5,000,000 USDT are sold. At most 1,050,000 USDT can be owed on it')
  expect(within(dialog).queryByLabelText('Amount')).toBeNull()
  await sendWith(dialog, { Reason: 'Published' }, 'Open the sale')
  await waitFor(() => {
    expect(calls.askedOf('/api/console/offerings/proposeOpening')[0]?.fields).toEqual({
      product: 'trend-7',
      reason: 'Published',
    })
  })
})

it('returns nothing while it is on sale, and shows a refusal with its figure', async () => {
  withOffering(onSale)
  const card = await shown()
  expect(whyOff(card, 'Return escrow')).toBe('Close the sale before you return escrow.')
  expect(whyOff(card, 'Open the sale')).toBe('It’s on sale with the terms of the settings.')
  cleanup()
  withOffering(covered)
  const again = await shown()
  calls.set('/api/console/offerings/proposeReturn', {
    code: 5014,
    message: 'Only 1,049,790 USDT of the pool cover nothing. The rest must stay.',
    result: { key: 'escrow_covers_orders', details: {} },
  })
  await userEvent.click(button(again, 'Return escrow'))
  const dialog = within(await dialogOf('Return escrow of trend-7'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'Too much')
  await userEvent.click(dialog.getByRole('button', { name: 'Return escrow' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Only 1,049,790 USDT')
})

it('lets nobody propose without the right', async () => {
  const card = await shown(someOperator(['risk']))
  for (const name of ['Fund', 'Open the sale', 'Close the sale', 'Freeze', 'Return escrow'])
    expect([name, whyOff(card, name)]).toEqual([name, 'Your role doesn’t allow you to propose this.'])
})

it('shows how the terms read in each language', async () => {
  const card = await shown()
  await userEvent.click(button(card, 'Terms and languages'))
  const drawer = within(await dialogOf('Terms of trend-7'))
  expect(drawer.getByText('−3% to 3%')).toBeTruthy()
  const chinese = await drawer.findByText('Simplified Chinese')
  expect(chinese.closest('tr')?.textContent).toContain('7天')
  expect(drawer.getAllByRole('row')).toHaveLength(10)
})

it('warns of money that stays between two books', async () => {
  calls.set(list, {
    result: { ...read, transit: [{ currency: 'USDT', amount: '500' }], transitSinceAtMs: read.nowAtMs - 120_000 },
  })
  await shown()
  expect(screen.getByRole('alert').textContent).toContain('500 USDT have been between two books for 2 min')
})

it('says that there is no treasury, and no product', async () => {
  calls.set(list, { result: { ...read, treasury: null, offerings: [] } })
  show(<OfferingsScreen />, finance)
  expect(await screen.findByText('There’s no treasury yet')).toBeTruthy()
  expect(screen.getByText('The settings have no products')).toBeTruthy()
})

it('offers to read again what could not be read', async () => {
  calls.set(list, new Error('no answer'))
  show(<OfferingsScreen />, finance)
  expect(await screen.findByText('Couldn’t load this')).toBeTruthy()
})

it('calls a product at a fixed rate so, on its card and in each language', async () => {
  const rates = { rule: 'fixed', dailyRateMin: '0.0002', dailyRateMax: '0.0002' }
  withOffering({ ...onSale, terms: { ...terms, ...rates } })
  const card = await shown()
  expect(within(card).getByText('USDT · Fixed rate, 0.02% a day · 7 days')).toBeTruthy()
  await userEvent.click(button(card, 'Terms and languages'))
  expect(await screen.findByText('0.02%, fixed', {}, { timeout: 10_000 })).toBeTruthy()
  expect(await screen.findByText('Fixed rate · 7 days', {}, { timeout: 10_000 })).toBeTruthy()
  expect(screen.getByText('0.02% a day, fixed')).toBeTruthy()
  expect(screen.getAllByText('固定利率 · 7 天')).toHaveLength(2)
})
