import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls, pageOf } from '../api/test-answers.ts'
import { dialogOf, show, someOperator } from '../api/test-show.tsx'

const calls = answerCalls({})
const { DepositsScreen } = await import('./DepositsScreen.tsx')

const deposit = {
  id: '31',
  user: { id: 12, account: 'bea' },
  state: 'submitted',
  channel: 'sandbox-bank',
  kind: 'bank',
  network: '',
  currency: 'USDT',
  claimed: '250',
  credited: null,
  proof: null,
  reason: null,
  claimedBy: null,
  arrivalId: null,
  timeline: [{ stage: 'submitted', time: '2026-09-01 10:00:00', operator: null }],
  bookId: null,
  sequence: null,
  submittedTime: '2026-09-01 10:00:00',
}
const mine = { ...deposit, state: 'claimed', claimedBy: { id: '7', name: 'ada' } }
const arrival = {
  id: '5',
  kind: 'bank',
  channel: 'sandbox-bank',
  network: '',
  currency: 'USDT',
  amount: '240.5',
  reference: 'TX-1',
  sender: 'B. Ea',
  user: null,
  depositId: null,
  arrivedTime: '2026-09-01 11:00:00',
  differs: ['amount', 'payer'],
}
const sandboxBank = { id: 'sandbox-bank', name: 'Sandbox bank transfer', kind: 'bank', network: '', currency: 'USDT' }
const list = '/api/console/deposits/list'
const finance = someOperator(['finance'])

beforeEach(() => {
  calls.asked.length = 0
  calls.set(list, pageOf([deposit]))
  calls.set('/api/console/arrivals/list', pageOf([arrival]))
  calls.set('/api/console/channels', { result: [sandboxBank] })
})
afterEach(cleanup)

const open = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByText('Sandbox bank transfer', {}, { timeout: 10_000 }))
  return dialogOf('Deposit 31')
}
const isOff = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') === 'true'

it('begins with what is open, and asks for what the filter in the address says', async () => {
  show(<DepositsScreen />, finance)
  expect(await screen.findByText('bea')).toBeTruthy()
  expect(calls.askedOf(list)[0]?.query).toEqual({ pageNo: '1', pageSize: '20', state: 'open' })
  cleanup()
  show(<DepositsScreen />, finance, '/deposits?state=rejected&currency=USDT&page=2')
  await screen.findByText('bea')
  expect(calls.askedOf(list).at(-1)?.query).toEqual({
    pageNo: '2',
    pageSize: '20',
    state: 'rejected',
    currency: 'USDT',
  })
})

it('says beside a button that is off why it is', async () => {
  show(<DepositsScreen />, finance)
  const drawer = await open()
  const reject = within(drawer).getByRole('button', { name: 'Reject' })
  expect(isOff(reject)).toBe(true)
  expect(within(drawer).getByText('Claim it first, so that nobody else works on it.')).toBeTruthy()
  expect(isOff(within(drawer).getByRole('button', { name: 'Claim' }))).toBe(false)
  await userEvent.click(reject)
  expect(screen.queryByText('Reject the deposit of bea?')).toBeNull()
})

it('claims after a question, and the row moves without a reload', async () => {
  calls.set('/api/console/deposits/claim', { result: mine })
  show(<DepositsScreen />, finance)
  await userEvent.click(within(await open()).getByRole('button', { name: 'Claim' }))
  const question = await dialogOf('Claim this deposit?')
  calls.set(list, pageOf([mine]))
  await userEvent.click(within(question).getByRole('button', { name: 'Claim' }))
  await waitFor(() => {
    expect(screen.queryByText('Claim this deposit?')).toBeNull()
  })
  expect(calls.askedOf('/api/console/deposits/claim')).toHaveLength(1)
  expect(calls.askedOf('/api/console/deposits/claim')[0]?.fields).toEqual({ id: '31' })
  expect((await screen.findAllByText('ada')).length).toBeGreaterThan(0)
})

it('credits alone what was stated, and stays with a refusal under the same eyes', async () => {
  calls.set(list, pageOf([mine]))
  calls.set('/api/console/arrivals/list', pageOf([{ ...arrival, amount: '250', differs: [] }]))
  calls.set('/api/console/deposits/credit', {
    code: 4901,
    message: 'This arrival is used up.',
    result: { key: 'x', details: {} },
  })
  show(<DepositsScreen />, finance)
  const drawer = await open()
  expect(await within(drawer).findByText('as stated')).toBeTruthy()
  expect(calls.askedOf('/api/console/arrivals/list').at(-1)?.query).toMatchObject({ forDeposit: '31' })
  await userEvent.click(within(drawer).getByRole('button', { name: 'Credit' }))
  const question = await dialogOf('Credit 250 USDT to bea?')
  expect(question.textContent).toContain('You will not decide or pay withdrawals of bea for some days.')
  await userEvent.click(within(question).getByRole('button', { name: 'Credit' }))
  expect((await within(question).findByRole('alert')).textContent).toContain('This arrival is used up.')
  expect(calls.askedOf('/api/console/deposits/credit')[0]?.fields).toEqual({ id: '31', arrivalId: '5' })
})

it('proposes to credit what was not stated, says in what it differs, and needs a reason', async () => {
  calls.set(list, pageOf([mine]))
  calls.set('/api/console/deposits/proposeCredit', { result: { proposalId: '9' } })
  show(<DepositsScreen />, finance)
  const drawer = await open()
  expect(await within(drawer).findByText('not as stated')).toBeTruthy()
  expect(within(drawer).getByText('not the verified name')).toBeTruthy()
  expect(within(drawer).queryByRole('button', { name: 'Credit' })).toBeNull()
  await userEvent.click(within(drawer).getByRole('button', { name: 'Propose to credit' }))
  const question = await dialogOf('Propose to credit 240.5 USDT to bea?')
  expect(question.textContent).toContain('The user stated 250 USDT.')
  expect(question.textContent).toContain('The sender, B. Ea, is not the verified name of bea.')
  await userEvent.type(within(question).getByLabelText('Reason'), 'The bank kept a fee.')
  await userEvent.click(within(question).getByRole('button', { name: 'Propose to credit' }))
  await waitFor(() => {
    expect(screen.queryByText('Propose to credit 240.5 USDT to bea?')).toBeNull()
  })
  const asked = calls.askedOf('/api/console/deposits/proposeCredit')[0]?.fields
  expect(asked).toEqual({ id: '31', arrivalId: '5', reason: 'The bank kept a fee.' })
}, 40_000)

it('asks again under the same key where no answer came, and needs a reason to reject', async () => {
  calls.set(list, pageOf([mine]))
  calls.set('/api/console/deposits/reject', { status: 502, result: null })
  show(<DepositsScreen />, finance)
  await userEvent.click(within(await open()).getByRole('button', { name: 'Reject' }))
  const question = await dialogOf('Reject the deposit of bea?')
  const confirm = within(question).getByRole('button', { name: 'Reject' })
  await userEvent.click(confirm)
  expect(await within(question).findByText('Reason is needed.')).toBeTruthy()
  expect(calls.askedOf('/api/console/deposits/reject')).toEqual([])
  await userEvent.type(within(question).getByLabelText('Reason'), 'Nothing arrived.')
  await userEvent.click(confirm)
  expect(await within(question).findByRole('alert', {}, { timeout: 10_000 })).toBeTruthy()
  calls.set('/api/console/deposits/reject', { result: { ...mine, state: 'rejected' } })
  await userEvent.click(confirm)
  await waitFor(() => {
    expect(screen.queryByText('Reject the deposit of bea?')).toBeNull()
  })
  const asked = calls.askedOf('/api/console/deposits/reject')
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
  expect(asked.at(-1)?.fields).toEqual({ id: '31', reason: 'Nothing arrived.' })
}, 40_000)

it('shows an operator who may only look what is there, and that the rest is not for them', async () => {
  calls.set(list, pageOf([mine]))
  show(<DepositsScreen />, someOperator(['support'], { id: '9' }))
  const drawer = await open()
  expect(await within(drawer).findByText('Your roles do not let you decide deposits.')).toBeTruthy()
  expect(isOff(within(drawer).getByRole('button', { name: 'Reject' }))).toBe(true)
  expect(isOff(await within(drawer).findByRole('button', { name: 'Propose to credit' }))).toBe(true)
})
