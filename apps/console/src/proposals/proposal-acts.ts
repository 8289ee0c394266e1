import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { api } from '../api/api.ts'
import type { Operator } from '../api/operator.ts'
import { kindWords } from './proposal-kinds.ts'
import { printTime } from '@touchstone/app/time/times'
import { type Act, reasonField, valueOf } from '../ui/act.ts'
import { beginText, consequences } from './proposal-words.ts'

function whyNot({ whyNot: why }: ConsoleProposal, me: Operator): string | undefined {
  switch (why) {
    case null:
    case 'decided':
      return undefined
    case 'own':
      return 'You proposed it: another operator decides.'
    case 'right':
      return 'Your roles do not let you decide this kind.'
    case 'new':
      return `You are too new to be the second operator: from ${printTime(me.maySignFromAtMs)} on.`
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
    look: 'primary',
    off,
    title: `Approve: ${name}, proposed by ${proposedBy.name}?`,
    consequence: start === null ? consequences[kind] : `${consequences[kind]} ${beginText(start.beginsAtMs)}`,
    done: 'It is approved and carried out.',
    call: (_values, asking) => api.approveProposal({ id }, asking),
  }
  const reject: Act = {
    label: 'Reject',
    look: 'danger',
    off,
    title: `Reject: ${name}, proposed by ${proposedBy.name}?`,
    consequence: `Nothing happens, and ${proposedBy.name} reads your reason here.`,
    fields: [reasonField('Reason')],
    done: 'It is rejected.',
    call: (values, asking) => api.rejectProposal({ id, reason: valueOf(values, 'reason') }, asking),
  }
  const takeBack: Act = {
    label: 'Take back',
    title: 'Take your proposal back?',
    consequence: 'Nothing happens then, and nobody can approve it any more.',
    done: 'It is taken back.',
    call: (_values, asking) => api.withdrawProposal({ id }, asking),
  }
  return proposedBy.id === me.id ? [approve, reject, takeBack] : [approve, reject]
}
