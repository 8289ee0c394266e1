import type { UserPicture } from '@touchstone/wire/console/console-users'
import { api } from '../api/api.ts'
import type { Operator } from '../api/operator.ts'
import { type Act, reasonField, valueOf } from '../ui/act.ts'

/** What can be done with a user: none of it moves money. */
export function userActs(user: UserPicture, me: Operator): Act[] {
  const { id: userId, account, signInBlock, standing, important } = user
  const id = String(userId)
  const noBlock = me.rights.includes('block_users') ? undefined : 'Your roles do not let you block users.'
  const noMark = me.rights.includes('mark_users') ? undefined : 'Your roles do not let you mark users.'
  const mark: Act = {
    label: important ? 'No longer important' : 'Mark as important',
    off: noMark,
    title: important ? `Take the mark off ${account}?` : `Mark ${account} as an important customer?`,
    consequence: 'Operators see the mark; the user does not.',
    done: important ? 'The mark is off.' : `${account} is marked.`,
    call: (_values, asking) => api.markImportant({ id, important: !important }, asking),
  }
  return [
    mark,
    signInBlock === null ? blockSignIn(id, account, noBlock) : unblockSignIn(id, account, noBlock),
    standing.withdrawalsBlocked === ''
      ? blockWithdrawals(id, account, noBlock)
      : unblockWithdrawals(id, account, noBlock),
  ]
}

const reasonForUser = reasonField('Reason', 'The user is told it: write it for the user.')

const blockSignIn = (id: string, account: string, off: string | undefined): Act => ({
  label: 'Block sign-in',
  look: 'danger',
  off,
  title: `Block the sign-in of ${account}?`,
  consequence: 'Every session ends at once, and nobody gets in. Open positions stay open and are settled as ever.',
  fields: [reasonForUser],
  done: 'The sign-in is blocked.',
  call: (values, asking) => api.blockSignIn({ id, reason: valueOf(values, 'reason') }, asking),
})

const unblockSignIn = (id: string, account: string, off: string | undefined): Act => ({
  label: 'Open sign-in',
  off,
  title: `Let ${account} sign in again?`,
  consequence: 'The user can sign in again at once.',
  fields: [reasonField('Reason', 'For the audit log.')],
  done: 'The user can sign in.',
  call: (values, asking) => api.unblockSignIn({ id, reason: valueOf(values, 'reason') }, asking),
})

const blockWithdrawals = (id: string, account: string, off: string | undefined): Act => ({
  label: 'Block withdrawals',
  look: 'danger',
  off,
  title: `Block the withdrawals of ${account}?`,
  consequence: 'Nothing new can be withdrawn, and what waits cannot be approved or paid. Trading goes on.',
  fields: [reasonForUser],
  done: 'Withdrawals are blocked.',
  call: (values, asking) => api.blockWithdrawals({ id, reason: valueOf(values, 'reason') }, asking),
})

const unblockWithdrawals = (id: string, account: string, off: string | undefined): Act => ({
  label: 'Open withdrawals',
  off,
  title: `Let ${account} withdraw again?`,
  consequence: 'Withdrawals can be asked for, approved and paid again; the user is told.',
  done: 'Withdrawals are open.',
  call: (_values, asking) => api.unblockWithdrawals({ id }, asking),
})
