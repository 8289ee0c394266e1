import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls, pageOf } from '../api/test-answers.ts'
import { show, someOperator } from '../api/test-show.tsx'

const calls = answerCalls({})
const { Frame } = await import('./Frame.tsx')

const queues = { deposits: 3, withdrawals: 1, identity: null, proposals: null, importantOnline: null, moved: 'a' }
const support = someOperator(['support'])

beforeEach(() => {
  calls.asked.length = 0
  calls.set('/api/console/queues', { result: queues })
  calls.set('/api/console/operator/current', { result: support })
  calls.set('/api/console/overview', {
    result: {
      queues: { deposits: null, withdrawals: null, identity: null, proposals: null },
      cases: [],
      findings: null,
      nowAtMs: 1,
    },
  })
  for (const list of ['deposits', 'arrivals', 'withdrawals', 'users', 'identity'])
    calls.set(`/api/console/${list}/list`, pageOf([]))
})
afterEach(cleanup)

const menu = () => screen.findByRole('navigation', { name: 'Pages' })

it('shows the pages that the rights allow, with what waits in them, and no other', async () => {
  show(<Frame />, support, '/deposits')
  const links = within(await menu()).getAllByRole('link')
  expect(await screen.findByTitle('3 waiting')).toBeTruthy()
  expect(links.map((link) => link.textContent)).toEqual([
    'Overview',
    'Deposits3',
    'Payments received',
    'Withdrawals1',
    'Users',
  ])
  expect(screen.getByText('ada')).toBeTruthy()
})

it('leads from an address that is not allowed to the first page that is', async () => {
  show(<Frame />, support, '/settings')
  expect(await screen.findByRole('heading', { name: 'Overview' }, { timeout: 10_000 })).toBeTruthy()
  expect(screen.getByLabelText('address').textContent).toBe('/overview')
  expect(calls.askedOf('/api/console/settings/version')).toEqual([])
})

it('lets nobody past a first password', async () => {
  calls.set('/api/console/operator/current', { result: { ...support, mustChangePassword: true } })
  calls.set('/api/console/operator/changePassword', { result: { done: true } })
  show(<Frame />, support, '/deposits')
  await userEvent.type(await screen.findByLabelText('Current password'), 'as-it-was-given')
  await userEvent.type(screen.getByLabelText('New password'), 'short')
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('At least 12 characters.')).toBeTruthy()
  expect(calls.askedOf('/api/console/operator/changePassword')).toEqual([])
  await userEvent.type(screen.getByLabelText('New password'), ' and then longer')
  calls.set('/api/console/operator/current', { result: support })
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await menu()).toBeTruthy()
  expect(calls.askedOf('/api/console/operator/changePassword')[0]?.fields).toEqual({
    password: 'as-it-was-given',
    newPassword: 'short and then longer',
  })
})
