import { cleanup, configure, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { someTerms } from '@touchstone/app/withdrawals/example-terms'
import { pathTo, routes } from '../routes/paths.ts'
import { amountField, apply, atPad, calls, codePad, show, startAnew, termsPath } from './test-withdraw.tsx'

const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
// The first body is encrypted with code that is still being loaded then.
configure({ asyncUtilTimeout: 10_000 })
beforeEach(startAnew)
afterEach(() => {
  cleanup()
  queries.clear()
})

const mainAct = () => screen.getAllByRole<HTMLButtonElement>('button').at(-1)

it('takes all that the balance pays for with its fee, and says what is wrong with an amount', async () => {
  show()
  const field = await amountField()
  await userEvent.click(await screen.findByRole('button', { name: 'Max' }))
  expect(field.value).toBe('998.001998')
  expect([mainAct()?.textContent, mainAct()?.disabled]).toEqual(['Continue', false])
  await userEvent.clear(field)
  await userEvent.type(field, '999')
  expect([mainAct()?.textContent, mainAct()?.disabled]).toEqual(['More than you have, including the fee', true])
  await userEvent.clear(field)
  await userEvent.type(field, '19.99')
  expect(mainAct()?.textContent).toBe('At least 20 USDT')
})

it('keeps what was typed for who comes back, as long as it was not sent', async () => {
  show()
  await userEvent.type(await amountField(), '123')
  cleanup()
  show()
  expect((await amountField()).value).toBe('123')
})

it.each([
  ['a block', { blocked: 'Checks.' }, 'Withdrawals are blocked'],
  ['no requests left', { requestsLeftToday: 0 }, 'No withdrawals left for now'],
  ['a way that is off', { channels: someTerms.channels.slice(1) }, 'This method is off right now'],
])('%s is the reason on the button', async (_why, changed, reason) => {
  calls.set(termsPath, { result: { ...someTerms, ...changed } })
  show()
  expect((await screen.findByText(reason)).closest('button')?.disabled).toBe(true)
})

it('leads who cannot withdraw yet to what comes first', async () => {
  calls.set(termsPath, {
    result: { ...someTerms, passwordSet: false, limits: { day: '0', month: '0', dayLeft: '0', monthLeft: '0' } },
  })
  show()
  const steps = await screen.findAllByRole('link', { name: /Verify your identity/ })
  expect(steps.map((link) => link.getAttribute('href'))).toContain(routes.identity.path)
  expect(screen.getByRole('link', { name: /Set a withdrawal password/ })).toBeDefined()
})

it('shows a wrong password at the field, a lock with its way out, and then leads to what was asked for', async () => {
  show()
  await userEvent.type(await amountField(), '100')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const agreed = within(await screen.findByRole('dialog'))
  expect(agreed.getByText('Total').parentElement?.textContent).toContain('101.1')
  await userEvent.click(agreed.getByRole('button', { name: /^Withdraw .* USDT$/ }))

  const pin = await screen.findByLabelText<HTMLInputElement>('Withdrawal password', { selector: 'input' })
  const wrong = { key: 'withdrawal_password_wrong', details: { left: 4 } }
  calls.set(apply, { code: 4841, message: 'Wrong. Tries left: 4.', result: wrong })
  await userEvent.type(pin, '111222')
  expect((await screen.findByText('Wrong. Tries left: 4.')).getAttribute('role')).toBe('alert')
  expect(pin.value).toBe('')

  const id = '4-19'
  const withdrawal = { id, stage: 'submitted', currency: 'USDT', amount: '100', fee: '1.1', requestedAt: 1 }
  const outcome = { kind: 'withdrawal_requested', withdrawal }
  calls.set(apply, { result: { bookId: 4, sequence: 19, outcome } })
  await userEvent.type(screen.getByLabelText('Withdrawal password', { selector: 'input' }), '135790')
  expect((await screen.findByText(/kind=withdrawal/)).textContent).toContain(`id=${id}`)
  cleanup()
  show()
  expect((await amountField()).value).toBe('')
})

it('a locked password takes no more digits', async () => {
  show()
  await userEvent.type(await amountField(), '100')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw .* USDT$/ }))
  const pin = await screen.findByLabelText<HTMLInputElement>('Withdrawal password', { selector: 'input' })
  const locked = { key: 'withdrawal_password_locked', details: { hours: 24, untilAtMs: 1 } }
  calls.set(apply, { code: 4842, message: 'Locked for 24 h.', result: locked })
  await userEvent.type(pin, '111222')
  await screen.findByText('Locked for 24 h.')
  await userEvent.type(pin, '3')
  expect(pin.value).toBe('')
  expect(screen.getByRole('link', { name: 'Forgot it? Set a new one' })).toBeDefined()
})

it('asks for the code of a bound authenticator after the password, again when it was wrong, and keeps the password', async () => {
  calls.set(termsPath, { result: { ...someTerms, authenticatorBound: true } })
  await userEvent.type(await atPad(), '135790')
  calls.set(apply, { code: 4817, message: 'Wrong code.', result: { key: 'authenticator_code_wrong', details: {} } })
  await userEvent.type(await codePad(), '111222')
  expect((await screen.findByText('Wrong code.')).getAttribute('role')).toBe('alert')
  expect((await codePad()).value).toBe('')
  const withdrawal = { id: '4-19', stage: 'submitted', currency: 'USDT', amount: '100', fee: '1.1', requestedAt: 1 }
  calls.set(apply, {
    result: { bookId: 4, sequence: 19, outcome: { kind: 'withdrawal_requested', withdrawal } },
  })
  await userEvent.type(await codePad(), '333444')
  expect((await screen.findByText(/kind=withdrawal/)).textContent).toContain('id=4-19')
})

it('says which step of two it is, and at the code what helps whoever has lost the phone', async () => {
  calls.set(termsPath, { result: { ...someTerms, authenticatorBound: true } })
  const pin = await atPad()
  expect(screen.getByText('Step 1 of 2')).toBeDefined()
  await userEvent.type(pin, '135790')
  await codePad()
  expect(screen.getByText('Step 2 of 2')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Forgot it? Set a new one' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Lost your phone?' }))
  const way = screen.getByRole('link', { name: 'Use a recovery code' })
  expect(way.getAttribute('href')).toBe(pathTo('authenticator', { form: 'unbind' }))
  expect(screen.getByText(/If you have no codes left, write to support/).textContent).toMatch(/\d\d:\d\d/)
  expect(screen.queryByRole('group', { name: 'Keypad' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Use the authenticator' }))
  await userEvent.type(await codePad(), '111222')
  expect(screen.queryByRole('link', { name: 'Use a recovery code' })).toBeNull()
})

it('asks for a code when one was bound since', async () => {
  const pin = await atPad()
  const asks = { key: 'authenticator_code_required', details: {} }
  calls.set(apply, { code: 4816, message: 'Enter the code.', result: asks })
  calls.set(termsPath, { result: { ...someTerms, authenticatorBound: true } })
  await userEvent.type(pin, '135790')
  expect((await codePad()).value).toBe('')
})

it('says what withdrawals wait for: a sign-in with a recovery code is no change', async () => {
  const [atMs, waitsUntilAtMs] = [Date.now() - 60_000, Date.now() + 3_600_000]
  calls.set(termsPath, {
    result: { ...someTerms, waitsUntilAtMs, waitsFor: { kind: 'sign_in_new_device', atMs } },
  })
  show()
  const notice = await screen.findByText(/Someone signed in on a new device with a recovery code \(.+, \d\d:\d\d\)/)
  expect(notice.textContent).toMatch(/can.t withdraw until (today|tomorrow)/)
  expect(screen.queryByText(/was changed/)).toBeNull()
})
