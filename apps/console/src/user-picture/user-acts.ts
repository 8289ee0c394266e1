import type { UserPicture } from '@touchstone/wire/console/console-users'
import { api } from '../api/api.ts'
import type { Operator } from '../api/operator.ts'
import { type Act, reasonField, valueOf } from '../ui/act.ts'

/** What an operator may do to a user; none of it moves money. */
export function userActs(user: UserPicture, me: Operator): Act[] {
  const { id: userId, account, signInBlock, standing, important } = user
  const id = String(userId)
  const noBlock = me.rights.includes('block_users') ? undefined : 'Your role doesn’t allow you to block users.'
  const noMark = me.rights.includes('mark_users') ? undefined : 'Your role doesn’t allow you to mark users.'
  const mark: Act = {
    label: important ? 'Remove mark' : 'Mark as important',
    off: noMark,
    consequence: 'Only operators see the mark.',
    done: important ? 'Mark removed.' : 'Marked as important.',
    call: (_values, asking) => api.markImportant({ id, important: !important }, asking),
  }
  return [
    signInBlock === null ? blockSignIn(id, account, noBlock) : unblockSignIn(id, account, noBlock),
    standing.withdrawalsBlocked === ''
      ? blockWithdrawals(id, account, noBlock)
      : unblockWithdrawals(id, account, noBlock),
    mark,
  ]
}

const reasonForUser = reasonField('Reason', 'The user reads this.')

const blockSignIn = (id: string, account: string, off: string | undefined): Act => ({
  label: 'Block sign-in',
  look: 'danger',
  off,
  title: `Block ${account} from signing in?`,
  consequence: 'All sessions end now. Open positions stay open and settle as usual.',
  fields: [reasonForUser],
  done: 'Sign-in blocked.',
  call: (values, asking) => api.blockSignIn({ id, reason: valueOf(values, 'reason') }, asking),
})

const unblockSignIn = (id: string, account: string, off: string | undefined): Act => ({
  label: 'Unblock sign-in',
  off,
  title: `Let ${account} sign in again?`,
  consequence: 'They can sign in right away.',
  fields: [reasonField('Reason', 'Recorded in the audit log.')],
  done: 'Sign-in unblocked.',
  call: (values, asking) => api.unblockSignIn({ id, reason: valueOf(values, 'reason') }, asking),
})

const blockWithdrawals = (id: string, account: string, off: string | undefined): Act => ({
  label: 'Block withdrawals',
  look: 'danger',
  off,
  title: `Block ${account}’s withdrawals?`,
  consequence: 'They can’t request withdrawals, and open ones can’t be approved or paid. Trading continues.',
  fields: [reasonForUser],
  done: 'Withdrawals blocked.',
  call: (values, asking) => api.blockWithdrawals({ id, reason: valueOf(values, 'reason') }, asking),
})

const unblockWithdrawals = (id: string, account: string, off: string | undefined): Act => ({
  label: 'Unblock withdrawals',
  off,
  title: `Let ${account} withdraw again?`,
  consequence: 'Withdrawals can be requested, approved and paid again. The user is notified.',
  done: 'Withdrawals unblocked.',
  call: (_values, asking) => api.unblockWithdrawals({ id }, asking),
})
