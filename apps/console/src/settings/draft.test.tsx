import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '../api/test-answers.ts'
import { show, someOperator } from '../api/test-show.tsx'
import type { JsonObject } from './settings-draft.ts'

const calls = answerCalls({})
const { SettingsScreen } = await import('./SettingsScreen.tsx')
const { keepDraft, keptDraft } = await import('./settings-draft-kept.ts')

const bracket = { notionalUpTo: '50000', leverageMax: 100, maintenanceRate: '0.005' }
const bitcoin: JsonObject = {
  symbol: 'BTC/USDT',
  base: 'BTC',
  quote: 'USDT',
  enabled: true,
  marketClass: 'coin',
  takerRate: '0.0005',
  brackets: [bracket, { ...bracket, notionalUpTo: '250000', leverageMax: 50 }],
}
const settings = {
  symbols: { 'BTC/USDT': bitcoin },
  funds: { channels: {} },
  countries: { SG: { off: ['exchange'], leverageMax: 10, stakeMax: null } },
}
const operator = someOperator(['risk'])

function answerVersion(version: number): void {
  calls.set('/api/console/settings/version', { result: { version, effectiveAtMs: 1, newest: version, settings } })
}

beforeEach(() => {
  keepDraft('7', 4, {})
  answerVersion(4)
})
afterEach(cleanup)

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

async function openEntry(name: string | RegExp): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('cell', { name }))
  return screen.findByRole('dialog')
}

it.each([
  ['5', 'It must be from 0 to 1%.'],
  ['abc', 'Type a number.'],
])('keeps an entry open while its taker fee is %s', async (typed, fault) => {
  show(<SettingsScreen />, operator, '/settings?tab=symbols')
  const drawer = await openEntry('BTC/USDT')
  const taker = within(drawer).getByLabelText('Taker fee')
  await retype(taker, typed)
  await userEvent.click(within(drawer).getByRole('button', { name: 'Done' }))
  const alerts = within(drawer).getAllByRole('alert')
  expect(alerts.map(({ textContent }) => textContent)).toEqual([fault, 'Set this right first: Taker fee.'])
  expect(document.activeElement).toBe(taker)
  await retype(taker, '0.06')
  expect(within(drawer).queryByRole('alert')).toBeNull()
  await userEvent.click(within(drawer).getByRole('button', { name: 'Done' }))
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  })
  expect(keptDraft('7')?.changes).toEqual({ symbols: { 'BTC/USDT': { takerRate: '0.0006' } } })
})

it('says of all that differs what it was, in the form and in the table, and puts it back', async () => {
  show(<SettingsScreen />, operator, '/settings?tab=symbols')
  const drawer = await openEntry('BTC/USDT')
  await retype(within(drawer).getByLabelText('Taker fee'), '0.06')
  expect(within(drawer).getByText('was 0.05%')).toBeTruthy()
  await retype(within(drawer).getAllByLabelText('Maximum leverage')[0] ?? drawer, '90')
  expect(within(drawer).getByText('was 100')).toBeTruthy()
  await userEvent.click(within(drawer).getByRole('button', { name: /Add a row/ }))
  expect(within(drawer).getByText('new')).toBeTruthy()
  await userEvent.click(within(drawer).getByRole('button', { name: 'Take row 3 away' }))
  await userEvent.click(within(drawer).getByRole('button', { name: 'Take row 2 away' }))
  expect(within(drawer).getByText('A row fewer than it was.')).toBeTruthy()
  expect(screen.getByText('2 changes')).toBeTruthy()
  expect([...document.querySelectorAll('.moved del')].map(({ textContent }) => textContent)).toEqual(['100x', '0.05%'])
  await userEvent.click(within(drawer).getByRole('button', { name: 'As it was' }))
  expect(screen.queryByText('2 changes')).toBeNull()
  expect(keptDraft('7')).toBeUndefined()
})

it('shows a draft again after a reload, on top of a newer version too, and only to who made it', async () => {
  keepDraft('7', 4, { symbols: { 'BTC/USDT': { takerRate: '0.0006' } }, countries: { SG: { off: [] } } })
  answerVersion(5)
  show(<SettingsScreen />, operator, '/settings?tab=symbols')
  expect(await screen.findByRole('button', { name: 'Review 2 changes' })).toBeTruthy()
  expect(screen.getByText(/^You started it on version 4/)).toBeTruthy()
  expect(screen.getByText('1 change')).toBeTruthy()
  cleanup()
  show(<SettingsScreen />, { ...operator, id: '8' }, '/settings?tab=symbols')
  expect(await screen.findByRole('button', { name: 'Review changes' })).toBeTruthy()
})

it('is begun on its version until it is discarded, and stays beside those of other operators', async () => {
  keepDraft('7', 4, { symbols: { 'BTC/USDT': { takerRate: '0.0006' } } })
  answerVersion(5)
  show(<SettingsScreen />, { ...operator, id: '8' }, '/settings?tab=symbols')
  await retype(within(await openEntry('BTC/USDT')).getByLabelText('Taker fee'), '0.07')
  cleanup()
  show(<SettingsScreen />, operator, '/settings?tab=symbols')
  await retype(within(await openEntry(/^BTC/)).getByLabelText('Taker fee'), '0.08')
  expect(keptDraft('7')).toEqual({ version: 4, changes: { symbols: { 'BTC/USDT': { takerRate: '0.0008' } } } })
  expect(keptDraft('8')).toEqual({ version: 5, changes: { symbols: { 'BTC/USDT': { takerRate: '0.0007' } } } })
  keepDraft('8', 5, {})
})

it('keeps in the table what the draft takes away, and what it adds', async () => {
  keepDraft('7', 4, { countries: { SG: null, TH: { off: [], leverageMax: null, stakeMax: null } } })
  show(<SettingsScreen />, operator, '/settings?tab=countries')
  expect(await screen.findByText('Taken away')).toBeTruthy()
  expect(screen.getByText('New')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
  expect(screen.queryByText('Taken away')).toBeNull()
  expect(keptDraft('7')?.changes).toEqual({ countries: { TH: { off: [], leverageMax: null, stakeMax: null } } })
})

it('lets what an entry is be chosen while it is new', async () => {
  keepDraft('7', 4, { symbols: { 'XAU/USD': { ...bitcoin, symbol: 'XAU/USD', base: 'XAU', quote: 'USD' } } })
  show(<SettingsScreen />, operator, '/settings?tab=symbols')
  const isOff = (drawer: HTMLElement): boolean => within(drawer).getByLabelText('Class').hasAttribute('disabled')
  expect(isOff(await openEntry(/^XAU/))).toBe(false)
  cleanup()
  show(<SettingsScreen />, operator, '/settings?tab=symbols')
  expect(isOff(await openEntry('BTC/USDT'))).toBe(true)
})
