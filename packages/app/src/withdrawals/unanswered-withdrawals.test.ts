import { newIdempotencyKey } from '@touchstone/client/idempotency-key'
import { expect, it } from 'vitest'
import type { SettlementAccount } from '../settlement-accounts/settlement-accounts.queries.ts'
import { someAccount } from './example-terms.ts'
import type { Withdrawal } from './withdrawal-records.queries.ts'

const { intentOfWithdrawal, lookFor } = await import('./unanswered-withdrawals.ts')

const sentAtMs = Date.UTC(2026, 10, 23, 9)
const account: SettlementAccount = {
  ...someAccount,
  kind: 'chain',
  channel: 'usdc-one',
  currency: 'USDC',
  network: 'one',
  target: '0xabc',
}
const lost = (amount = '100', atMs = sentAtMs) => ({
  userId: 7,
  asked: intentOfWithdrawal({ accountId: account.id, amount }),
  key: newIdempotencyKey(atMs),
  unanswered: true,
})
const there = {
  kind: 'chain',
  channel: 'usdc-one',
  channelName: '',
  network: 'one',
  target: '0xabc',
  bank: '',
  holder: '',
} as const
const record = (changed: Partial<Withdrawal> = {}): Withdrawal => ({
  id: '4-19',
  status: 0,
  stage: 'submitted',
  currency: 'USDC',
  amount: '100.00',
  fee: '1',
  destination: there,
  reason: null,
  proof: null,
  timeline: [],
  cancellable: true,
  bookId: 4,
  sequence: 19,
  requestedTime: '2026-11-23 09:00:00',
  requestedAtMs: sentAtMs,
  ...changed,
})
const found = (intents: ReturnType<typeof lost>[], records: Withdrawal[] | undefined, accounts = [account]) =>
  lookFor(intents, { accounts, records }).map(({ recorded }) => recorded && recorded.id)

it('finds what was recorded, a moment before it was sent by a clock that is ahead too', () => {
  expect(found([lost()], [record({ requestedAtMs: sentAtMs - 4_000 })])).toEqual(['4-19'])
})

it.each<[string, Partial<Withdrawal>]>([
  ['another amount', { amount: '100.01' }],
  ['before', { requestedAtMs: sentAtMs - 6_000 }],
  ['another currency', { currency: 'USDT' }],
  ['another channel', { destination: { ...there, channel: 'usdc-two' } }],
  ['another network', { destination: { ...there, network: 'two' } }],
  ['another target', { destination: { ...there, target: '0xabd' } }],
])('does not take one for it that differs: %s', (_what, changed) => {
  expect(found([lost()], [record(changed)])).toEqual([null])
})

it('claims nothing before the records have been read, or where the account is not known', () => {
  expect(found([lost()], undefined)).toEqual([undefined])
  expect(found([lost()], [record()], [])).toEqual([undefined])
  expect(found([{ ...lost(), asked: '{"a":' }], [record()])).toEqual([])
})

it('a record is of one alone, and each finds the earliest of its own', () => {
  const later = record({ id: '4-20', requestedAtMs: sentAtMs + 60_000 })
  expect(found([lost()], [later, record()])).toEqual(['4-19'])
  const both = [lost(), lost('100.0', sentAtMs + 60_000)]
  expect(found(both, [later, record()])).toEqual(['4-19', '4-20'])
  expect(found(both, [later])).toEqual([null, '4-20'])
})
