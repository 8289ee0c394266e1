import { isMessageKind, messageKinds } from '@touchstone/wire/codes/message-kinds'
import { topics } from '@touchstone/wire/message-rule'
import { expect, it } from 'vitest'
import { leaving } from './outside-channels.ts'

const mailed = new Map(leaving('mail').map(({ kind, topic }) => [kind, topic]))

/** Messages that must reach a person even with the app closed. */
const mustBeMailed = {
  security: [
    'new_sign_in',
    'password_changed',
    'second_factor_bound',
    'second_factor_unbound',
    'contact_bound',
    'anti_phishing_code_set',
    'anti_phishing_code_removed',
    'withdrawal_password_set',
    'withdrawal_password_changed',
    'withdrawal_password_locked',
    'settlement_account_added',
    'settlement_account_usable',
    'settlement_account_changed',
    'settlement_account_removed',
    'withdrawals_blocked',
    'withdrawals_unblocked',
    'sign_in_blocked',
    'sign_in_unblocked',
  ],
  funds: [
    'deposit_submitted',
    'deposit_delivered',
    'deposit_rejected',
    'deposit_undone',
    'withdrawal_submitted',
    'withdrawal_approved',
    'withdrawal_paid',
    'withdrawal_rejected',
    'withdrawal_cancelled',
    'withdrawal_failed',
    'reward_granted',
    'balance_credited',
    'balance_debited',
  ],
  identity: ['identity_submitted', 'identity_verified', 'identity_rejected'],
}

it.each(Object.entries(mustBeMailed))('%s is mailed, and can be chosen as that', (topic, kinds) => {
  expect(kinds.map((kind) => [kind, isMessageKind(kind) ? mailed.get(kind) : 'no message'])).toEqual(
    kinds.map((kind) => [kind, topic]),
  )
})

it('says of every message whether it leaves the app', () => {
  const silent = Object.values(messageKinds).filter(({ outside }) => outside === 'nothing')
  const left = new Set([...leaving('mail'), ...leaving('push')].map(({ kind }) => kind))
  expect(left.size + silent.length).toBe(Object.keys(messageKinds).length)
  expect(left.size).toBeGreaterThan(50)
  for (const by of ['mail', 'push'] as const) for (const { topic } of leaving(by)) expect(topics).toContain(topic)
})

it('lets nobody choose less for security', () => {
  const security = [...leaving('mail'), ...leaving('push')].filter(({ topic }) => topic === 'security')
  expect(security.every(({ email, text, push }) => email && text && push)).toBe(true)
})
