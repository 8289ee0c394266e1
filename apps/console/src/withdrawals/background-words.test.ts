import type { WithdrawalBackground } from '@touchstone/wire/console/withdrawal-background'
import { expect, it } from 'vitest'
import { holderWords, warningsOf } from './background-words.ts'

const known = {
  identity: { level: 1, name: 'Ann Miller', isHolder: true, verifiedByYou: false, country: 'TH' },
  withdrawals: { isFirst: false, paid: 2, paidValue: '200', open: 0 },
  waits: [],
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
    'error: The withdrawals of this user are blocked.',
    'error: The holder “Bob Miller” is not the verified name “Ann Miller”.',
    'warning: The user has taken this account away since.',
    'warning: You verified this name yourself.',
    'info: This is the first withdrawal of this user.',
  ])
})

it.each([
  [{ isHolder: true }, 'yes'],
  [{ isHolder: false }, 'NO: another name'],
  [{ isHolder: false, name: null }, 'no name was verified'],
])('of %o says %s', (changed, words) => {
  expect(holderWords({ ...known.identity, ...changed })).toBe(words)
})
