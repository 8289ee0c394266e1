import type { ConsoleDeposit } from '@touchstone/wire/console/console-deposits'
import { whyNotMine } from '../operators/claimed.ts'
import type { Operator } from '../api/operator.ts'
import { type Act, reasonField, valueOf } from '../ui/act.ts'
import { proposed } from '../ui/proposing.ts'
import { api } from '../api/api.ts'

type Deposit = Pick<ConsoleDeposit, 'id' | 'state' | 'claimedBy' | 'claimed' | 'currency' | 'user'>

export const isOpen = (state: Deposit['state']): boolean => state === 'submitted' || state === 'claimed'

/** Why an operator cannot decide a deposit now; undefined when they can. */
export function whyNotDecide({ state, claimedBy }: Deposit, me: Operator): string | undefined {
  if (!me.rights.includes('decide_deposits')) return 'Your role doesn’t allow you to decide deposits.'
  if (!isOpen(state)) return 'It has already been decided.'
  return whyNotMine(claimedBy, me)
}

/** What can be done with a deposit besides crediting it, which is done from the arrivals that match. */
export function depositActs(deposit: Deposit, me: Operator): Act[] {
  const { id, state, claimedBy, user } = deposit
  if (state === 'delivered') return undoActs(deposit, me)
  if (!isOpen(state)) return []
  const off = whyNotDecide(deposit, me)
  const isMine = claimedBy?.id === me.id
  const claim: Act = {
    label: 'Claim',
    letter: 'c',
    look: 'primary',
    off: me.rights.includes('decide_deposits') ? undefined : off,
    consequence: 'It’s yours until you decide or release it. Nobody else can work on it.',
    done: 'Claimed. It’s yours until you decide or release it.',
    goesOn: true,
    call: (_values, asking) => api.claimDeposit({ id }, asking),
  }
  const release: Act = {
    label: 'Release',
    letter: 'u',
    consequence: 'It goes back to the queue for anyone to claim.',
    done: 'Released to the queue.',
    call: (_values, asking) => api.releaseDeposit({ id }, asking),
  }
  const reject: Act = {
    label: 'Reject',
    letter: 'r',
    look: 'danger',
    off,
    title: `Reject ${user.account}’s deposit?`,
    consequence: `Nothing is credited. We send your reason to ${user.account} word for word.`,
    fields: [reasonField('Reason', 'The user reads this. Say what was wrong and what to do next.')],
    done: 'Rejected. The user has been notified.',
    call: (values, asking) => api.rejectDeposit({ id, reason: valueOf(values, 'reason') }, asking),
  }
  return claimedBy === null ? [claim, reject] : isMine ? [reject, release] : [reject]
}

function undoActs({ id, user }: Deposit, me: Operator): Act[] {
  if (!me.rights.includes('propose_entries')) return []
  return [
    {
      label: 'Propose reversal',
      look: 'danger',
      title: `Propose to reverse ${user.account}’s deposit?`,
      consequence:
        'For a payment that was recalled. Another operator decides. If approved, we take back the credited amount, insurance covers any shortfall, and the user’s withdrawals are blocked.',
      fields: [reasonField('Reason', 'The user reads this.')],
      done: proposed,
      call: (values, asking) => api.proposeUndoDeposit({ depositId: id, reason: valueOf(values, 'reason') }, asking),
    },
  ]
}
