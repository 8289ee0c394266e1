import type { WithdrawalBackground } from '@touchstone/wire/console/withdrawal-background'
import { expect, it } from 'vitest'
import { holderWords, recoveryText, warningsOf } from './background-words.ts'

const known = {
  identity: { level: 1, name: 'Ann Miller', isHolder: true, verifiedByYou: false, country: 'TH' },
  withdrawals: { isFirst: false, paid: 2, paidValue: '200', open: 0 },
  waits: [],
  recovery: null,
  account: { label: '', createdTime: '2026-11-01 10:00:00', changedTime: '2026-11-01 10:00:00' },
} as unknown as WithdrawalBackground
const toBank = { destination: { holder: 'Bob Miller' } } as Parameters<typeof warningsOf>[1]
const textsOf = (changed: Partial<WithdrawalBackground>) =>
  warningsOf({ ...known, ...changed }, toBank).map(({ type, text }) => `${type}: ${text}`)

it('warns of nothing where nothing speaks against it', () => {
  expect(textsOf({})).toEqual([])
})

it('says what speaks against it, the worst first', () => {
  const identity = { ...known.identity, isHolder: false, verifiedByYou: true }
  const withdrawals = { ...known.withdrawals, isFirst: true }
  const waits = [{ kind: 'withdrawals_blocked' as const, untilAtMs: null, text: 'We look at it.' }]
  expect(textsOf({ identity, withdrawals, waits, account: null })).toEqual([
    'error: This user’s withdrawals are blocked.',
    'error: The holder “Bob Miller” isn’t the verified name “Ann Miller”.',
    'warning: The user has since removed this account.',
    'warning: You verified this name yourself.',
    'info: First withdrawal of this user.',
  ])
})

it('says of a recovery code what it was used for, and when', () => {
  const recovery = { use: 'sign_in_new_device' as const, time: '2026-11-23 10:05:07' }
  const waits = [{ kind: 'recovery_code' as const, untilAtMs: Date.UTC(2026, 10, 24), text: '' }]
  expect(textsOf({ recovery, waits })).toEqual([
    expect.stringMatching(
      /^error: Signed in with a recovery code on a new device \(.*, \d\d:05\)\. New withdrawals wait until .*, \d\d:00\.$/,
    ),
  ])
  expect(recoveryText({ ...recovery, use: 'turned_off' })).toMatch(/^Authenticator turned off with a recovery code \(/)
  expect(recoveryText(null)).toBeUndefined()
})

it.each([
  [{ isHolder: true }, 'Yes'],
  [{ isHolder: false }, 'No, another name'],
  [{ isHolder: false, name: null }, 'No verified name'],
])('of %o says %s', (changed, words) => {
  expect(holderWords({ ...known.identity, ...changed })).toBe(words)
})
