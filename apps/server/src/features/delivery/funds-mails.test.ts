import { decimal } from '@touchstone/domain/money/decimal'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { nounSides } from '../../start/noun-features.ts'
import { createMessageFollower } from '../journal-messages/message-follower.ts'
import { type FundsApp, type Person, startFundsApp, withdrawalPath } from '../withdrawals/test-funds-app.ts'
import { until } from './test-delivery.ts'
import { startTestMailServer, type TestMailServer } from './test-mail-server.ts'

let mail: TestMailServer
let app: FundsApp
beforeAll(async () => {
  mail = await startTestMailServer()
  app = await startFundsApp(inject('cluster'), { smtpUrl: mail.url, mailFrom: 'no-reply@example.org' })
})
afterAll(async () => {
  await app.stop()
  await mail.stop()
})

/** The subjects of what somebody got, once nothing is on its way. */
async function mailsTo({ email, ...person }: Person): Promise<string[]> {
  await app.messagesOf({ email, ...person })
  await until(async () => {
    const waiting = await app.owner`select from deliveries where state in ('told', 'queued', 'sending')`
    return waiting.length === 0 ? true : undefined
  })
  return mail
    .mails()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject.replace('Touchstone: ', ''))
    .toSorted()
}

async function withdraw(own: Person & { accountId: string }, amount: string): Promise<string> {
  const body = { accountId: own.accountId, amount, withdrawalPassword: '135790' }
  const answer = await app.post(withdrawalPath('apply'), body, { token: own.token })
  if (answer.code !== 200) throw new Error(answer.message)
  return `${own.bookId}-${(answer.result as { sequence: number }).sequence}`
}

const steps = async (bookId: number, commands: readonly Command[]): Promise<void> => {
  for (const command of commands) await app.decide(bookId, command)
}

describe('every change of a person’s funds', () => {
  it('is one e-mail', async () => {
    const own = await app.settled('20000', 2)
    const by = (withdrawalId: string) => ({ withdrawalId, operator: 5 })
    const [paid, failed, rejected, cancelled] = [
      await withdraw(own, '100'),
      await withdraw(own, '101'),
      await withdraw(own, '102'),
      await withdraw(own, '103'),
    ]
    await steps(own.bookId, [
      { kind: 'claim_withdrawal', ...by(paid) },
      { kind: 'approve_withdrawal', ...by(paid) },
      { kind: 'begin_payment', ...by(paid) },
      { kind: 'pay_withdrawal', ...by(paid), proof: 'TX 1' },
      { kind: 'claim_withdrawal', ...by(failed) },
      { kind: 'approve_withdrawal', ...by(failed) },
      { kind: 'begin_payment', ...by(failed) },
      { kind: 'fail_withdrawal', ...by(failed), proof: 'MSG 7', reason: '<b>The bank</b> sent it back' },
      { kind: 'reject_withdrawal', ...by(rejected), reason: 'Another name' },
    ])
    await app.post(withdrawalPath('cancel'), { id: cancelled }, { token: own.token })
    const moved = { currency: 'USDT', amount: decimal('7'), operators: [1, 2], reason: 'By hand' } as const
    await steps(own.bookId, [
      { kind: 'grant_reward', ...moved },
      { kind: 'correct_balance', ...moved, sign: 'credit' },
      { kind: 'correct_balance', ...moved, sign: 'debit' },
      { kind: 'block_withdrawals', operator: 5, reason: 'To be looked at' },
      { kind: 'block_withdrawals', operator: 5, reason: '' },
    ])
    const mails = await mailsTo(own)
    // The message about paying stays in the app: the result of it leaves by mail.
    const mailed = await app.owner<{ kind: string }[]>`
      select kind from messages where user_id = ${own.userId} and kind not in ('welcome', 'withdrawal_paying')`
    expect(mailed.map(({ kind }) => kind).toSorted()).toEqual(
      [
        'deposit_delivered',
        ...Array.from({ length: 4 }, () => 'withdrawal_submitted'),
        'withdrawal_approved',
        'withdrawal_approved',
        'withdrawal_paid',
        'withdrawal_failed',
        'withdrawal_rejected',
        'withdrawal_cancelled',
        'reward_granted',
        'balance_credited',
        'balance_debited',
        'withdrawals_blocked',
        'withdrawals_unblocked',
      ].toSorted(),
    )
    expect(mails).toHaveLength(mailed.length)
    const failure = mail.mails().find(({ text }) => text.includes('The bank'))
    expect(failure?.text).toContain('<b>The bank</b> sent it back')
    expect(failure?.html).toContain('&lt;b&gt;The bank&lt;/b&gt; sent it back')
  })

  it('is one e-mail also where a server dies at every step', async () => {
    const own = await app.newcomer()
    const before = (await mailsTo(own)).length
    const reward = { currency: 'USDT', amount: decimal('50'), operators: [1, 2], reason: 'By hand' } as const
    await app.decide(own.bookId, { kind: 'grant_reward', ...reward })
    // Each of these is a server that follows the journal from the beginning, because the one before it left no position.
    await app.owner`delete from follower_positions where follower = 'messages'`
    for (let died = 0; died < 3; died += 1) {
      const follower = createMessageFollower({ sql: app.house.sql, features: nounSides })
      await follower.catchUp()
      follower.abandon()
      await app.owner`delete from follower_positions where follower = 'messages'`
    }
    expect((await mailsTo(own)).length - before).toBe(1)
    expect(
      await app.owner`select from messages where user_id = ${own.userId} and kind = 'reward_granted'`,
    ).toHaveLength(1)
  })
})
