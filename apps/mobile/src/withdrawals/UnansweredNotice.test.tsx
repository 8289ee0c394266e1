import { act, cleanup, configure, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dayMs } from '@touchstone/domain/time'
import { someAccount } from '@touchstone/app/withdrawals/example-terms'
import {
  accountsPath,
  amountField,
  apply,
  atPad,
  calls,
  listPath,
  recordsOf,
  show,
  startAnew,
} from './test-withdraw.tsx'

const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { withdrawalIntents } = await import('@touchstone/app/withdrawals/unanswered-withdrawals')

beforeAll(allTexts)
// The first body is encrypted with code that is still being loaded then.
configure({ asyncUtilTimeout: 10_000 })
beforeEach(startAnew)
afterEach(() => {
  cleanup()
  queries.clear()
})

const asked = { id: '4-19', stage: 'submitted', currency: 'USDT', amount: '100', fee: '1.1', requestedAt: 1 }
const recorded = (requestedAtMs: number) => ({
  id: '4-19',
  status: 0,
  stage: 'submitted',
  currency: 'USDT',
  amount: '100',
  fee: '1.1',
  destination: {
    kind: 'bank',
    channel: 'bank',
    channelName: 'Bank transfer',
    network: '',
    target: someAccount.target,
    bank: 'First Bank',
    holder: 'Ann Example',
  },
  reason: null,
  proof: null,
  timeline: [],
  cancellable: true,
  bookId: 4,
  sequence: 19,
  requestedTime: '2026-11-23 09:36:20',
  requestedAtMs,
})

/** Presses what is at the bottom of the screen until the pad is there again. */
async function toPadAgain(): Promise<HTMLInputElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw .* USDT$/ }))
  return screen.findByLabelText<HTMLInputElement>('Withdrawal password', { selector: 'input' })
}
const noAnswer = /^We got no answer for your withdrawal of 100 USDT to Bank transfer •••• 3000/
const keysOfApply = () => new Set(calls.keys.filter((each) => each.startsWith(apply)))

it('a lost answer is asked for again as the same, after the sheet was closed, the page left and a password mistyped', async () => {
  calls.set(apply, new TypeError('lost'))
  await userEvent.type(await atPad(), '135790')
  const sheet = within(await screen.findByRole('dialog', { name: 'Withdrawal password' }))
  expect(await sheet.findByText(noAnswer)).toBeDefined()
  expect(await sheet.findByText(/isn't in your records yet/)).toBeDefined()
  expect(sheet.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(sheet.queryByRole('group', { name: 'Keypad' })).toBeNull()
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))

  cleanup()
  show()
  expect(await screen.findByText(noAnswer)).toBeDefined()
  const pin = await toPadAgain()
  const wrong = { key: 'withdrawal_password_wrong', details: { left: 4 } }
  calls.set(apply, { code: 4841, message: 'Wrong. Tries left: 4.', result: wrong })
  await userEvent.type(pin, '111222')
  await screen.findByText('Wrong. Tries left: 4.')
  const outcome = { kind: 'withdrawal_requested', withdrawal: asked }
  calls.set(apply, { result: { bookId: 4, sequence: 19, outcome } })
  await userEvent.type(screen.getByLabelText('Withdrawal password', { selector: 'input' }), '135790')
  await screen.findByText(/kind=withdrawal/)
  expect(keysOfApply().size).toBe(1)
  expect(withdrawalIntents.all()).toEqual([])
})

it.each([
  ['no network', new TypeError('lost')],
  ['a server that says that it failed', { code: 5000, message: 'Failed.', result: { key: 'failed', details: {} } }],
])('a heartbeat that gets no answer (%s) does not make a second withdrawal of the first', async (_why, answer) => {
  const { beat } = await import('@touchstone/app/sessions/heartbeat')
  calls.set(apply, new TypeError('lost'))
  const pin = await atPad()
  await userEvent.type(pin, '135790')
  const sheet = within(await screen.findByRole('dialog', { name: 'Withdrawal password' }))
  await sheet.findByText(noAnswer)
  calls.set('/api/user/appUser/current', answer)
  await beat()
  expect(sheet.getByText(noAnswer)).toBeDefined()
  calls.set(apply, {
    result: { bookId: 4, sequence: 19, outcome: { kind: 'withdrawal_requested', withdrawal: asked } },
  })
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/kind=withdrawal/)
  expect(keysOfApply().size).toBe(1)
})

it('asks for what the sheet has shown, also where another tab got its answer meanwhile', async () => {
  calls.set(apply, new TypeError('lost'))
  await userEvent.type(await atPad(), '135790')
  await screen.findAllByText(noAnswer)
  cleanup()
  show()
  await screen.findByText(noAnswer)
  const pin = await toPadAgain()
  await userEvent.type(pin, '135')
  localStorage.removeItem('unanswered-withdrawals')
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'unanswered-withdrawals' })))
  expect(screen.queryByText(noAnswer)).toBeNull()
  calls.set(apply, {
    result: { bookId: 4, sequence: 19, outcome: { kind: 'withdrawal_requested', withdrawal: asked } },
  })
  await userEvent.type(pin, '790')
  await screen.findByText(/kind=withdrawal/)
  expect(keysOfApply().size).toBe(1)
})

it('says that it was recorded, and sends no more of it without being asked to', async () => {
  calls.set(apply, new TypeError('lost'))
  calls.set(listPath, { result: recordsOf([recorded(Date.now() + 1_000)]) })
  await userEvent.type(await atPad(), '135790')
  const sheet = within(await screen.findByRole('dialog', { name: 'Already recorded' }))
  const text = /^No answer came, but this went through: 100 USDT to Bank transfer •••• 3000, \d\d:\d\d\.$/
  expect(await sheet.findByText(text)).toBeDefined()
  expect(screen.queryByLabelText('Withdrawal password', { selector: 'input' })).toBeNull()

  cleanup()
  show()
  expect(await screen.findByText(text)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw .* USDT$/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Make another one' }))
  const pin = await screen.findByLabelText('Withdrawal password', { selector: 'input' })
  expect(screen.queryByText(text)).toBeNull()
  calls.set(apply, {
    result: { bookId: 4, sequence: 20, outcome: { kind: 'withdrawal_requested', withdrawal: asked } },
  })
  await userEvent.type(pin, '135790')
  await screen.findByText(/kind=withdrawal/)
  expect(keysOfApply().size).toBe(2)
})

it('names no currency and claims nothing of one to an account that was removed', async () => {
  calls.set(apply, new TypeError('lost'))
  await userEvent.type(await atPad(), '135790')
  await screen.findAllByText(noAnswer)
  cleanup()
  queries.clear()
  calls.set(listPath, { result: recordsOf([recorded(Date.now() + 1_000)]) })
  calls.set(accountsPath, { result: [{ ...someAccount, id: '4' }] })
  show()
  expect(
    await screen.findByText(/^We got no answer for your withdrawal of 100 \(\d\d:\d\d\) to an account/),
  ).toBeDefined()
  expect(screen.queryByText(/recorded:/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(withdrawalIntents.all()).toEqual([])
})

it('says nothing more of one after a day', async () => {
  calls.set(apply, new TypeError('lost'))
  await userEvent.type(await atPad(), '135790')
  await screen.findAllByText(noAnswer)
  cleanup()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs })
  try {
    show()
    await amountField()
    await act(() => Promise.resolve())
    expect(screen.queryByText(noAnswer)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

it('leads to what was recorded', async () => {
  calls.set(apply, new TypeError('lost'))
  calls.set(listPath, { result: recordsOf([recorded(Date.now() + 1_000)]) })
  await userEvent.type(await atPad(), '135790')
  await userEvent.click(await screen.findByRole('link', { name: 'Show withdrawal' }))
  expect((await screen.findByText(/kind=withdrawal/)).textContent).toContain('id=4-19')
  cleanup()
  show()
  expect((await amountField()).value).toBe('')
  expect(screen.queryByText(/was recorded/)).toBeNull()
})
