import type { Proposal } from './proposal-bodies.ts'

/** The two operators who stand behind a proposal, and when the second of them decided. @throws while it is not decided. */
export function decisionOf({
  id,
  proposedBy,
  decidedBy,
  decidedAt,
}: Pick<Proposal, 'id' | 'proposedBy' | 'decidedBy' | 'decidedAt'>): { operators: number[]; at: number } {
  if (decidedBy === null || decidedAt === null) throw new Error(`proposal ${id} cannot be executed: it is not decided`)
  return { operators: [proposedBy, decidedBy], at: decidedAt }
}
