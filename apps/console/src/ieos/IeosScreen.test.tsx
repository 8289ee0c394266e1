import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls, pageOf } from '../api/test-answers.ts'
import { dialogOf, sendWith, show, someOperator } from '../api/test-show.tsx'
import { announced, covered, drawn, given, listed, nowAtMs, open } from './test-ieos.ts'

const calls = answerCalls({})
const { IeosScreen } = await import('./IeosScreen.tsx')

const list = '/api/console/ieos/list'
const finance = someOperator(['finance'])
const withIeos = (...ieos: ConsoleIeo[]) => {
  calls.set(list, { result: { ieos, nowAtMs } })
}

beforeEach(() => {
  calls.asked.length = 0
  withIeos(announced, drawn)
  calls.set('/api/console/proposals/list', pageOf([]))
})
afterEach(cleanup)

async function cardOf(name: string, operator = finance): Promise<HTMLElement> {
  show(<IeosScreen />, operator)
  return screen.findByRole('region', { name }, { timeout: 10_000 })
}
async function drawerOf(name: string, operator = finance): Promise<HTMLElement> {
  const card = await cardOf(name, operator)
  await userEvent.click(within(card).getByRole('button', { name: 'Terms, movements and acts' }))
  return dialogOf(`Sale ${name}`)
}
const button = (within_: HTMLElement, name: string) => within(within_).getByRole('button', { name })
const whyOff = (within_: HTMLElement, name: string) => button(within_, name).getAttribute('aria-description')
const phaseIn = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent

it('shows where each sale is, and which tokens lack until it can open', async () => {
  const card = await cardOf('lumen')
  expect(within(card).getByText('Lumen · Same part for everybody · 100 LMN for 10 USDT')).toBeTruthy()
  expect(phaseIn(card)).toBe('Announced')
  expect(
    within(card).getByRole('img', {
      name: '60% of the tokens are there: 0 LMN given out, 60,000 in escrow, 40,000 missing',
    }),
  ).toBeTruthy()
  const other = screen.getByRole('region', { name: 'arbor' })
  expect(phaseIn(other)).toBe('To be paid')
  expect(within(other).getByRole('img', { name: '120 lots applied for, 2.4× the 50' })).toBeTruthy()
  expect(other.textContent).toContain('To be paid by')
  expect(other.textContent).toContain('in 1 h')
  // What is not drawn is not paid afterwards.
  expect(within(card).queryByText('To be paid')).toBeNull()
})

it('shows until when a sale is open, and how much is applied for', async () => {
  withIeos(open)
  const card = await cardOf('lumen')
  expect(phaseIn(card)).toBe('Open')
  expect(card.textContent).toContain('Closes')
  expect(card.textContent).toContain('in 2 h')
  expect(within(card).getByRole('img', { name: '3,400 lots applied for, 3.4× the 1,000' })).toBeTruthy()
  expect(within(card).getByRole('img', { name: /^0 of 1,000 lots given out/ })).toBeTruthy()
})

it('shows how a sale reads in each language', async () => {
  const drawer = within(await drawerOf('lumen'))
  const spanish = await drawer.findByText('Spanish')
  const row = spanish.closest('tr')?.textContent ?? ''
  expect(row).toContain('Venta de tokensLumenLa misma parte para todos')
  expect(row).toContain('100 LMN · 10 USDT')
  expect(row).not.toContain('{{')
})

it('opens nothing whose tokens are not there, and says how many lack', async () => {
  const drawer = await drawerOf('lumen')
  expect(whyOff(drawer, 'Open')).toBe('40,000 LMN are missing: it opens with all of its tokens.')
  expect(whyOff(drawer, 'List')).toBe('It can be listed once everybody has got or lost what they applied for.')
  expect(whyOff(drawer, 'Enter the payout')).toBe('What was raised stays in the sale until its token is listed.')
})

it('enters tokens as the transfer says, and nothing else', async () => {
  const drawer = await drawerOf('lumen')
  calls.set('/api/console/ieos/proposeTokens', {
    code: 4924,
    message: 'Something was entered under this reference before. Check the statement.',
    result: { key: 'reference_used', details: {} },
  })
  await userEvent.click(button(drawer, 'Enter tokens'))
  const dialog = within(await dialogOf('Enter LMN that came for lumen'))
  expect(dialog.getByText('Missing until it can open: 40,000 LMN.')).toBeTruthy()
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount, LMN')
  expect(amount.value).toBe('')
  await userEvent.type(dialog.getByLabelText('Transfer reference'), '0xb2')
  await userEvent.type(dialog.getByLabelText('Reason'), 'They are there')
  const send = dialog.getByRole('button', { name: 'Enter tokens' })
  for (const typed of ['0', '40,000', '1.1234567']) {
    await userEvent.clear(amount)
    await userEvent.type(amount, typed)
    await userEvent.click(send)
    expect(await dialog.findByText(/^A number above 0 .* at most 6 decimals\.$/)).toBeTruthy()
  }
  expect(calls.askedOf('/api/console/ieos/proposeTokens')).toEqual([])
  await userEvent.clear(amount)
  await userEvent.type(amount, '40000')
  await userEvent.click(send)
  expect((await dialog.findByRole('alert')).textContent).toContain('under this reference before')
  expect(calls.askedOf('/api/console/ieos/proposeTokens')[0]?.fields).toEqual({
    product: 'lumen',
    amount: '40000',
    reference: '0xb2',
    reason: 'They are there',
  })
})

it('opens a sale without a figure that anybody types', async () => {
  withIeos(covered)
  const drawer = await drawerOf('lumen')
  calls.set('/api/console/ieos/proposeOpening', { result: { proposalId: '4' } })
  await userEvent.click(button(drawer, 'Open'))
  const dialog = await dialogOf('Open lumen')
  expect(dialog.textContent).toContain('1,000 lots of 100 LMN can be applied for at 10 USDT each')
  expect(dialog.textContent).toContain('2 whole days in UTC')
  expect(dialog.textContent).toContain('the same part of what they apply for, at most 60 lots each')
  expect(within(dialog).getAllByRole('textbox')).toHaveLength(1)
  await sendWith(dialog, { Reason: 'Agreed' }, 'Open')
  await within(drawer).findByText('Proposed. Another operator decides in Approvals.')
  expect(calls.askedOf('/api/console/ieos/proposeOpening')[0]?.fields).toEqual({ product: 'lumen', reason: 'Agreed' })
})

it('lists a token by words alone, and pays nothing out before', async () => {
  withIeos(given)
  const drawer = await drawerOf('lumen')
  expect(whyOff(drawer, 'Open')).toBe('It was opened before. A sale opens once.')
  expect(whyOff(drawer, 'Enter the payout')).toBe('What was raised stays in the sale until its token is listed.')
  calls.set('/api/console/ieos/proposeListing', { result: { proposalId: '5' } })
  await userEvent.click(button(drawer, 'List'))
  const listing = await dialogOf('List LMN')
  expect(listing.textContent).toContain('whoever got some of the 80 lots of lumen may move their LMN')
  await sendWith(listing, { Reason: 'All have theirs' }, 'List')
  await waitFor(() => {
    expect(calls.askedOf('/api/console/ieos/proposeListing')[0]?.fields).toEqual({
      product: 'lumen',
      reason: 'All have theirs',
    })
  })
})

it('pays out all that was raised once the token is listed, by words alone', async () => {
  withIeos(listed)
  const drawer = await drawerOf('lumen')
  calls.set('/api/console/ieos/proposePayout', { result: { proposalId: '6' } })
  await userEvent.click(button(drawer, 'Enter the payout'))
  const payout = await dialogOf('Enter the payout of lumen')
  expect(payout.textContent).toContain('Pay 800 USDT to the issuer by the bank first')
  expect(within(payout).queryByLabelText(/^Amount/)).toBeNull()
  await sendWith(payout, { 'Bank reference': 'OUT 1', Reason: 'It is sold' }, 'Enter the payout')
  await waitFor(() => {
    expect(calls.askedOf('/api/console/ieos/proposePayout')[0]?.fields).toEqual({
      product: 'lumen',
      reference: 'OUT 1',
      reason: 'It is sold',
    })
  })
  cleanup()
  withIeos({ ...listed, proceeds: '0' })
  expect(whyOff(await drawerOf('lumen'), 'Enter the payout')).toBe('Nothing that was raised is left to pay out.')
})

it('sends all tokens back that nobody bought, and lists nothing twice', async () => {
  withIeos(listed)
  const drawer = await drawerOf('lumen')
  expect(whyOff(drawer, 'List')).toBe('It’s listed already. A token is listed once.')
  calls.set('/api/console/ieos/proposeReturn', { result: { proposalId: '7' } })
  await userEvent.click(button(drawer, 'Enter the return'))
  const dialog = await dialogOf('Enter the tokens that went back from lumen')
  expect(dialog.textContent).toContain('Send 92,000 LMN to the issuer first')
  await sendWith(dialog, { 'Transfer reference': '0xc3', Reason: 'The rest' }, 'Enter the return')
  await waitFor(() => {
    expect(calls.askedOf('/api/console/ieos/proposeReturn')[0]?.fields).toEqual({
      product: 'lumen',
      reference: '0xc3',
      reason: 'The rest',
    })
  })
})

it('sends the tokens of a sale back that is not opened', async () => {
  withIeos(covered)
  const drawer = await drawerOf('lumen')
  await userEvent.click(button(drawer, 'Enter the return'))
  const dialog = await dialogOf('Enter the tokens that went back from lumen')
  expect(dialog.textContent).toContain('Send 100,000 LMN to the issuer first: all that it has.')
  cleanup()
  withIeos({ ...announced, escrow: '0', missing: '100000' })
  expect(whyOff(await drawerOf('lumen'), 'Enter the return')).toBe('No tokens are left to send back.')
  cleanup()
  withIeos(open)
  expect(whyOff(await drawerOf('lumen'), 'Enter the return')).toBe(
    'Tokens go back before the sale is opened, or once the token is listed or the sale called off.',
  )
})

it('shows the terms, the round that draws and the movements with their references', async () => {
  const drawer = await drawerOf('arbor')
  expect(drawer.textContent).toContain('Round that draws32,066,000')
  expect(drawer.textContent).toContain('Set aside10% of the price')
  expect(drawer.textContent).toContain('Nothing has moved yet')
  cleanup()
  const other = within(await drawerOf('lumen'))
  expect(other.getByText('0xa1').closest('tr')?.textContent).toContain('Tokens came from the issuer60,000')
})

it('lets nobody propose without the right', async () => {
  const drawer = await drawerOf('lumen', someOperator(['risk']))
  for (const name of ['Enter tokens', 'Open', 'List', 'Enter the payout', 'Enter the return'])
    expect([name, whyOff(drawer, name)]).toEqual([name, 'Your role doesn’t allow you to propose this.'])
})

it('shows a sale that the settings no longer have', async () => {
  withIeos({ ...given, name: null, subscriptionDays: null })
  const card = await cardOf('lumen')
  expect(card.textContent).toContain('The settings don’t have this sale any more')
})

it('says that there are no sales', async () => {
  withIeos()
  show(<IeosScreen />, finance)
  expect(await screen.findByText('The settings have no token sales')).toBeTruthy()
})

it('offers to read again what could not be read', async () => {
  calls.set(list, new Error('no answer'))
  show(<IeosScreen />, finance)
  expect(await screen.findByText('Couldn’t load this')).toBeTruthy()
})
