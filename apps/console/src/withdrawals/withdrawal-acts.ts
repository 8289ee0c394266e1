import { canMove, type WithdrawalStage } from '@touchstone/domain/withdrawals/withdrawal'
import type { ConsoleWithdrawal } from '@touchstone/wire/console/console-withdrawals'
import { api } from '../api/api.ts'
import { numberText } from '../format/printed-number.ts'
import type { Operator } from '../api/operator.ts'
import { type Act, type Field, reasonField, valueOf } from '../ui/act.ts'

type Withdrawal = Pick<
  ConsoleWithdrawal,
  'id' | 'stage' | 'user' | 'currency' | 'amount' | 'fee' | 'fourEyes' | 'creditedByYou' | 'beyondYourDay' | 'timeline'
>

/** Who took it to a stage last; undefined where it never was there. */
function whoDid({ timeline }: Withdrawal, stage: WithdrawalStage) {
  return timeline.findLast((step) => step.stage === stage)?.operator ?? undefined
}

const noRight = (what: string): string => `Your roles do not let you ${what} withdrawals.`

/** What can be done with a withdrawal at its stage, by the same table of moves that decides it. */
export function withdrawalActs(withdrawal: Withdrawal, me: Operator): Act[] {
  const all: [to: WithdrawalStage, act: Act][] = [
    ['claimed', claim(withdrawal, me)],
    ['approved', approve(withdrawal, me)],
    ['paying', beginPayment(withdrawal, me)],
    ['paid', pay(withdrawal, me)],
    ['failed', fail(withdrawal, me)],
    ['rejected', reject(withdrawal, me)],
  ]
  const claimant = whoDid(withdrawal, 'claimed')
  return (
    all
      .filter(([to]) => canMove(withdrawal.stage, to))
      // Claimed again is for a claim that somebody else has left.
      .filter(([to]) => to !== 'claimed' || claimant?.id !== me.id)
      .map(([, act]) => act)
  )
}

const mayDecide = (me: Operator): string | undefined =>
  me.rights.includes('decide_withdrawals') ? undefined : noRight('decide')
const mayPay = (me: Operator): string | undefined =>
  me.rights.includes('pay_withdrawals') ? undefined : noRight('pay')

/** Whoever brought money in does not let it out. */
const credited = ({ creditedByYou }: Withdrawal): string | undefined =>
  creditedByYou ? 'You credited a deposit of this user lately: another operator decides and pays.' : undefined

/** Beyond what one operator may pay out alone in a day, somebody else has to have approved it. */
function isBeyondDay(withdrawal: Withdrawal, me: Operator): string | undefined {
  const isLone = whoDid(withdrawal, 'approved')?.id === me.id
  return withdrawal.beyondYourDay && isLone
    ? 'You approved it, and it is more than you may still pay out alone today: another operator pays it.'
    : undefined
}

/** With four eyes nobody takes two steps that belong to two. */
function isAlone(withdrawal: Withdrawal, stage: WithdrawalStage, me: Operator): string | undefined {
  if (!withdrawal.fourEyes || whoDid(withdrawal, stage)?.id !== me.id) return undefined
  return stage === 'approved'
    ? 'You approved it: above the threshold another operator pays it.'
    : 'You began the payment: another operator says that nothing left.'
}

const total = ({ amount, fee, currency, user }: Withdrawal): string =>
  `${numberText(amount)} ${currency} and the fee of ${numberText(fee)} return to ${user.account}`

function claim(withdrawal: Withdrawal, me: Operator): Act {
  const held = withdrawal.stage === 'claimed' ? whoDid(withdrawal, 'claimed')?.name : undefined
  return {
    label: held === undefined ? 'Claim' : 'Take over',
    look: held === undefined ? 'primary' : undefined,
    off: mayDecide(me) ?? credited(withdrawal),
    title: held === undefined ? 'Claim this withdrawal?' : `Take this withdrawal over from ${held}?`,
    consequence:
      held === undefined
        ? 'It is yours to approve or reject; nobody else can for an hour.'
        : `It can be taken over when ${held} claimed it more than an hour ago.`,
    done: 'It is yours.',
    call: (_values, asking) => api.claimWithdrawal({ id: withdrawal.id }, asking),
  }
}

function whoPays({ fourEyes, beyondYourDay }: Withdrawal): string {
  if (fourEyes) return 'It is above the threshold: another operator than you pays it.'
  return beyondYourDay
    ? 'It is more than you may still pay out alone today: another operator than you pays it.'
    : 'It can be paid then.'
}

function approve(withdrawal: Withdrawal, me: Operator): Act {
  const claimant = whoDid(withdrawal, 'claimed')
  const others = claimant?.id === me.id ? undefined : `${claimant?.name ?? 'Somebody else'} has claimed it.`
  return {
    label: 'Approve',
    look: 'primary',
    off: mayDecide(me) ?? credited(withdrawal) ?? others,
    title: `Approve ${numberText(withdrawal.amount)} ${withdrawal.currency} for ${withdrawal.user.account}?`,
    consequence: `The user cannot cancel it any more. ${whoPays(withdrawal)}`,
    done: 'It is approved.',
    call: (_values, asking) => api.approveWithdrawal({ id: withdrawal.id }, asking),
  }
}

function reject(withdrawal: Withdrawal, me: Operator): Act {
  return {
    label: 'Reject',
    look: 'danger',
    off: mayDecide(me),
    title: `Reject the withdrawal of ${withdrawal.user.account}?`,
    consequence: `${total(withdrawal)}, who is told your reason word for word.`,
    fields: [reasonField('Reason', 'Written for the user: say what was wrong and what to do.')],
    done: 'It is rejected, and everything has returned.',
    call: (values, asking) => api.rejectWithdrawal({ id: withdrawal.id, reason: valueOf(values, 'reason') }, asking),
  }
}

function beginPayment(withdrawal: Withdrawal, me: Operator): Act {
  return {
    label: 'Begin payment',
    look: 'primary',
    off: mayPay(me) ?? credited(withdrawal) ?? isAlone(withdrawal, 'approved', me) ?? isBeyondDay(withdrawal, me),
    title: 'Begin the payment?',
    consequence: 'From here on nobody can reject or cancel it. Send the money after this, then say that it was paid.',
    done: 'Send the money now.',
    call: (_values, asking) => api.beginPayment({ id: withdrawal.id }, asking),
  }
}

const proofField = (hint: string): Field => ({ name: 'proof', label: 'Proof', kind: 'text', maximum: 300, hint })

function pay(withdrawal: Withdrawal, me: Operator): Act {
  return {
    label: 'Paid',
    look: 'primary',
    off: mayPay(me) ?? credited(withdrawal) ?? isAlone(withdrawal, 'approved', me),
    title: `Was ${numberText(withdrawal.amount)} ${withdrawal.currency} paid?`,
    consequence: 'The withdrawal ends: the money leaves the books, and the user is told with your proof.',
    fields: [proofField('The reference of the bank, or the hash of the transaction. The user sees it.')],
    done: 'It is paid, and the user is told.',
    call: (values, asking) => api.payWithdrawal({ id: withdrawal.id, proof: valueOf(values, 'proof') }, asking),
  }
}

function fail(withdrawal: Withdrawal, me: Operator): Act {
  return {
    label: 'Payment failed',
    look: 'danger',
    off: mayPay(me) ?? isAlone(withdrawal, 'paying', me),
    title: 'Did the payment fail?',
    consequence: `Only when nothing left, and you can show it. ${total(withdrawal)}, who is told your reason.`,
    fields: [
      proofField('What shows that nothing left, such as the bank’s rejection.'),
      reasonField('Reason', 'Written for the user.'),
    ],
    done: 'It has failed, and everything has returned.',
    call: (values, asking) =>
      api.failWithdrawal(
        { id: withdrawal.id, proof: valueOf(values, 'proof'), reason: valueOf(values, 'reason') },
        asking,
      ),
  }
}
