import { proposalRights } from '@touchstone/wire/rights'
import type { Operator } from '../../api/handler.ts'
import { signsFrom } from '../operators/signs-from.ts'
import type { Proposal } from '../proposals/proposal-bodies.ts'

export type Barrier = 'decided' | 'own' | 'right' | 'new'

/** Returns why an operator cannot decide a proposal now; undefined if they can. */
export function barrierTo(
  { kind, state, proposedBy }: Pick<Proposal, 'kind' | 'state' | 'proposedBy'>,
  { operatorId, rights, since }: Operator,
  { at, operatorWaitMs }: { at: number; operatorWaitMs: number },
): Barrier | undefined {
  if (!rights.has(proposalRights[kind].decide)) return 'right'
  if (state !== 'open') return 'decided'
  if (proposedBy === operatorId) return 'own'
  return at < signsFrom(since, operatorWaitMs) ? 'new' : undefined
}
