import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'
import { allTexts } from '@touchstone/app/texts/texts'

const path = '/api/app/login'
const calls = answerCalls({ ...publicKeyAnswer, [path]: { result: { token: 'a token' } } })
const { ComeBack } = await import('./ComeBack.tsx')
const { forgetFirstPassword, keepFirstPassword, useFirstPassword } =
  await import('@touchstone/app/sessions/first-password')
const patience = { timeout: 10_000 }

beforeAll(allTexts)
afterEach(async () => {
  cleanup()
  await forgetFirstPassword()
})

function show() {
  const onStep = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ComeBack onStep={onStep} />
    </QueryClientProvider>,
  )
  return onStep
}

it('lets the guest of this device go on, and offers nobody else anything', async () => {
  show()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await keepFirstPassword({ account: 'user-ABCD2345', password: '5B7237RDCAXQ' })
  const onStep = show()
  await userEvent.click(screen.getByRole('button', { name: 'Continue as user-ABCD2345' }))
  await waitFor(() => expect(onStep).toHaveBeenCalled(), patience)
})

it('forgets a password that was changed elsewhere', async () => {
  calls.set(path, { code: 4600, message: 'Wrong.', result: { key: 'credentials_wrong', details: {} } })
  await keepFirstPassword({ account: 'user-ABCD2345', password: '5B7237RDCAXQ' })
  show()
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(useFirstPassword.getState().kept).toBeUndefined(), patience)
})
