import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'

const path = '/api/user/appUser/'
const none = { email: false, text: false, push: false }
const preferences = (changed: object = {}) => ({
  result: {
    topics: {
      security: { email: true, text: true, push: true },
      trades: { ...none, email: true },
      funds: none,
      identity: none,
      priceAlerts: none,
      news: none,
    },
    reachable: { email: true, text: false, push: true },
    antiPhishingCode: null,
    ...changed,
  },
})
const calls = answerCalls(publicKeyAnswer)
const { NotificationsScreen } = await import('./NotificationsScreen.tsx')
const { AntiPhishingScreen } = await import('./AntiPhishingScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')
const patience = { timeout: 10_000 }

beforeAll(allTexts)
beforeEach(() => {
  useSession.setState({ token: 'a token', userInfo: someUser })
  calls.set(`${path}notificationPreferences`, preferences())
})
afterEach(() => {
  cleanup()
  queries.clear()
})

const show = (Screen: typeof NotificationsScreen) =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name }, patience)

it('changes one way of one kind, and says which ways lead nowhere', async () => {
  show(NotificationsScreen)
  expect((await box('Trading: E-mail')).checked).toBe(true)
  expect((await box('Trading: Text')).disabled).toBe(true)
  expect(screen.queryByRole('checkbox', { name: 'Security: E-mail' })).toBeNull()
  expect(screen.getByText('No phone number linked.')).not.toBeNull()
  const changed = preferences().result
  changed.topics.funds = { ...none, push: true }
  calls.set(`${path}changeNotificationPreferences`, { result: changed })
  await userEvent.click(await box('Deposits and withdrawals: Push'))
  await waitFor(() => expect(calls.asked).toContain(`${path}changeNotificationPreferences`), patience)
  await waitFor(async () => expect((await box('Deposits and withdrawals: Push')).checked).toBe(true), patience)
})

it('sets a code only with the password, and says at its field that it is wrong', async () => {
  const result = { key: 'credentials_wrong', details: {} }
  calls.set(`${path}setAntiPhishingCode`, { code: 4003, message: 'The password is wrong.', result })
  show(AntiPhishingScreen)
  await userEvent.type(await screen.findByLabelText('Your code', {}, patience), '<b>')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText(/but not < > &/)).not.toBeNull()
  expect(screen.getByText('Enter your sign-in password')).not.toBeNull()
  expect(calls.asked).not.toContain(`${path}setAntiPhishingCode`)
  await userEvent.clear(screen.getByLabelText('Your code'))
  await userEvent.type(screen.getByLabelText('Your code'), 'blue heron')
  await userEvent.type(screen.getByLabelText('Sign-in password'), 'not it')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The password is wrong.', {}, patience)).not.toBeNull()
  expect(screen.getByLabelText('Sign-in password').getAttribute('aria-invalid')).toBe('true')
})
