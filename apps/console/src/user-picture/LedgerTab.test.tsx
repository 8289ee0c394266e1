import { cleanup, screen, within } from '@testing-library/react'
import type { Role } from '@touchstone/wire/rights'
import { afterEach, expect, it } from 'vitest'
import { answerCalls, pageOf } from '../api/test-answers.ts'
import { show, someOperator } from '../api/test-show.tsx'
import { findChoice, withSolar } from '../setup/test-added.ts'

answerCalls({ ...withSolar, '/api/console/users/ledger': pageOf([]) })
const { LedgerTab } = await import('./LedgerTab.tsx')
afterEach(cleanup)

it.each<Role>(['finance', 'support', 'risk'])('the role %s narrows a ledger to an added token', async (role) => {
  show(<LedgerTab id={3} />, someOperator([role]))
  const [, currency] = within(await screen.findByRole('search')).getAllByRole('combobox')
  expect(await findChoice(currency, 'SOLAR')).toBe('SOLAR')
})
