import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HashRouter, MemoryRouter, Route, Routes } from 'react-router'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { pathTo, routes } from '../routes/paths.ts'
import { hearBack } from '../ui/browser-back.ts'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { someTerms } from '@touchstone/app/withdrawals/example-terms'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { stubMedia } from '@touchstone/app/device/test-media'

const unbind = '/api/user/appUser/unbindGoogleAuth'
const current = '/api/user/appUser/current'
const calls = answerCalls({
  ...keyAnswer,
  '/api/finance/appWithdrawal/terms': { result: someTerms },
  '/api/app/checkGoogleAuth': { result: { bound: true, recoveryCodesLeft: 7 } },
  '/api/app/generateGoogleKey': {
    result: { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
  },
})
const { AuthenticatorScreen } = await import('./AuthenticatorScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { keepRecoveryCodes } = await import('@touchstone/app/sessions/new-recovery-codes')
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

/** `at`: a path of the app, or `address` for that of the browser. */
type Shown = { isBound?: boolean; at?: string; id?: number; email?: string | null }

function show({ isBound = true, at = routes.authenticator.path, ...user }: Shown = {}) {
  useSession.setState({ userInfo: { ...someUser, ...user, secondFactorBound: isBound }, token: 'x' })
  const Router = ({ children }: { children: ReactNode }) =>
    at === 'address' ? (
      <HashRouter>{children}</HashRouter>
    ) : (
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    )
  return render(
    <QueryClientProvider client={queries}>
      <Router>
        <Routes>
          <Route path={routes.authenticator.path} element={<AuthenticatorScreen />} />
        </Routes>
      </Router>
    </QueryClientProvider>,
  )
}
const form = pathTo('authenticator', { form: 'unbind' })
const fill = async (code: string, password: string) => {
  const fields = [
    screen.getByLabelText('Authenticator code or recovery code'),
    screen.getByLabelText('Password'),
  ] as const
  for (const field of fields) await userEvent.clear(field)
  await userEvent.type(fields[0], code)
  await userEvent.type(fields[1], password)
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
}

it('shows a key to whoever has none bound, also where the address names the form', async () => {
  show({ isBound: false, at: form })
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Turn on' })).toBeDefined()
})

it('asks for nothing that unbinds before what it means was read', async () => {
  show()
  expect(screen.getByRole('heading', { name: 'Authenticator is on' })).toBeDefined()
  expect(screen.queryByLabelText('Password')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Turn the authenticator off?' }))
  expect(sheet.getByText('Withdrawals').parentElement?.textContent).toMatch(/Not before (today|tomorrow), \d\d:\d\d/)
  await userEvent.click(sheet.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByLabelText('Authenticator code or recovery code')).toBeDefined()
})

it('says what is missing or wrong at its field, and anything else above the button', async () => {
  show({ at: form })
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  expect(screen.getByText('Enter the six digits or a recovery code')).toBeDefined()
  expect(screen.getByText('Enter your password')).toBeDefined()
  expect(calls.asked).not.toContain(unbind)
  for (const [key, label] of [
    ['code_wrong', 'Authenticator code or recovery code'],
    ['credentials_wrong', 'Password'],
  ] as const) {
    calls.set(unbind, { code: 4603, message: `Wrong: ${key}.`, result: { key, details: {} } })
    await fill('123456', 'a password')
    const message = await screen.findByText(`Wrong: ${key}.`)
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toContain(message.id)
  }
  calls.set(unbind, { code: 4616, message: 'Too often.', result: { key: 'tries_exhausted', details: { minutes: 9 } } })
  await fill('123456', 'a password')
  expect((await screen.findByText('Too often.')).closest('[role=alert]')).not.toBeNull()
})

it('says that it is done, and leads to binding another', async () => {
  calls.set(unbind, { result: { done: true, waitsUntilAtMs: Date.UTC(2026, 10, 24, 9) } })
  calls.set(current, { result: { ...someUser, secondFactorBound: false } })
  show({ at: form })
  await fill('123456', 'a password')
  expect(await screen.findByRole('heading', { name: 'Authenticator is off' })).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Set up another' }))
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
  expect(useSession.getState().userInfo?.secondFactorBound).toBe(false)
})

it('shows the recovery codes once it is on, and goes on when they are saved', async () => {
  const codes = ['K7QM-2XHT-9ABC', 'W4DE-6FGH-3JKM']
  calls.set('/api/user/appUser/bindGoogleAuth', { result: { recoveryCodes: codes } })
  calls.set(current, { result: someUser })
  show({ isBound: false })
  const key = await screen.findByRole('link', { name: 'Open in authenticator app' })
  expect(key.getAttribute('href')).toMatch(/^otpauth:/)
  await userEvent.type(screen.getByLabelText('Authenticator code'), '123456')
  await userEvent.type(screen.getByLabelText('Password'), 'a password')
  calls.set(current, { result: { ...someUser, secondFactorBound: true } })
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  for (const code of codes) expect(await screen.findByText(code)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: "I've saved them" }))
  expect(await screen.findByRole('heading', { name: 'Authenticator is on' })).toBeDefined()
  expect(await screen.findByText('7 of 10 left')).toBeDefined()
})

it('keeps unsaved recovery codes whatever way back is taken, and says why', async () => {
  hearBack()
  history.pushState({ idx: 0 }, '', '#/')
  history.pushState({ idx: 1 }, '', `#${routes.authenticator.path}`)
  const codes = ['K7QM-2XHT-9ABC', 'W4DE-6FGH-3JKM']
  keepRecoveryCodes(someUser.id, codes)
  show({ at: 'address' })
  const stays = "Save the codes first. Once you leave this page, you can't see them again."
  expect(await screen.findByText('K7QM-2XHT-9ABC')).toBeDefined()
  expect(screen.queryByText(stays)).toBeNull()
  const back = () => act(async () => history.back())
  await back()
  expect(await screen.findByText(stays)).toBeDefined()
  await back()
  await vi.waitFor(() => expect(history.state).toMatchObject({ idx: 1 }))
  expect(screen.getByText('W4DE-6FGH-3JKM')).toBeDefined()
  // Closing the page, or leaving it for another, is asked about.
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  cleanup()
  // Not to the next person who signs in here.
  show({ id: someUser.id + 1 })
  expect(screen.queryByText('K7QM-2XHT-9ABC')).toBeNull()
  cleanup()
  show()
  await userEvent.click(screen.getByRole('button', { name: "I've saved them" }))
  expect(await screen.findByRole('heading', { name: 'Authenticator is on' })).toBeDefined()
  expect(screen.queryByText('K7QM-2XHT-9ABC')).toBeNull()
})

it('asks for a code to the contact where there is one, and shows at its field that it is wrong', async () => {
  const turnOn = '/api/user/appUser/bindGoogleAuth'
  calls.set(turnOn, { code: 4621, message: 'Wrong.', result: { key: 'contact_code_wrong', details: {} } })
  show({ isBound: false, email: 'a***@example.com' })
  await userEvent.type(await screen.findByLabelText('Authenticator code'), '123456')
  await userEvent.type(screen.getByLabelText('Password'), 'a password')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Turn on' }).disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Code to a***@example.com'), '654321')
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  const message = await screen.findByText('Wrong.')
  expect(screen.getByLabelText('Code to a***@example.com').getAttribute('aria-describedby')).toContain(message.id)
})

it('an answer that was lost leads to the state that it made, and to other recovery codes', async () => {
  const bind = '/api/user/appUser/bindGoogleAuth'
  const check = '/api/app/checkGoogleAuth'
  calls.set(bind, new TypeError('lost'))
  calls.set(check, new TypeError('no network'))
  show({ isBound: false })
  await userEvent.type(await screen.findByLabelText('Authenticator code'), '123456')
  await userEvent.type(screen.getByLabelText('Password'), 'a password')
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText(/we don't know yet if the authenticator is on/)).toBeDefined()
  calls.set(check, { result: { bound: true, recoveryCodesLeft: 10 } })
  calls.set(bind, {
    code: 4615,
    message: 'An authenticator is already on.',
    result: { key: 'second_factor_already_bound', details: {} },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByRole('heading', { name: 'Authenticator is on' })).toBeDefined()
  expect(screen.getByText(/^You haven't confirmed that you saved your recovery codes/)).toBeDefined()
  expect(useSession.getState().userInfo?.secondFactorBound).toBe(true)

  calls.set('/api/user/appUser/recoveryCodes', { result: { recoveryCodes: ['K7QM-2XHT-9ABC'] } })
  await userEvent.click(screen.getByRole('link', { name: 'Make new codes' }))
  await userEvent.type(await screen.findByLabelText('Authenticator code'), '123456')
  await userEvent.type(screen.getByLabelText('Password'), 'a password')
  await userEvent.click(screen.getByRole('button', { name: 'Make new codes' }))
  await screen.findByText('K7QM-2XHT-9ABC')
  await userEvent.click(screen.getByRole('button', { name: "I've saved them" }))
  expect(await screen.findByRole('heading', { name: 'Authenticator is on' })).toBeDefined()
  expect(screen.queryByText(/^You haven't confirmed that you saved your recovery codes/)).toBeNull()
})

it('keeps showing unsaved recovery codes while the server does not answer', async () => {
  const { beat } = await import('@touchstone/app/sessions/heartbeat')
  keepRecoveryCodes(someUser.id, ['K7QM-2XHT-9ABC'])
  calls.set(current, new TypeError('no network'))
  show()
  await screen.findByText('K7QM-2XHT-9ABC')
  await beat()
  expect(screen.getByText('K7QM-2XHT-9ABC')).toBeDefined()
})
