import { refuse, type Result } from '@touchstone/domain/result'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { ByOperator, Refused } from '../../api/handler.ts'
import { audit } from '../audit/audit.ts'
import { signsFrom } from '../operators/signs-from.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Deciding, Executions } from './execute-proposal.ts'
import { barrierTo } from './may-decide.ts'
import type { Proposal } from '../proposals/proposal-bodies.ts'
import { holdProposal, setDecided } from '../proposals/proposals.store.ts'

export type DecideDeps = { executions: Executions; operatorWaitMs: number }
type Decided = { state: 'approved' | 'done' | 'rejected' }

/** A proposal that this operator may decide, held until the transaction ends. */
async function decidable(
  transaction: Transaction,
  id: number,
  { at, operator }: ByOperator,
  { operatorWaitMs }: DecideDeps,
): Promise<Result<Proposal, Refused>> {
  const proposal = await holdProposal(transaction, id)
  if (proposal === undefined) return refuse({ kind: 'not_found' })
  switch (barrierTo(proposal, operator, { at, operatorWaitMs })) {
    case 'right':
      return refuse({ kind: 'not_allowed' })
    case 'decided':
      return refuse({ kind: 'already_decided' })
    case 'own':
      return refuse({ kind: 'own_proposal' })
    case 'new':
      return refuse({ kind: 'operator_too_new', time: printWireTime(signsFrom(operator.since, operatorWaitMs)) })
    case undefined:
      return { ok: true, value: proposal }
  }
}

/** Approves and carries out, or notes that a command on a book must follow. */
export async function approve(
  transaction: Transaction,
  id: number,
  visit: ByOperator,
  deps: DecideDeps,
): Promise<Result<{ state: 'approved' | 'done' }, Refused>> {
  const found = await decidable(transaction, id, visit, deps)
  if (!found.ok) return found
  const deciding = { operatorId: visit.operator.operatorId, at: visit.at }
  const executed = await execute(deps.executions, transaction, found.value, deciding)
  if (!executed.ok) return executed
  const isDone = executed.value !== 'command'
  const state = isDone ? 'done' : 'approved'
  await note(transaction, found.value, deciding, { state }, { result: isDone ? executed.value : null, answer: null })
  return { ok: true, value: { state } }
}

export async function reject(
  transaction: Transaction,
  { id, reason }: { id: number; reason: string },
  visit: ByOperator,
  deps: DecideDeps,
): Promise<Result<{ state: 'rejected' }, Refused>> {
  const found = await decidable(transaction, id, visit, deps)
  if (!found.ok) return found
  const deciding = { operatorId: visit.operator.operatorId, at: visit.at }
  await note(transaction, found.value, deciding, { state: 'rejected' }, { result: null, answer: reason })
  return { ok: true, value: { state: 'rejected' } }
}

/** The function of each kind executes it. */
const execute = (
  executions: Executions,
  transaction: Transaction,
  proposal: Proposal,
  deciding: Deciding,
): Promise<Result<string, Refused>> =>
  (executions[proposal.kind] as (...asked: [Transaction, Proposal, Deciding]) => Promise<Result<string, Refused>>)(
    transaction,
    proposal,
    deciding,
  )

async function note(
  transaction: Transaction,
  { id, kind, proposedBy }: Proposal,
  { operatorId, at }: Deciding,
  { state }: Decided,
  { result, answer }: { result: string | null; answer: string | null },
): Promise<void> {
  await setDecided(transaction, id, { state, decidedBy: operatorId, decidedAt: at, answer, result })
  const act = state === 'rejected' ? 'rejectProposal' : 'approveProposal'
  const details = { kind, proposedBy, ...(result === null ? {} : { result }), ...(answer === null ? {} : { answer }) }
  await audit(transaction, { at, operatorId, act, subject: `proposal ${id}`, details })
}
