import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'

const path = '/api/app/googleSecretLogin'
const calls = answerCalls({ ...keyAnswer, [path]: { result: { token: 'a token' } } })
const { SecondFactorForm } = await import('./SecondFactorForm.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
// The first body is encrypted with code that is still being loaded then.
configure({ asyncUtilTimeout: 10_000 })
afterEach(() => {
  cleanup()
  queries.clear()
})

function show(onBack: (why?: string) => void = () => undefined) {
  const onToken = vi.fn<(token: string) => void>()
  render(
    <QueryClientProvider client={queries}>
      <SecondFactorForm
        challenge={{ challenge: 'a challenge', recoveryWaitMs: 24 * 3_600_000 }}
        onToken={onToken}
        onBack={onBack}
      />
    </QueryClientProvider>,
  )
  return onToken
}
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' })

it('has the field of the code focused, and takes six digits', async () => {
  const onToken = show()
  expect(document.activeElement).toBe(screen.getByLabelText('Authenticator code'))
  await userEvent.keyboard('12345')
  expect(confirm().disabled).toBe(true)
  await userEvent.keyboard('6')
  await userEvent.click(confirm())
  await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith('a token'))
})

it('takes a recovery code where the phone is lost, however it is typed, and says what is wrong with it', async () => {
  calls.set(path, { code: 4603, message: 'Wrong.', result: { key: 'code_wrong', details: {} } })
  const onToken = show()
  await userEvent.click(screen.getByRole('button', { name: 'Lost your phone?' }))
  expect(screen.getByText(/you can't withdraw for 24 hours/)).toBeDefined()
  const field = screen.getByLabelText<HTMLInputElement>('Recovery code')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('k7qm 2xht9ab')
  expect(confirm().disabled).toBe(true)
  await userEvent.keyboard('c')
  expect(field.value).toBe('K7QM2XHT9ABC')
  await userEvent.click(confirm())
  expect(await screen.findByText('Wrong.')).toBeDefined()
  expect(onToken).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Use the authenticator' }))
  expect(screen.queryByText('Wrong.')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Authenticator code'))
})

it.each([
  ['recovery code', 'Recovery code', 'k7qm2xht9abc', /^We got no answer\. This recovery code may be used up/],
  ['code of the authenticator', 'Authenticator code', '123456', /^We got no answer\. If we still ask you/],
])(
  'says of a %s whose answer was lost that it may be used up, also when the sign-in has expired by it',
  async (name, label, typed, said) => {
    calls.set(path, new TypeError('lost'))
    const onBack = vi.fn<(why?: string) => void>()
    show(onBack)
    if (name === 'recovery code') await userEvent.click(screen.getByRole('button', { name: 'Lost your phone?' }))
    await userEvent.type(screen.getByLabelText(label), typed)
    await userEvent.click(confirm())
    expect(await screen.findByText(said)).toBeDefined()
    calls.set(path, { code: 4606, message: 'Expired.', result: { key: 'challenge_expired', details: {} } })
    await userEvent.click(confirm())
    await vi.waitFor(() => expect(onBack).toHaveBeenCalledWith(expect.stringMatching(said)))
  },
)
