import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '../api/test-answers.ts'
import { show, someOperator } from '../api/test-show.tsx'
import { someBackground } from './test-background.ts'

const calls = answerCalls({})
const { UserBackground, UserWarnings } = await import('./UserBackground.tsx')
const path = '/api/console/users/background'

beforeEach(() => {
  calls.asked.length = 0
  calls.set('/api/console/channels', { result: [] })
})
afterEach(cleanup)

const shown = (
  <>
    <UserWarnings userId={12} />
    <UserBackground userId={12} />
  </>
)

it('shows name, level, money and accounts, and reads them once', async () => {
  const account = {
    id: '1',
    kind: 'bank' as const,
    channel: 'bank',
    target: '•••• 3000',
    holder: 'Somebody Else',
    isHolder: false,
    createdTime: '2026-08-01 10:00:00',
    sharedWith: 1,
  }
  const other = { user: { id: 13, account: 'cy' }, createdTime: '2026-08-01 10:00:00', removed: false }
  calls.set(path, {
    result: { ...someBackground, accounts: [account], sharedWith: { total: 1, records: [other] } },
  })
  show(shown, someOperator(['finance']))
  expect(await screen.findByText('Bea Miller')).toBeTruthy()
  expect(screen.getByText('1 · Basic')).toBeTruthy()
  expect(screen.getByText('(verified name: no, another name)')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('also used by another user.')
  expect(calls.askedOf(path)).toHaveLength(1)
})

it('is not read by operators who may not see users', () => {
  show(shown, someOperator(['content']))
  expect(calls.askedOf(path)).toEqual([])
})
