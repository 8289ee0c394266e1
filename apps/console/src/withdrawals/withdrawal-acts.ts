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

const noRight = (what: string): string => `Your role doesn’t allow you to ${what} withdrawals.`

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

/** An operator who credited a deposit does not pay out. */
const credited = ({ creditedByYou }: Withdrawal): string | undefined =>
  creditedByYou ? 'You recently credited this user’s deposit. Another operator must approve and pay.' : undefined

/** Beyond what one operator may pay out alone in a day, somebody else has to have approved it. */
function isBeyondDay(withdrawal: Withdrawal, me: Operator): string | undefined {
  const isLone = whoDid(withdrawal, 'approved')?.id === me.id
  return withdrawal.beyondYourDay && isLone
    ? 'You approved this, and it exceeds what you can pay out alone today. Another operator must pay it.'
    : undefined
}

/** With four eyes nobody takes two steps that belong to two. */
function isAlone(withdrawal: Withdrawal, stage: WithdrawalStage, me: Operator): string | undefined {
  if (!withdrawal.fourEyes || whoDid(withdrawal, stage)?.id !== me.id) return undefined
  return stage === 'approved'
    ? 'You approved this. Above the two-person limit, another operator must pay it.'
    : 'You started this payment. Another operator must confirm that it failed.'
}

const total = ({ amount, fee, currency, user }: Withdrawal): string =>
  `${numberText(amount)} ${currency} and the ${numberText(fee)} fee go back to ${user.account}`

function claim(withdrawal: Withdrawal, me: Operator): Act {
  const held = withdrawal.stage === 'claimed' ? whoDid(withdrawal, 'claimed')?.name : undefined
  return {
    label: held === undefined ? 'Claim' : 'Take over',
    letter: 'c',
    look: held === undefined ? 'primary' : undefined,
    off: mayDecide(me) ?? credited(withdrawal),
    ...(held === undefined ? {} : { title: `Take over from ${held}?` }),
    consequence:
      held === undefined
        ? 'It’s yours for an hour. Nobody else can approve it meanwhile.'
        : `You can take over once ${held}’s claim is more than an hour old.`,
    done: 'Claimed. It’s yours for an hour.',
    goesOn: true,
    call: (_values, asking) => api.claimWithdrawal({ id: withdrawal.id }, asking),
  }
}

function whoPays({ fourEyes, beyondYourDay }: Withdrawal): string {
  if (fourEyes) return 'It’s above the two-person limit, so another operator must pay it.'
  return beyondYourDay
    ? 'It exceeds what you can pay out alone today, so another operator must pay it.'
    : 'It can then be paid.'
}

function approve(withdrawal: Withdrawal, me: Operator): Act {
  const claimant = whoDid(withdrawal, 'claimed')
  const others = claimant?.id === me.id ? undefined : `Claimed by ${claimant?.name ?? 'another operator'}.`
  return {
    label: 'Approve',
    letter: 'a',
    look: 'primary',
    off: mayDecide(me) ?? credited(withdrawal) ?? others,
    title: `Approve ${numberText(withdrawal.amount)} ${withdrawal.currency} for ${withdrawal.user.account}?`,
    consequence: `The user can no longer cancel. ${whoPays(withdrawal)}`,
    done: 'Approved.',
    call: (_values, asking) => api.approveWithdrawal({ id: withdrawal.id }, asking),
  }
}

function reject(withdrawal: Withdrawal, me: Operator): Act {
  return {
    label: 'Reject',
    letter: 'r',
    look: 'danger',
    off: mayDecide(me),
    title: `Reject ${withdrawal.user.account}’s withdrawal?`,
    consequence: `${total(withdrawal)}. They read your reason word for word.`,
    fields: [reasonField('Reason', 'The user reads this. Say what was wrong and what to do next.')],
    done: 'Rejected. The money is back in the user’s balance.',
    call: (values, asking) => api.rejectWithdrawal({ id: withdrawal.id, reason: valueOf(values, 'reason') }, asking),
  }
}

function beginPayment(withdrawal: Withdrawal, me: Operator): Act {
  return {
    label: 'Start payment',
    letter: 'p',
    look: 'primary',
    off: mayPay(me) ?? credited(withdrawal) ?? isAlone(withdrawal, 'approved', me) ?? isBeyondDay(withdrawal, me),
    title: 'Start the payment?',
    consequence: 'After this, nobody can reject or cancel it. Send the money, then mark it as paid.',
    done: 'Started. Send the money now, then mark it as paid.',
    goesOn: true,
    call: (_values, asking) => api.beginPayment({ id: withdrawal.id }, asking),
  }
}

const proofField = (hint: string): Field => ({
  name: 'proof',
  label: 'Proof of payment',
  kind: 'text',
  maximum: 300,
  hint,
})

function pay(withdrawal: Withdrawal, me: Operator): Act {
  return {
    label: 'Mark as paid',
    letter: 'p',
    look: 'primary',
    off: mayPay(me) ?? credited(withdrawal) ?? isAlone(withdrawal, 'approved', me),
    title: `Mark ${numberText(withdrawal.amount)} ${withdrawal.currency} as paid?`,
    consequence: 'This completes the withdrawal. The user gets your reference.',
    fields: [proofField('Bank reference or transaction hash. The user sees it.')],
    done: 'Paid. The user has been notified.',
    call: (values, asking) => api.payWithdrawal({ id: withdrawal.id, proof: valueOf(values, 'proof') }, asking),
  }
}

function fail(withdrawal: Withdrawal, me: Operator): Act {
  return {
    label: 'Payment failed',
    letter: 'f',
    look: 'danger',
    off: mayPay(me) ?? isAlone(withdrawal, 'paying', me),
    title: 'Mark the payment as failed?',
    consequence: `Only if no money left and you can prove it. ${total(withdrawal)}. They read your reason.`,
    fields: [
      proofField('What proves that no money left, such as the bank’s rejection.'),
      reasonField('Reason', 'The user reads this.'),
    ],
    done: 'Marked as failed. The money is back in the user’s balance.',
    call: (values, asking) =>
      api.failWithdrawal(
        { id: withdrawal.id, proof: valueOf(values, 'proof'), reason: valueOf(values, 'reason') },
        asking,
      ),
  }
}
