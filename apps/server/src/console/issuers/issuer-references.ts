import type { Refused } from '../../api/handler.ts'
import { plainReference } from '../../features/deposits/arrivals.ts'
import type { Transaction } from '../../platform/database.ts'
import type { ProposalState } from '../proposals/proposal-bodies.ts'
import { bookedReferences, holdReferences, proposedReferences } from './issuer-references.store.ts'

/** A movement that waits for its approval keeps others from being proposed under its reference. */
export type Stage = 'proposing' | 'approving'

const countedAt: Readonly<Record<Stage, readonly ProposalState[]>> = {
  proposing: ['open', 'approved', 'done'],
  approving: ['approved', 'done'],
}

/** Why nothing can be entered under a reference: money or tokens of an issuer have moved under it. Undefined if it can. */
export async function referenceFault(tx: Transaction, reference: string, stage: Stage): Promise<Refused | undefined> {
  await holdReferences(tx)
  const used = [...(await proposedReferences(tx, countedAt[stage])), ...(await bookedReferences(tx))]
  return used.some((each) => plainReference(each) === plainReference(reference))
    ? { kind: 'reference_used' }
    : undefined
}
