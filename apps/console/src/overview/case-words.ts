import type { CaseQueue, WaitingCase } from '@touchstone/wire/console/console-overview'

/** Each queue in words. */
export const queueWords: Readonly<Record<CaseQueue, { title: string; one: string }>> = {
  deposits: { title: 'Deposits', one: 'Deposit' },
  withdrawals: { title: 'Withdrawals', one: 'Withdrawal' },
  identity: { title: 'Identity', one: 'Application' },
  proposals: { title: 'Approvals', one: 'Proposal' },
}

/** The address of a case in its queue, so that the next one is beside it. */
export const casePage = ({ queue, id }: Pick<WaitingCase, 'queue' | 'id'>): string => `/${queue}?open=${id}`
