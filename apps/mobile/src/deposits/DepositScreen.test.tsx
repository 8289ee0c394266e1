import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { routes } from '../routes/paths.ts'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { stubMedia } from '@touchstone/app/device/test-media'

const bank = {
  id: 'bank',
  name: 'Bank transfer',
  kind: 'bank',
  network: '',
  currency: 'USDT',
  minimum: '10',
  arrivalMinutes: 60,
  confirmations: 0,
  sandbox: true,
  details: [{ label: 'Bank', value: 'A bank' }],
}
const feed = '/api/public/getFeed'
const calls = answerCalls({
  '/api/finance/appRecharge/channels': { result: [bank] },
  [feed]: { result: { kind: 'sandbox', name: 'x', description: 'x' } },
})
const { DepositScreen } = await import('./DepositScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => {
  stubMedia()
  useSession.setState({ userInfo: someUser, token: 'x' })
})
afterEach(() => {
  cleanup()
  queries.clear()
})

const show = (query = '') =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`${routes.deposit.path}${query}`]}>
        <DepositScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('leads a guest to binding a contact first', async () => {
  useSession.setState({ userInfo: { ...someUser, guest: true }, token: 'x' })
  show()
  const link = await screen.findByRole('link', { name: 'Link e-mail or phone' })
  expect(link.getAttribute('href')).toBe(routes.bindContact.path)
  expect(screen.queryByText('Bank transfer')).toBeNull()
})

it('shows the ways to everybody else', async () => {
  show()
  expect(await screen.findByText('Bank transfer')).toBeDefined()
})

it('says before the picture of a transfer that a sandbox is not for real documents, and elsewhere nothing', async () => {
  show('?channel=bank&step=amount')
  expect(await screen.findByText(/Don't upload real documents/)).toBeDefined()
  cleanup()
  queries.clear()
  calls.set(feed, { result: { kind: 'live', name: 'x', description: 'x' } })
  show('?channel=bank&step=amount')
  expect(await screen.findByText('Picture of the transfer')).toBeDefined()
  expect(screen.queryByText(/Don't upload real documents/)).toBeNull()
})
