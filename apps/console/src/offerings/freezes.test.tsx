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
  calls.set('/api/console/proposals/list', pageOf([]))
})
afterEach(cleanup)

async function shown(): Promise<HTMLElement> {
  show(<OfferingsScreen />, finance)
  return screen.findByRole('region', { name: 'trend-7' }, { timeout: 10_000 })
}
const button = (card: HTMLElement, name: string) => within(card).getByRole('button', { name })
const whyOff = (card: HTMLElement, name: string) => button(card, name).getAttribute('aria-description')

it('freezes a product with a reason that its holders are told, and resumes it', async () => {
  withOffering(onSale)
  const card = await shown()
  calls.set('/api/console/offerings/proposeFreezing', { result: { proposalId: '6' } })
  await userEvent.click(button(card, 'Freeze'))
  const dialog = await dialogOf('Freeze trend-7')
  expect(dialog.textContent).toContain('Once another operator approves, nothing more is sold.')
  expect(dialog.textContent).toContain('It is told as you write it.')
  await sendWith(dialog, { Reason: 'A venue is down' }, 'Freeze')
  await waitFor(() => {
    expect(calls.askedOf('/api/console/offerings/proposeFreezing')[0]?.fields).toEqual({
      product: 'trend-7',
      reason: 'A venue is down',
    })
  })
  cleanup()
  withOffering({ ...onSale, frozen: { from: '2026-11-24', until: null, reason: 'A venue is down.' } })
  const frozen = await shown()
  expect(within(frozen).getByText('Frozen')).toBeTruthy()
  expect(within(frozen).queryByText('On sale')).toBeNull()
  expect(within(frozen).getByText('Frozen from 2026-11-24 (UTC). Why: A venue is down.')).toBeTruthy()
  expect(within(frozen).queryByRole('button', { name: 'Freeze' })).toBeNull()
  expect(whyOff(frozen, 'Open the sale')).toBe('Its sale is open, and sells nothing until it resumes.')
  await userEvent.click(button(frozen, 'Resume'))
  expect((await dialogOf('Resume trend-7')).textContent).toContain(
    'approves, it is sold again, where its sale is open. Its days count from the next UTC day on',
  )
})

const freeze = { from: '2026-11-24', until: null, reason: 'A venue is down.' }

it('says that an open sale sells nothing while the product is frozen', async () => {
  withOffering({ ...covered, frozen: freeze })
  const card = await shown()
  expect(within(card).getByText('Frozen, sale closed')).toBeTruthy()
  await userEvent.click(button(card, 'Open the sale'))
  expect((await dialogOf('Open the sale of trend-7')).textContent).toContain('nothing is sold until it resumes')
})

it('shows a product that is sold again as on sale, and until when its days are frozen', async () => {
  withOffering({ ...onSale, frozen: { ...freeze, until: '2026-11-26' } })
  const card = await shown()
  expect(within(card).getByText('On sale')).toBeTruthy()
  expect(within(card).getByText(/^Frozen from 2026-11-24, counts again from 2026-11-26/)).toBeTruthy()
  expect(button(card, 'Freeze')).toBeTruthy()
})

const waiting = {
  id: '9',
  kind: 'freeze_product',
  state: 'open',
  lines: [{ label: 'Product', value: 'trend-7' }],
  changes: [],
  start: null,
  user: null,
  reason: 'A venue is down.',
  proposedBy: { id: '3', name: 'bob' },
  proposedTime: '2026-09-01 10:00:00',
  decidedBy: null,
  decidedTime: null,
  answer: null,
  mayDecide: true,
  whyNot: null,
}

it('lists first what waits for approval', async () => {
  calls.set('/api/console/proposals/list', pageOf([waiting]))
  withOffering(onSale)
  await shown()
  await waitFor(() => {
    expect(calls.askedOf('/api/console/proposals/list').at(-1)?.query).toMatchObject({ kind: 'freeze_product' })
  })
})

it('says on the card that a freeze or its end waits, and offers it no second time', async () => {
  calls.set('/api/console/proposals/list', pageOf([waiting]))
  withOffering(onSale)
  const card = await shown()
  expect(await within(card).findByText('Freeze waits for approval')).toBeTruthy()
  expect(whyOff(card, 'Freeze')).toBe('Its freeze waits for another operator in Approvals.')
  const above = screen.getByRole('heading', { name: 'Waiting for approval' })
  expect(above.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(whyOff(card, 'Close the sale')).toBeNull()
  cleanup()
  calls.set('/api/console/proposals/list', pageOf([{ ...waiting, kind: 'resume_product' }]))
  withOffering({ ...onSale, frozen: freeze })
  const frozen = await shown()
  expect(await within(frozen).findByText('Resume waits for approval')).toBeTruthy()
  expect(whyOff(frozen, 'Resume')).toBe('Its resume waits for another operator in Approvals.')
})

it('offers the freeze of a product while another one’s waits', async () => {
  calls.set('/api/console/proposals/list', pageOf([{ ...waiting, lines: [{ label: 'Product', value: 'calm-30' }] }]))
  withOffering(onSale)
  const card = await shown()
  await screen.findByRole('heading', { name: 'Waiting for approval' })
  expect(within(card).queryByText('Freeze waits for approval')).toBeNull()
  expect(whyOff(card, 'Freeze')).toBeNull()
})

it('offers no freeze of a fixed rate', async () => {
  withOffering({ ...onSale, terms: { ...terms, rule: 'fixed' } })
  expect(within(await shown()).queryByRole('button', { name: 'Freeze' })).toBeNull()
})
