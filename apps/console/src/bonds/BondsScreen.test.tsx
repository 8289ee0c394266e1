import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ConsoleBond } from '@touchstone/wire/console/console-bonds'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls, pageOf } from '../api/test-answers.ts'
import { dialogOf, sendWith, show, someOperator } from '../api/test-show.tsx'

const calls = answerCalls({})
const { BondsScreen } = await import('./BondsScreen.tsx')

const unopened: ConsoleBond = {
  product: 'harbor-90',
  currency: 'USDT',
  issuer: 'harbor',
  riskClass: 'B',
  state: 'not_open',
  unit: '100',
  units: 5_000,
  unitsMin: 4_000,
  dailyRate: '0.00022',
  termDays: 90,
  repayment: 'monthly',
  subscriptionDays: 10,
  thinkDays: 4,
  subscribedUntilMs: null,
  closesAtMs: null,
  startDay: null,
  endDay: null,
  unitsSold: 0,
  sold: '0',
  orders: 0,
  proceeds: '0',
  escrow: '0',
  dueNow: '0',
  lateSinceDay: null,
  missingNow: '0',
  nextDue: null,
  schedule: [],
  payments: [],
  movements: [],
}
const running: ConsoleBond = {
  ...unopened,
  product: 'orchard-30',
  issuer: 'orchard',
  riskClass: 'D',
  state: 'running',
  units: 2_000,
  unitsMin: 1_600,
  dailyRate: '0.0004',
  termDays: 30,
  repayment: 'at_end',
  startDay: '2026-12-02',
  endDay: '2027-01-01',
  unitsSold: 1_700,
  sold: '170000',
  orders: 2,
  proceeds: '170000',
  nextDue: { day: '2027-01-01', amount: '172040' },
  schedule: [{ day: '2027-01-01', interestPerUnit: '1.2', principalPerUnit: '100' }],
}
const late: ConsoleBond = {
  ...running,
  state: 'late',
  proceeds: '0',
  escrow: '40',
  dueNow: '171040',
  lateSinceDay: '2027-01-01',
  missingNow: '171000',
  payments: [
    {
      payment: 1,
      day: '2027-01-01',
      interestPerUnit: '0.5',
      principalPerUnit: '0',
      interestOwed: '0.7',
      principalLeft: '100',
      lateSinceDay: '2027-01-01',
      time: '2027-01-01 08:00:01',
      bookId: 4,
      sequence: 9,
    },
  ],
  movements: [
    { direction: 'from_issuer', amount: '890', reference: 'IN 1', time: '2026-12-30 09:00:00' },
    { direction: 'to_issuer', amount: '170000', reference: 'OUT 1', time: '2026-12-03 09:00:00' },
  ],
}

const list = '/api/console/bonds/list'
const finance = someOperator(['finance'])
const withBonds = (...bonds: ConsoleBond[]) => {
  calls.set(list, { result: { bonds, nowAtMs: 1_790_000_000_000 } })
}

beforeEach(() => {
  calls.asked.length = 0
  withBonds(running, unopened)
  calls.set('/api/console/proposals/list', pageOf([]))
})
afterEach(cleanup)

async function shown(name: string, operator = finance): Promise<HTMLElement> {
  show(<BondsScreen />, operator)
  return screen.findByRole('region', { name }, { timeout: 10_000 })
}
const button = (card: HTMLElement, name: string) => within(card).getByRole('button', { name })
const whyOff = (card: HTMLElement, name: string) => button(card, name).getAttribute('aria-description')

it('shows what was sold of each bond, and what its issuer owes next', async () => {
  const card = await shown('orchard-30')
  expect(within(card).getByText('orchard · class D · USDT · 30 days · 0.04% a day · All at the end')).toBeTruthy()
  expect(within(card).getByRole('img', { name: '1,700 of 2,000 units sold, enough to go ahead' })).toBeTruthy()
  expect(card.textContent).toContain('Owed then172,040.00')
  expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).toEqual([
    'orchard-30',
    'harbor-90',
  ])
})

it('opens a bond without a figure that anybody types', async () => {
  const card = await shown('harbor-90')
  expect(whyOff(card, 'Enter the payout')).toBe('Nothing that was raised is left to pay out.')
  expect(whyOff(card, 'Enter an arrival')).toBe('Nothing comes from an issuer while its bond isn’t running.')
  calls.set('/api/console/bonds/proposeOpening', { result: { proposalId: '4' } })
  await userEvent.click(button(card, 'Open'))
  const dialog = await dialogOf('Open harbor-90')
  expect(dialog.textContent).toContain(
    '5,000 units of 100 USDT can be subscribed for 10 days, and given back for 4 days',
  )
  expect(dialog.textContent).toContain('lends to harbor at 0.022% a day for 90 days')
  expect(within(dialog).getAllByRole('textbox')).toHaveLength(1)
  await sendWith(dialog, { Reason: 'Agreed' }, 'Open')
  await within(card).findByText('Proposed. Another operator decides in Approvals.')
  expect(calls.askedOf('/api/console/bonds/proposeOpening')[0]?.fields).toEqual({
    product: 'harbor-90',
    reason: 'Agreed',
  })
})

it('enters the payout of all that was raised by its reference alone', async () => {
  const card = await shown('orchard-30')
  expect(whyOff(card, 'Open')).toBe('It was opened before. A bond opens once.')
  calls.set('/api/console/bonds/proposePayout', { result: { proposalId: '5' } })
  await userEvent.click(button(card, 'Enter the payout'))
  const dialog = await dialogOf('Enter the payout of orchard-30')
  expect(dialog.textContent).toContain('Pay 170,000 USDT to orchard by the bank first')
  expect(within(dialog).queryByLabelText('Amount')).toBeNull()
  await sendWith(dialog, { 'Bank reference': 'OUT 1', Reason: 'It went ahead' }, 'Enter the payout')
  await waitFor(() => {
    expect(calls.askedOf('/api/console/bonds/proposePayout')[0]?.fields).toEqual({
      product: 'orchard-30',
      reference: 'OUT 1',
      reason: 'It went ahead',
    })
  })
})

it('warns of a bond that is late, and says how much is missing where an arrival is entered', async () => {
  withBonds(late, unopened)
  const card = await shown('orchard-30')
  const [alert] = screen.getAllByRole('alert')
  expect(alert?.textContent).toContain('orchard-30 is late since 2027-01-01: 171,040 USDT are due')
  expect(alert?.textContent).toContain('171,000 USDT haven’t come from orchard')
  calls.set('/api/console/bonds/proposeArrival', {
    code: 4924,
    message: 'A payment of this bond has this bank reference already. Check the statement.',
    result: { key: 'reference_used', details: {} },
  })
  await userEvent.click(button(card, 'Enter an arrival'))
  const dialog = within(await dialogOf('Enter what came from orchard for orchard-30'))
  expect(dialog.getByText('Due now: 171,040 USDT, of which 171,000 are missing.')).toBeTruthy()
  // What the bank wrote is typed: nothing is filled in.
  expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('')
  await userEvent.type(dialog.getByLabelText('Bank reference'), 'IN 1')
  await userEvent.type(dialog.getByLabelText('Reason'), 'On the statement')
  const send = dialog.getByRole('button', { name: 'Enter an arrival' })
  for (const amount of ['0', '0.00', '171,000', '171000.1234567']) {
    await userEvent.clear(dialog.getByLabelText('Amount'))
    await userEvent.type(dialog.getByLabelText('Amount'), amount)
    await userEvent.click(send)
    expect(await dialog.findByText(/^A number above 0 .* at most 6 decimals\.$/)).toBeTruthy()
  }
  expect(calls.askedOf('/api/console/bonds/proposeArrival')).toEqual([])
  await userEvent.clear(dialog.getByLabelText('Amount'))
  await userEvent.type(dialog.getByLabelText('Amount'), '171000')
  await userEvent.click(send)
  expect((await dialog.findByRole('alert')).textContent).toContain('has this bank reference already')
  expect(calls.askedOf('/api/console/bonds/proposeArrival')[0]?.fields).toEqual({
    product: 'orchard-30',
    amount: '171000',
    reference: 'IN 1',
    reason: 'On the statement',
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button(card, 'Enter an arrival'))
})

it('does not warn of what has come by now', async () => {
  withBonds({ ...late, escrow: '171040', missingNow: '0' })
  await shown('orchard-30')
  expect(screen.queryAllByRole('alert')).toEqual([])
  expect(screen.getByText('All of it has come by now. It’s shared at the next midnight UTC.')).toBeTruthy()
})

it('shows the schedule, the payments and the movements with their references', async () => {
  withBonds(late)
  const card = await shown('orchard-30')
  await userEvent.click(button(card, 'Schedule and payments'))
  const drawer = within(await dialogOf('Schedule and payments of orchard-30'))
  const rowOf = (text: string) => drawer.getByText(text).closest('tr')?.textContent
  expect(rowOf('IN 1')).toContain('Came from the issuer890')
  expect(rowOf('OUT 1')).toContain('Went to the issuer170,000')
  expect(drawer.getByText('10 days, then 4 days to think')).toBeTruthy()
  expect(drawer.getAllByText('Interest still owed').length).toBeGreaterThan(0)
})

it('shows how a bond reads in each language', async () => {
  withBonds(late)
  const card = await shown('orchard-30')
  await userEvent.click(button(card, 'Schedule and payments'))
  const drawer = within(await dialogOf('Schedule and payments of orchard-30'))
  const spanish = await drawer.findByText('Spanish')
  const row = spanish.closest('tr')?.textContent ?? ''
  expect(row).toContain('Huertos de la Ladera · 30 días')
  expect(row).toContain('Clase de riesgo')
  expect(row).not.toContain('{{')
})

it('lets nobody propose without the right', async () => {
  const card = await shown('orchard-30', someOperator(['risk']))
  for (const name of ['Open', 'Enter the payout', 'Enter an arrival'])
    expect([name, whyOff(card, name)]).toEqual([name, 'Your role doesn’t allow you to propose this.'])
})

it('shows a bond that the settings no longer have', async () => {
  withBonds({ ...running, issuer: null, riskClass: null, subscriptionDays: null, thinkDays: null })
  const card = await shown('orchard-30')
  expect(card.textContent).toContain('The settings don’t have this bond any more')
  expect(whyOff(card, 'Open')).toBe('The settings don’t have this bond any more.')
})

it('says that there are no bonds', async () => {
  withBonds()
  show(<BondsScreen />, finance)
  expect(await screen.findByText('The settings have no bonds')).toBeTruthy()
})

it('offers to read again what could not be read', async () => {
  calls.set(list, new Error('no answer'))
  show(<BondsScreen />, finance)
  expect(await screen.findByText('Couldn’t load this')).toBeTruthy()
})
