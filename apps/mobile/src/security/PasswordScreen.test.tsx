import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { stubMedia } from '@touchstone/app/device/test-media'
import { someTerms } from '@touchstone/app/withdrawals/example-terms'

const path = '/api/user/appUser/changePassword'
const calls = answerCalls({ ...keyAnswer, '/api/finance/appWithdrawal/terms': { result: someTerms } })
const { PasswordScreen } = await import('./PasswordScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
// The first body is encrypted with code that is still being loaded then.
configure({ asyncUtilTimeout: 10_000 })
afterEach(() => {
  cleanup()
  queries.clear()
})

it('sends once what is tapped twice, and says that no answer came', async () => {
  stubMedia()
  useSession.setState({ userInfo: someUser, token: 'x' })
  let lose = (): void => undefined
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  calls.set(path, { code: 500, message: 'No.', result: { key: 'credentials_wrong', details: {} }, after: lost })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <PasswordScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
  await type('Current password', 'an old one')
  await type('New password', 'a new one that is long')
  await type('New password again', 'a new one that is long')
  const save = screen.getByRole('button', { name: 'Save' })
  // Both before the button is off.
  fireEvent.click(save)
  fireEvent.click(save)
  lose()
  await screen.findByText('No.')
  expect(calls.asked.filter((each) => each === path)).toHaveLength(1)
  calls.set(path, new TypeError('lost'))
  fireEvent.click(save)
  expect(await screen.findByText(/^We got no answer, so we don't know yet if it went through/)).toBeDefined()
})
