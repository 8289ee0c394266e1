import { decimal } from '@touchstone/domain/money/decimal'
import type { Refused } from '../../api/handler.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import type { SubmitForHouse } from '../calls/answer-operator.ts'
import { type BookCommand, madePool, poolIdOf } from '../offerings/offering-commands.ts'
import { decisionOf } from '../proposals/decision-of.ts'
import type { Proposal, ProposalOf } from '../proposals/proposal-bodies.ts'
import { type BondKind, bondObjections } from './bond-objections.ts'

type BondProposal = { [Kind in BondKind]: ProposalOf<Kind> }[BondKind]

export const isOfBond = (proposal: Proposal): proposal is BondProposal => Object.hasOwn(bondObjections, proposal.kind)

/**
 * The command on the book of a bond that executes a proposal. Before it is opened the book is made, under a key of its
 * product. `unready` if that could not be done now.
 */
export async function bondCommand(
  deps: { sql: Sql; house: Pick<HousePort, 'settings'>; submitForHouse: SubmitForHouse },
  proposal: BondProposal,
): Promise<BookCommand | 'unready' | { refusal: Refused }> {
  const { operators } = decisionOf(proposal)
  const { product, currency } = proposal.body
  if (proposal.kind === 'open_bond') {
    // It opens on the settings in force then: what was signed must still be what they say.
    const settings = deps.house.settings()
    const objection = await bondObjections.open_bond(deps.sql, proposal.body, { settings, stage: 'approving' })
    // Where it was opened just before a crash, the book finds this command done.
    if (objection !== undefined && objection.kind !== 'bond_opened_before') return { refusal: objection }
    const bookId = await madePool(deps, { purpose: 'bond', product, currency })
    return bookId === 'unready' ? bookId : { bookId, command: { kind: 'open_bond', product, operators } }
  }
  const { amount, reference } = proposal.body
  const kind = proposal.kind === 'pay_out_proceeds' ? 'pay_out_proceeds' : 'receive_from_issuer'
  const command = { kind, product, amount: decimal(amount), reference, operators } as const
  return { bookId: await poolIdOf(deps, product), command }
}
