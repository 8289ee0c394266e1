import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { routes } from '../routes/paths.ts'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { stubMedia } from '@touchstone/app/device/test-media'
import { someAccount, someTerms } from '@touchstone/app/withdrawals/example-terms'

const add = '/api/user/appUserWithdrawalInfoSet/addAccount'
const calls = answerCalls({
  ...keyAnswer,
})
const { AccountForm } = await import('./AccountForm.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => {
  sessionStorage.clear()
  stubMedia()
  useSession.setState({ userInfo: someUser, token: 'x' })
})
afterEach(() => {
  cleanup()
  queries.clear()
})

const show = (authenticatorBound: boolean) =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[routes.settlementAccounts.path]}>
        <AccountForm terms={{ ...someTerms, authenticatorBound }} accounts={[someAccount]} account={undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add account' }))

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Bank' }), 'Example Bank')
  await userEvent.type(screen.getByRole('textbox', { name: 'Account holder' }), 'Ada Meridian')
  await userEvent.type(screen.getByRole('textbox', { name: 'IBAN or account number' }), 'DE89 3704 0044 0532 0130 00')
  await userEvent.type(screen.getByLabelText('Sign-in password'), 'a lighthouse at noon')
}
const sent = (): number => calls.asked.filter((path) => path.startsWith(add)).length

it('asks whoever has bound an authenticator for its code, and shows at the field that it was wrong', async () => {
  show(true)
  await fillIn()
  await submit()
  expect(await screen.findByText('Enter the six-digit code')).toBeDefined()
  expect(sent()).toBe(0)
  calls.set(add, { code: 4817, message: 'Wrong code.', result: { key: 'authenticator_code_wrong', details: {} } })
  await userEvent.type(screen.getByLabelText('Authenticator code'), '111222')
  await submit()
  expect(await screen.findByText('Wrong code.')).toBeDefined()
  expect(sent()).toBe(1)
})

it('asks nobody else, until the server does', async () => {
  show(false)
  await fillIn()
  expect(screen.queryByLabelText('Authenticator code')).toBeNull()
  calls.set(add, { code: 4816, message: 'Enter it.', result: { key: 'authenticator_code_required', details: {} } })
  await submit()
  expect(await screen.findByLabelText('Authenticator code')).toBeDefined()
})
