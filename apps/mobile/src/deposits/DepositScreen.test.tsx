import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { routes } from '../routes/paths.ts'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'
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
const chain = { ...bank, id: 'chain', name: 'A chain', kind: 'chain', network: 'TRON', sandbox: false }
const feed = '/api/public/getFeed'
const calls = answerCalls({
  ...publicKeyAnswer,
  '/api/finance/appRecharge/channels': { result: [bank, chain] },
  [feed]: { result: { kind: 'sandbox', name: 'x', description: 'x' } },
})
const { DepositScreen } = await import('./DepositScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useToasts } = await import('@touchstone/app/feedback/toast')
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

it('somebody who has gone elsewhere reads where a deposit without an answer would be', async () => {
  sessionStorage.clear()
  show('?channel=chain&step=amount')
  await userEvent.type(await screen.findByRole('textbox'), '25')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Submit deposit' }))
  cleanup()
  const said = (): string[] => useToasts.getState().shown.map(({ text }) => text)
  await vi.waitFor(() => expect(said()).toHaveLength(1), 10_000)
  expect(said()[0]).toMatch(/Check your deposits and withdrawals/)
})
