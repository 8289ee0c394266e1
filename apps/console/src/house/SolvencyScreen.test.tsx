import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { rightsOf } from '@touchstone/wire/rights'
import { afterEach, expect, it } from 'vitest'
import { answerCalls } from '../api/test-answers.ts'
import { dialogOf, show, someOperator } from '../api/test-show.tsx'
import { findChoice, withSolar } from '../setup/test-added.ts'

const nothing = { currencies: [], holdings: [], treasury: [], pools: [], unreadable: [] }
const calls = answerCalls({
  ...withSolar,
  '/api/console/house/solvency': { result: { atMs: 1_790_000_000_000, ...nothing } },
})
const { SolvencyScreen } = await import('./SolvencyScreen.tsx')
afterEach(cleanup)

it('the role finance, which sees no settings, enters a statement of an added token', async () => {
  expect(rightsOf(['finance']).has('see_settings')).toBe(false)
  show(<SolvencyScreen />, someOperator(['finance']))
  await userEvent.click(await screen.findByRole('button', { name: 'Enter a statement' }))
  const dialog = await dialogOf('Enter a bank statement')
  expect(await findChoice(within(dialog).getByLabelText('Currency'), 'SOLAR')).toBe('SOLAR')
  expect(calls.askedOf('/api/console/settings/version')).toEqual([])
})
