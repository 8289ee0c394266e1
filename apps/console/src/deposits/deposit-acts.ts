import type { ConsoleDeposit } from '@touchstone/wire/console/console-deposits'
import { whyNotMine } from '../operators/claimed.ts'
import type { Operator } from '../api/operator.ts'
import { type Act, reasonField, valueOf } from '../ui/act.ts'
import { api } from '../api/api.ts'

type Deposit = Pick<ConsoleDeposit, 'id' | 'state' | 'claimedBy' | 'claimed' | 'currency' | 'user'>

export const isOpen = (state: Deposit['state']): boolean => state === 'submitted' || state === 'claimed'

/** Why an operator cannot decide a deposit now; undefined when they can. */
export function whyNotDecide({ state, claimedBy }: Deposit, me: Operator): string | undefined {
  if (!me.rights.includes('decide_deposits')) return 'Your roles do not let you decide deposits.'
  if (!isOpen(state)) return 'It is decided already.'
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
    look: 'primary',
    off: me.rights.includes('decide_deposits') ? undefined : off,
    title: 'Claim this deposit?',
    consequence: 'It stays yours until you decide it or give it back; nobody else works on it meanwhile.',
    done: 'It is yours.',
    call: (_values, asking) => api.claimDeposit({ id }, asking),
  }
  const release: Act = {
    label: 'Give back',
    title: 'Give this deposit back to the queue?',
    consequence: 'Anybody who decides deposits can claim it then.',
    done: 'It is back in the queue.',
    call: (_values, asking) => api.releaseDeposit({ id }, asking),
  }
  const reject: Act = {
    label: 'Reject',
    look: 'danger',
    off,
    title: `Reject the deposit of ${user.account}?`,
    consequence: `Nothing is credited. ${user.account} is told your reason word for word, by message and by e-mail or text.`,
    fields: [reasonField('Reason', 'Written for the user: say what was wrong and what to do.')],
    done: 'It is rejected, and the user is told.',
    call: (values, asking) => api.rejectDeposit({ id, reason: valueOf(values, 'reason') }, asking),
  }
  return claimedBy === null ? [claim, reject] : isMine ? [reject, release] : [reject]
}

function undoActs({ id, user }: Deposit, me: Operator): Act[] {
  if (!me.rights.includes('propose_entries')) return []
  return [
    {
      label: 'Propose to undo',
      look: 'danger',
      title: `Propose to undo the deposit of ${user.account}?`,
      consequence:
        'For a payment that was taken back. Another operator decides. When it is carried out, the user loses what was credited as a correction, insurance bears what is not there any more, and withdrawals are blocked.',
      fields: [reasonField('Reason', 'The user is told it.')],
      done: 'It is proposed: another operator decides under Four eyes.',
      call: (values, asking) => api.proposeUndoDeposit({ depositId: id, reason: valueOf(values, 'reason') }, asking),
    },
  ]
}
