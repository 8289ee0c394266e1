import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls, pageOf } from '../api/test-answers.ts'
import { someBackground } from '../background/test-background.ts'
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
  isCapital: false,
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
  calls.set('/api/console/users/background', { result: someBackground })
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
  expect(within(drawer).getByText('Claim it first so nobody else works on it.')).toBeTruthy()
  expect(isOff(within(drawer).getByRole('button', { name: 'Claim' }))).toBe(false)
  await userEvent.click(reject)
  expect(screen.queryByText('Reject bea’s deposit?')).toBeNull()
})

it('claims at once, by its letter, and says so beside the buttons', async () => {
  calls.set('/api/console/deposits/claim', { result: mine })
  show(<DepositsScreen />, finance)
  const drawer = await open()
  expect(within(drawer).getByRole('button', { name: 'Claim' }).getAttribute('aria-keyshortcuts')).toBe('c')
  calls.set(list, pageOf([mine]))
  await userEvent.keyboard('c')
  expect((await within(drawer).findByRole('status')).textContent).toContain('Claimed.')
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
  expect(await within(drawer).findByText('Amount matches')).toBeTruthy()
  expect(calls.askedOf('/api/console/arrivals/list').at(-1)?.query).toMatchObject({ forDeposit: '31' })
  await userEvent.click(within(drawer).getByRole('button', { name: 'Credit' }))
  const question = await dialogOf('Credit 250 USDT to bea?')
  expect(question.textContent).toContain('For some days, you can’t approve or pay bea’s withdrawals.')
  await userEvent.click(within(question).getByRole('button', { name: 'Credit' }))
  expect((await within(question).findByRole('alert')).textContent).toContain('This arrival is used up.')
  expect(calls.askedOf('/api/console/deposits/credit')[0]?.fields).toEqual({ id: '31', arrivalId: '5' })
})

it('proposes to credit what was not stated, says in what it differs, and needs a reason', async () => {
  calls.set(list, pageOf([mine]))
  calls.set('/api/console/deposits/proposeCredit', { result: { proposalId: '9' } })
  show(<DepositsScreen />, finance)
  const drawer = await open()
  expect(await within(drawer).findByText('Amount differs')).toBeTruthy()
  expect(within(drawer).getByText('Name doesn’t match')).toBeTruthy()
  expect(within(drawer).queryByRole('button', { name: 'Credit' })).toBeNull()
  await userEvent.click(within(drawer).getByRole('button', { name: 'Propose credit' }))
  const question = await dialogOf('Propose crediting 240.5 USDT to bea?')
  expect(question.textContent).toContain('The user announced 250 USDT.')
  expect(question.textContent).toContain('The sender (B. Ea) isn’t bea’s verified name.')
  await userEvent.type(within(question).getByLabelText('Reason'), 'The bank kept a fee.')
  await userEvent.click(within(question).getByRole('button', { name: 'Propose credit' }))
  await waitFor(() => {
    expect(screen.queryByText('Propose crediting 240.5 USDT to bea?')).toBeNull()
  })
  const asked = calls.askedOf('/api/console/deposits/proposeCredit')[0]?.fields
  expect(asked).toEqual({ id: '31', arrivalId: '5', reason: 'The bank kept a fee.' })
}, 40_000)

it('asks again under the same key where no answer came, and needs a reason to reject', async () => {
  calls.set(list, pageOf([mine]))
  calls.set('/api/console/deposits/reject', { status: 502, result: null })
  show(<DepositsScreen />, finance)
  await userEvent.click(within(await open()).getByRole('button', { name: 'Reject' }))
  const question = await dialogOf('Reject bea’s deposit?')
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
    expect(screen.queryByText('Reject bea’s deposit?')).toBeNull()
  })
  const asked = calls.askedOf('/api/console/deposits/reject')
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
  expect(asked.at(-1)?.fields).toEqual({ id: '31', reason: 'Nothing arrived.' })
}, 40_000)

it('shows an operator who may only look what is there, and that the rest is not for them', async () => {
  calls.set(list, pageOf([mine]))
  show(<DepositsScreen />, someOperator(['support'], { id: '9' }))
  const drawer = await open()
  expect(await within(drawer).findByText('Your role doesn’t allow you to decide deposits.')).toBeTruthy()
  expect(isOff(within(drawer).getByRole('button', { name: 'Reject' }))).toBe(true)
  expect(isOff(await within(drawer).findByRole('button', { name: 'Propose credit' }))).toBe(true)
})

it('leads from a decision to the next case by a letter, and leaves letters to a field', async () => {
  const next = { ...deposit, id: '32', user: { id: 13, account: 'cy' } }
  calls.set(list, pageOf([mine, next]))
  calls.set('/api/console/deposits/reject', { result: { ...mine, state: 'rejected' } })
  show(<DepositsScreen />, finance, '/deposits?open=31')
  const drawer = await dialogOf('Deposit 31')
  await within(drawer).findByRole('button', { name: 'Reject' })
  await userEvent.keyboard('r')
  const question = await dialogOf('Reject bea’s deposit?')
  calls.set(list, pageOf([next]))
  // A letter in a field is a letter; Ctrl and Enter confirm.
  await userEvent.type(within(question).getByLabelText('Reason'), 'No payment, no record.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await within(drawer).findByRole('button', { name: 'Next case' }, { timeout: 10_000 })
  expect(calls.askedOf('/api/console/deposits/reject')[0]?.fields).toEqual({
    id: '31',
    reason: 'No payment, no record.',
  })
  await userEvent.keyboard('n')
  expect(await dialogOf('Deposit 32')).toBeTruthy()
  expect(screen.getByLabelText('address').textContent).toContain('open=32')
}, 40_000)

it('moves in the list by letters, and opens with enter', async () => {
  calls.set(list, pageOf([deposit, { ...deposit, id: '32' }]))
  show(<DepositsScreen />, finance, '/deposits')
  await screen.findByText('32', {}, { timeout: 10_000 })
  await userEvent.keyboard('jj{Enter}')
  expect(await dialogOf('Deposit 32')).toBeTruthy()
  await userEvent.keyboard('k')
  expect(await dialogOf('Deposit 31')).toBeTruthy()
})
