import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { readTime } from '../format/read-time.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls, pageOf } from '../api/test-answers.ts'
import { dialogOf, show, someOperator } from '../api/test-show.tsx'

const calls = answerCalls({})
const { ProposalsScreen } = await import('./ProposalsScreen.tsx')

const beginsAtMs = 1_795_478_400_000
const proposal = {
  id: '9',
  kind: 'settings',
  state: 'open',
  lines: [],
  changes: [{ path: 'exchange.spreadRate', from: '0.002', to: '0.003' }],
  start: { touches: ['BTC/USDT'], protects: ['exchange.spreadRate'], beginsAtMs },
  user: null,
  reason: 'Wider for a while.',
  proposedBy: { id: '3', name: 'bob' },
  proposedTime: '2026-09-01 10:00:00',
  decidedBy: null,
  decidedTime: null,
  answer: null,
  mayDecide: true,
  whyNot: null,
}
const list = '/api/console/proposals/list'
const one = '/api/console/proposals/one'

beforeEach(() => {
  calls.set(list, pageOf([proposal]))
  calls.set(one, { result: proposal })
})
afterEach(cleanup)

async function open(): Promise<HTMLElement> {
  show(<ProposalsScreen />, someOperator(['risk']), '/proposals')
  await userEvent.click(await screen.findByText('Wider for a while.', {}, { timeout: 10_000 }))
  return dialogOf('Settings, proposal 9')
}

it('shows whoever decides a change of settings whom it concerns, and when it begins', async () => {
  const drawer = within(await open())
  expect(drawer.getByText('Affects open positions in BTC/USDT.')).toBeTruthy()
  expect(drawer.getByText('Changes what customers rely on.')).toBeTruthy()
  expect(drawer.getByText(`Starts ${readTime(beginsAtMs)} if you approve now.`)).toBeTruthy()
  await userEvent.click(drawer.getByRole('button', { name: 'Approve' }))
  const dialog = await dialogOf('Approve: settings, proposed by bob?')
  await waitFor(() => {
    expect(dialog.textContent).toContain(`Starts ${readTime(beginsAtMs)} if you approve now.`)
  })
})

it('says nothing of a beginning where there is nothing to approve', async () => {
  const decided = { ...proposal, state: 'rejected', start: null, mayDecide: false, whyNot: 'decided' }
  calls.set(list, pageOf([decided]))
  calls.set(one, { result: decided })
  const drawer = within(await open())
  expect(drawer.queryByText(/^Begins/)).toBeNull()
  expect(drawer.queryByText(/Affects open positions/)).toBeNull()
})
