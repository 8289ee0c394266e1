import { defaultLanguage } from '@touchstone/wire/languages'
import type { SubmitForHouse } from '../calls/answer-operator.ts'
import type { Refused } from '../../api/handler.ts'
import { printedDetails } from '../../api/answer.ts'
import { refusalText } from '@touchstone/texts/refusal-text'
import { audit } from '../audit/audit.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { bondCommand, isOfBond } from '../bonds/bond-commands.ts'
import { type BookCommand, capitalCommand, isOfOffering, offeringCommand } from '../offerings/offering-commands.ts'
import { ieoCommand, isOfIeo } from '../ieos/ieo-commands.ts'
import { commandOf } from './execute-proposal.ts'
import type { Proposal } from '../proposals/proposal-bodies.ts'
import { approvedProposals, findProposal, setExecuted } from '../proposals/proposals.store.ts'

export type FinishDeps = {
  sql: Sql
  house: Pick<HousePort, 'openBook' | 'settings'>
  submitForHouse: SubmitForHouse
}

/**
 * Submits an approved proposal to its book, of the user or of the house, under its own key, so that it is done once however often this runs;
 * if the book refuses it, it has failed. If the book gives no answer, it stays approved and the next run retries.
 * Returns the proposal as it was before.
 */
export async function finishProposal(deps: FinishDeps, id: number, at: number): Promise<Proposal | undefined> {
  const proposal = await findProposal(deps.sql, id)
  if (proposal?.state === 'approved') await finish(deps, proposal, at)
  return proposal
}

/** Finishes proposals that a crash left between approval and book. Runs periodically. */
export async function finishProposals(deps: FinishDeps, at: number): Promise<void> {
  for (const proposal of await approvedProposals(deps.sql)) await finish(deps, proposal, at)
}

/** The book of the user, or of the house, and the command that it gets; or why it gets none any more. */
async function executionOf(
  deps: FinishDeps,
  proposal: Proposal,
): Promise<BookCommand | 'unready' | { refusal: Refused }> {
  if (isOfOffering(proposal)) return offeringCommand(deps, proposal)
  if (isOfBond(proposal)) return bondCommand(deps, proposal)
  if (proposal.kind === 'take_capital') return capitalCommand(deps, proposal)
  if (isOfIeo(proposal)) return ieoCommand(deps, proposal)
  const execution = commandOf(proposal)
  if (execution === undefined) throw new Error(`approved proposal ${proposal.id} could not be executed`)
  return { bookId: await deps.house.openBook(execution.userId, 'real'), command: execution.command }
}

const failed = (refusal: Refused) =>
  ({
    state: 'failed',
    answer: refusalText(refusal.kind, defaultLanguage, printedDetails(refusal)),
    result: null,
  }) as const

async function finish({ sql, house, submitForHouse }: FinishDeps, proposal: Proposal, at: number): Promise<void> {
  async function submitted({ bookId, command }: BookCommand) {
    const outcome = await submitForHouse(bookId, `operator:proposal:${proposal.id}`, command)
    if (outcome.kind === 'overloaded' || outcome.kind === 'failed') return 'unready'
    if (outcome.kind === 'refused') return failed(outcome.refusal)
    return { state: 'done', answer: null, result: `${bookId}-${outcome.sequence}` } as const
  }

  const execution = await executionOf({ sql, house, submitForHouse }, proposal)
  if (execution === 'unready') return
  const ended = 'refusal' in execution ? failed(execution.refusal) : await submitted(execution)
  if (ended === 'unready') return
  await sql.begin(async (tx) => {
    if (!(await setExecuted(tx, proposal.id, ended))) return
    const details = ended.state === 'done' ? { entry: ended.result } : { refused: ended.answer }
    await audit(tx, { at, operatorId: 0, act: `proposal_${ended.state}`, subject: `proposal ${proposal.id}`, details })
  })
}
