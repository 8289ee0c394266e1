import type { SettlementAccount } from '../settlement-accounts/settlement-accounts.queries.ts'
import type { WithdrawalTerms } from './withdrawal-terms.queries.ts'

/** For tests: the terms of a person who may withdraw. */
export const someTerms: WithdrawalTerms = {
  channels: [
    {
      id: 'bank',
      name: 'Bank transfer',
      kind: 'bank',
      network: '',
      currency: 'USDT',
      minimum: '20',
      feeFixed: '1',
      feeRate: '0.001',
      arrivalMinutes: 60,
      sandbox: true,
    },
    {
      id: 'bitcoin',
      name: 'Bitcoin',
      kind: 'chain',
      network: 'bitcoin',
      currency: 'BTC',
      minimum: '0.0002',
      feeFixed: '0.00001',
      feeRate: '0.001',
      arrivalMinutes: 30,
      sandbox: true,
    },
  ],
  level: 1,
  limits: { day: '20000', month: '200000', dayLeft: '5000', monthLeft: '200000' },
  blocked: null,
  passwordSet: true,
  passwordLockedUntilAtMs: null,
  waitsUntilAtMs: null,
  waitsFor: null,
  changeWaitMs: 24 * 3_600_000,
  requestsLeftToday: 10,
  whitelist: false,
  whitelistEndsAtMs: null,
  authenticatorBound: false,
  codesGoTo: 'a***@example.com',
}

export const someAccount: SettlementAccount = {
  id: '3',
  kind: 'bank',
  channel: 'bank',
  channelName: 'Bank transfer',
  currency: 'USDT',
  network: '',
  bankName: 'First Bank',
  holder: 'Ann Example',
  target: 'DE89370400440532013000',
  masked: '•••• 3000',
  label: '',
  usableFromAtMs: 0,
  createdTime: '2026-01-31 18:00:00',
}
