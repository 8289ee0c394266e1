import { parseWireTime } from '@touchstone/wire/wire-time'
import { expect, it } from 'vitest'
import { dayMs } from '@touchstone/domain/time'
import type { SettlementAccount } from '../settlement-accounts/settlement-accounts.queries.ts'
import type { WithdrawalTerms } from './withdrawal-terms.queries.ts'
import { someAccount, someTerms } from './example-terms.ts'
import { type Bar, barOf, firstAccount } from './withdrawal-bars.ts'

const boundAtMs = parseWireTime(someAccount.createdTime) ?? 0
const nowMs = boundAtMs - 60_000
const waitsFor = { kind: 'sign_in_new_device', atMs: nowMs - 1 } as const
const none = { day: '0', month: '0', dayLeft: '0', monthLeft: '0' }

it.each<[string, Partial<WithdrawalTerms>, Partial<SettlementAccount> | undefined, Bar | undefined]>([
  ['nothing', {}, {}, undefined],
  ['a country', { channels: [] }, {}, { kind: 'off' }],
  ['a block', { blocked: 'Checks', passwordSet: false }, {}, { kind: 'blocked', reason: 'Checks' }],
  ['no contact', { codesGoTo: null, passwordSet: false, limits: none }, undefined, { kind: 'contact' }],
  ['the level', { limits: none, passwordSet: false }, undefined, { kind: 'identity' }],
  ['no password', { passwordSet: false }, undefined, { kind: 'pin' }],
  ['no account', {}, undefined, { kind: 'account' }],
  ['five wrong ones', { passwordLockedUntilAtMs: nowMs + 1 }, {}, { kind: 'locked', untilAtMs: nowMs + 1 }],
  ['a lock that has passed', { passwordLockedUntilAtMs: nowMs }, {}, undefined],
  ['a changed secret', { waitsUntilAtMs: nowMs + 5, waitsFor }, {}, { kind: 'waits', untilAtMs: nowMs + 5, waitsFor }],
  ['the count of a day', { requestsLeftToday: 0 }, {}, { kind: 'requests' }],
  ['a way that is off', {}, { channel: 'gone' }, { kind: 'chosen_off' }],
  ['nothing but a clock that is behind', {}, { usableFromAtMs: boundAtMs + 999 }, undefined],
  ['a new account', {}, { usableFromAtMs: boundAtMs + dayMs }, { kind: 'chosen_waits', untilAtMs: boundAtMs + dayMs }],
])('barred by %s', (_why, terms, account, bar) => {
  const chosen = account === undefined ? undefined : { ...someAccount, ...account }
  const accounts = chosen === undefined ? [] : [chosen]
  expect(barOf({ terms: { ...someTerms, ...terms }, accounts, chosen, nowMs })).toEqual(bar)
})

it('begins with an account that can be used', () => {
  const waiting = { ...someAccount, id: '1', usableFromAtMs: boundAtMs + dayMs }
  const off = { ...someAccount, id: '2', channel: 'gone' }
  const known = { terms: someTerms, nowMs, accounts: [waiting, off, someAccount] }
  expect(firstAccount(null, known)?.id).toBe('3')
  expect(firstAccount('2', known)?.id).toBe('2')
  expect(firstAccount('9', { ...known, accounts: [waiting] })?.id).toBe('1')
})
