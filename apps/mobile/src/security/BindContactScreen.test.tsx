import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { stubMedia } from '@touchstone/app/device/test-media'
import { someTerms } from '@touchstone/app/withdrawals/example-terms'

const bind = '/api/user/appUser/bindContact'
const text = (sha256: string) => ({
  articleId: 1,
  kind: 'agreement',
  purpose: 'registration',
  title: 'User agreement',
  language: 'en-us',
  version: 1,
  sha256,
  text: 'Be fair.',
  blocks: [{ kind: 'paragraph', text: 'Be fair.' }],
})
const calls = answerCalls({
  ...keyAnswer,
  '/api/finance/appWithdrawal/terms': { result: someTerms },
  '/api/content/appAgreement/current': { result: text('a'.repeat(64)) },
  '/api/user/appUser/current': { result: someUser },
})
const { BindContactScreen } = await import('./BindContactScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
// The first body is encrypted with code that is still being loaded then.
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => {
  stubMedia()
})
afterEach(() => {
  cleanup()
  queries.clear()
})

function show(email: string | null) {
  useSession.setState({ userInfo: { ...someUser, email }, token: 'x' })
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <BindContactScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const type = (label: string, typed: string) =>
  userEvent.type(screen.getByLabelText(label, { selector: 'input:not([type=radio])' }), typed)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('says from when another contact can be linked, where no code to the present one was entered', async () => {
  const waits = { done: false, waitsUntilAtMs: null, bindableFromAtMs: Date.UTC(2026, 10, 26, 9) }
  calls.set(bind, { result: waits })
  show('a***@example.com')
  expect(screen.getByText(/you can link the new contact in three days/)).toBeDefined()
  await type('E-mail', 'new@example.com')
  await type('E-mail code', '123456')
  await type('Password', 'a password')
  await press('Link')
  expect(await screen.findByRole('heading', { name: 'Not linked yet' })).toBeDefined()
  expect(screen.getByText(/^Come back after .+, \d\d:\d\d/)).toBeDefined()
})

it('shows at its field that the code to the present contact is wrong', async () => {
  calls.set(bind, { code: 4621, message: 'Wrong.', result: { key: 'contact_code_wrong', details: {} } })
  show('a***@example.com')
  await type('E-mail', 'new@example.com')
  await type('E-mail code', '123456')
  await type('Password', 'a password')
  await type('Code to a***@example.com', '12345')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Link' }).disabled).toBe(true)
  await type('Code to a***@example.com', '6')
  await press('Link')
  const message = await screen.findByText('Wrong.')
  expect(screen.getByLabelText('Code to a***@example.com').getAttribute('aria-describedby')).toContain(message.id)
})

it('takes no agreement to a text that is not here, nor for one that has another in its place', async () => {
  calls.set('/api/content/appAgreement/current', { code: 4705, message: 'None.', result: { key: 'article_not_found' } })
  show(null)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox')
  expect(box().disabled).toBe(true)
  const put = (sha256: string) => queries.setQueryData(['articles', 'agreement', 'registration', 'en-us'], text(sha256))
  put('a'.repeat(64))
  await waitFor(() => expect(box().disabled).toBe(false))
  await userEvent.click(box())
  expect(box().checked).toBe(true)
  put('b'.repeat(64))
  await waitFor(() => expect(box().checked).toBe(false))
  await type('E-mail', 'new@example.com')
  await type('E-mail code', '123456')
  await press('Link')
  expect(screen.getByText('Accept the agreement to continue')).toBeDefined()
  expect(calls.asked.filter((path) => path === bind)).toHaveLength(2)
})
