import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { api } from '../api/api.ts'
import type { Operator } from '../api/operator.ts'
import { kindWords } from './proposal-kinds.ts'
import { readTime } from '../format/read-time.ts'
import { type Act, reasonField, valueOf } from '../ui/act.ts'
import { beginText, consequences } from './proposal-words.ts'

function whyNot({ whyNot: why }: ConsoleProposal, me: Operator): string | undefined {
  switch (why) {
    case null:
    case 'decided':
      return undefined
    case 'own':
      return 'You proposed this. Another operator decides.'
    case 'right':
      return 'Your role doesn’t allow you to decide this kind.'
    case 'new':
      return `Your account is too new to approve. You can from ${readTime(me.maySignFromAtMs)}.`
  }
}

/** What can be done with a proposal; nothing when it is decided. */
export function proposalActs(proposal: ConsoleProposal, me: Operator): Act[] {
  const { id, kind, state, proposedBy, start } = proposal
  if (state !== 'open') return []
  const off = proposal.mayDecide ? undefined : whyNot(proposal, me)
  const name = kindWords[kind].toLowerCase()
  const approve: Act = {
    label: 'Approve',
    letter: 'a',
    look: 'primary',
    off,
    title: `Approve: ${name}, proposed by ${proposedBy.name}?`,
    consequence: start === null ? consequences[kind] : `${consequences[kind]} ${beginText(start.beginsAtMs)}`,
    done: 'Approved and carried out.',
    call: (_values, asking) => api.approveProposal({ id }, asking),
  }
  const reject: Act = {
    label: 'Reject',
    letter: 'r',
    look: 'danger',
    off,
    title: `Reject: ${name}, proposed by ${proposedBy.name}?`,
    consequence: `Nothing changes. ${proposedBy.name} sees your reason here.`,
    fields: [reasonField('Reason')],
    done: 'Rejected.',
    call: (values, asking) => api.rejectProposal({ id, reason: valueOf(values, 'reason') }, asking),
  }
  const takeBack: Act = {
    label: 'Withdraw',
    letter: 'w',
    title: 'Withdraw your proposal?',
    consequence: 'Nobody can approve it after that.',
    done: 'Withdrawn.',
    call: (_values, asking) => api.withdrawProposal({ id }, asking),
  }
  return proposedBy.id === me.id ? [approve, reject, takeBack] : [approve, reject]
}
