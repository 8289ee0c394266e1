import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls, pageOf } from '../api/test-answers.ts'
import { show, someOperator } from '../api/test-show.tsx'

const calls = answerCalls({})
const { SettingsScreen } = await import('./SettingsScreen.tsx')
const { keepDraft } = await import('./settings-draft-kept.ts')

const settings = {
  symbols: {},
  exchange: { spreadRate: '0.002', quoteForMs: 10_000 },
  funds: { channels: {} },
  countries: {},
}
const compare = '/api/console/settings/compare'
const propose = '/api/console/settings/propose'

beforeEach(() => {
  calls.asked.length = 0
  keepDraft('7', 4, {})
  calls.set('/api/console/settings/version', { result: { version: 4, effectiveAtMs: 1, newest: 4, settings } })
  calls.set(compare, {
    result: {
      changes: [{ path: 'exchange.spreadRate', from: '0.002', to: '0.003' }],
      faults: [],
      touches: ['BTC/USDT'],
      protects: ['countries.TH.off'],
      earliestAtMs: 1_790_000_000_000,
    },
  })
  calls.set(propose, { result: { proposalId: '9' } })
  calls.set('/api/console/proposals/list', pageOf([]))
})
afterEach(cleanup)

it('proposes what was changed with its reason, and shows before what changes as the server reads it', async () => {
  show(<SettingsScreen />, someOperator(['risk']), '/settings?tab=exchange')
  const spread = await screen.findByLabelText('Spread')
  // In percent and seconds, with what may be typed beside them.
  expect(spread.getAttribute('value')).toBe('0.2')
  expect(screen.getByText('0 to 2%')).toBeTruthy()
  expect(screen.getByLabelText('Quote valid for').getAttribute('value')).toBe('10')
  expect(screen.getByRole('button', { name: 'Review changes' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.clear(spread)
  await userEvent.type(spread, '0.3')
  await userEvent.click(screen.getByRole('button', { name: 'Review 1 change' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByTitle('exchange.spreadRate')).toBeTruthy()
  expect(within(dialog).getByText('Affects open positions in BTC/USDT.')).toBeTruthy()
  expect(within(dialog).getByText('Changes what customers rely on.')).toBeTruthy()
  expect(calls.askedOf(compare)[0]?.fields).toEqual({ changes: { exchange: { spreadRate: '0.003' } } })
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Wider for a while.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
  await waitFor(() => {
    expect(calls.askedOf(propose)[0]?.fields).toEqual({
      from: 4,
      changes: { exchange: { spreadRate: '0.003' } },
      reason: 'Wider for a while.',
    })
  })
  expect(await screen.findByRole('button', { name: 'Review changes' })).toBeTruthy()
})

it('proposes nothing that is faulty', async () => {
  calls.set(compare, {
    result: { changes: [], faults: ['The spread is too wide.'], touches: [], protects: [], earliestAtMs: 1 },
  })
  show(<SettingsScreen />, someOperator(['risk']), '/settings?tab=exchange')
  await userEvent.type(await screen.findByLabelText('Spread'), '9')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Review 1 change' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('The spread is too wide.')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Propose' }).hasAttribute('disabled')).toBe(true)
  expect(calls.askedOf(propose)).toEqual([])
})

it('takes 0.3 in a field of percent for 0.3%, and says at once what is beyond its bounds', async () => {
  show(<SettingsScreen />, someOperator(['risk']), '/settings?tab=exchange')
  const spread = await screen.findByLabelText('Spread')
  await userEvent.clear(spread)
  await userEvent.type(spread, '30')
  expect((await screen.findByRole('alert')).textContent).toBe('It must be from 0 to 2%.')
  expect(spread.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(spread)
  await userEvent.type(spread, '0.3')
  expect(screen.queryByRole('alert')).toBeNull()
  const quote = screen.getByLabelText('Quote valid for')
  await userEvent.clear(quote)
  await userEvent.type(quote, '12.5')
  await userEvent.click(screen.getByRole('button', { name: 'Review 2 changes' }))
  await screen.findByRole('dialog')
  expect(calls.askedOf(compare)[0]?.fields).toEqual({
    changes: { exchange: { spreadRate: '0.003', quoteForMs: 12_500 } },
  })
})

it('never hands on what is no number as another number', async () => {
  show(<SettingsScreen />, someOperator(['risk']), '/settings?tab=exchange')
  const spread = await screen.findByLabelText('Spread')
  await userEvent.clear(spread)
  await userEvent.type(spread, '0.00000000000000001')
  expect((await screen.findByRole('alert')).textContent).toBe('Type a number.')
  await userEvent.click(screen.getByRole('button', { name: 'Review 1 change' }))
  await screen.findByRole('dialog')
  expect(calls.askedOf(compare)[0]?.fields).toEqual({
    changes: { exchange: { spreadRate: 'not a number: 0.00000000000000001' } },
  })
})

it('marks what moves twofold, before it can be proposed', async () => {
  calls.set(compare, {
    result: {
      changes: [
        { path: 'exchange.spreadRate', from: '0.002', to: '0.004' },
        { path: 'exchange.quoteForMs', from: '10000', to: '12000' },
      ],
      faults: [],
      touches: [],
      protects: [],
      earliestAtMs: 1,
    },
  })
  show(<SettingsScreen />, someOperator(['risk']), '/settings?tab=exchange')
  await userEvent.type(await screen.findByLabelText('Spread'), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Review 1 change' }))
  const dialog = await screen.findByRole('dialog')
  expect((await within(dialog).findByRole('alert')).textContent).toContain('One number at least doubles or halves.')
  expect(within(dialog).getByTitle('exchange.spreadRate').textContent).toContain('×2')
  expect(within(dialog).getByTitle('exchange.quoteForMs').textContent).not.toContain('×')
})

it('marks what waits for approval, at its field and above all, with a link to the proposal', async () => {
  const waiting = {
    id: '9',
    kind: 'settings',
    state: 'open',
    lines: [],
    changes: [{ path: 'exchange.spreadRate', from: '0.002', to: '0.003' }],
    start: null,
    user: null,
    reason: 'x',
    proposedBy: { id: '3', name: 'bob' },
    proposedTime: '2026-09-01 10:00:00',
    decidedBy: null,
    decidedTime: null,
    answer: null,
    mayDecide: true,
    whyNot: null,
  }
  calls.set('/api/console/proposals/list', pageOf([waiting]))
  show(<SettingsScreen />, someOperator(['risk']), '/settings?tab=exchange')
  expect(await screen.findByText('pending: 0.3%')).toBeTruthy()
  expect(screen.getByText('A change is waiting for approval')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Proposal 9' }).getAttribute('href')).toBe('/proposals?open=9')
})
