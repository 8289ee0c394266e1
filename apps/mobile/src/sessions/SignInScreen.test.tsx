import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { stubMedia } from '@touchstone/app/device/test-media'
import { pathTo } from '../routes/paths.ts'

const forgot = '/api/app/forgotPassword'
const login = '/api/app/login'
const secondFactor = '/api/app/googleSecretLogin'
const calls = answerCalls(keyAnswer)
const { SignInScreen } = await import('./SignInScreen.tsx')
const { useSession } = await import('@touchstone/app/api/session')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { savedGuest } = await import('@touchstone/app/sessions/use-save-due')

beforeAll(allTexts)
// The first body is encrypted with code that is still being loaded then.
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => {
  sessionStorage.clear()
  stubMedia()
})
afterEach(() => {
  cleanup()
  queries.clear()
})

const show = (mode: string, state: object | null = null) =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[{ pathname: pathTo('signIn'), search: `?mode=${mode}`, state }]}>
        <SignInScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const type = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label, { selector: 'input:not([type=radio])' }), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('a reset whose answer was lost may have worked, also when its code is refused afterwards', async () => {
  show('forgot')
  expect(screen.getByText(/withdrawals pause for 24 hours/)).toBeDefined()
  await type('E-mail', 'ann@example.com')
  await type('E-mail code', '123456')
  await type('New password', 'a new one that is long')
  await type('New password again', 'a new one that is long')
  calls.set(forgot, new TypeError('lost'))
  await press('Save and sign in')
  const said = /^We got no answer. Your new password may already work/
  expect(await screen.findByText(said)).toBeDefined()
  calls.set(forgot, { code: 4603, message: 'Wrong code.', result: { key: 'code_wrong', details: {} } })
  await press('Save and sign in')
  expect(await screen.findByText('Wrong code.')).toBeDefined()
  expect(screen.getByText(said)).toBeDefined()
  await press('Sign in')
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('a new one that is long')
})

it('a sign-in that expired at its second factor goes back, and says so', async () => {
  show('password')
  await type('E-mail', 'ann@example.com')
  await type('Password', 'a password')
  calls.set(login, { result: { challenge: 'a challenge', recoveryWaitMs: 0 } })
  await press('Sign in')
  await screen.findByLabelText('Authenticator code')
  // A reload does not ask for the password again.
  cleanup()
  show('password')
  await screen.findByLabelText('Authenticator code')
  calls.set(secondFactor, { code: 4606, message: 'Expired.', result: { key: 'challenge_expired', details: {} } })
  await type('Authenticator code', '123456')
  await press('Confirm')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined()
  expect(screen.getByText('Expired.')).toBeDefined()
  cleanup()
  show('password')
  expect(screen.getByLabelText<HTMLInputElement>('Password')).toBeDefined()
})

it('says why a session ended, as long as the person is here', async () => {
  show('password', { ended: true })
  expect(screen.getByText(/^You were signed out/)).toBeDefined()
  await press('Sign in with a code')
  expect(screen.getByText(/^You were signed out/)).toBeDefined()
})

it.each([
  ['a guest under the name of the account, however it was typed', true, 'Ann'],
  ['nobody who is no guest', false, undefined],
])('a sign-in remembers as able to come back: %s', async (_, guest, remembered) => {
  savedGuest.set(undefined)
  calls.set(login, { result: { token: 'token' } })
  calls.set('/api/user/appUser/current', { result: { ...someUser, account: 'Ann', guest } })
  show('password')
  await userEvent.click(screen.getByRole('radio', { name: 'Account' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Account name' }), 'ann')
  await type('Password', 'a password')
  await press('Sign in')
  await waitFor(() => expect(useSession.getState().userInfo?.account).toBe('Ann'))
  await waitFor(() => expect(savedGuest.read()).toBe(remembered))
})
