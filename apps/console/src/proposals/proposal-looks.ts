import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import type { Status } from '../ui/StatusChip.tsx'

/** The look of each state of a proposal. */
export const proposalLooks: Readonly<Record<ConsoleProposal['state'], { status: Status; word: string }>> = {
  open: { status: 'proposed', word: 'Waiting for approval' },
  approved: { status: 'crediting', word: 'Being carried out' },
  done: { status: 'carried_out', word: 'Carried out' },
  failed: { status: 'failed', word: 'Failed' },
  rejected: { status: 'rejected', word: 'Rejected' },
  withdrawn: { status: 'withdrawn', word: 'Withdrawn' },
}
