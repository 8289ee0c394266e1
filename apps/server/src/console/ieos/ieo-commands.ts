import { decimal } from '@touchstone/domain/money/decimal'
import type { Refused } from '../../api/handler.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import type { SubmitForHouse } from '../calls/answer-operator.ts'
import { type BookCommand, madePool, poolIdOf } from '../offerings/offering-commands.ts'
import { decisionOf } from '../proposals/decision-of.ts'
import type { Proposal, ProposalOf } from '../proposals/proposal-bodies.ts'
import { type IeoKind, ieoObjections } from './ieo-objections.ts'

type IeoProposal = { [Kind in IeoKind]: ProposalOf<Kind> }[IeoKind]

export const isOfIeo = (proposal: Proposal): proposal is IeoProposal => Object.hasOwn(ieoObjections, proposal.kind)

/**
 * The command on the book of a sale that executes a proposal. Before its first tokens the book is made, under a key of its
 * product. `unready` if that could not be done now.
 */
export async function ieoCommand(
  deps: { sql: Sql; house: Pick<HousePort, 'settings'>; submitForHouse: SubmitForHouse },
  proposal: IeoProposal,
): Promise<BookCommand | 'unready' | { refusal: Refused }> {
  const { operators, at } = decisionOf(proposal)
  const { product } = proposal.body
  switch (proposal.kind) {
    case 'ieo_tokens': {
      const { currency, amount, reference } = proposal.body
      const bookId = await madePool(deps, { purpose: 'ieo', product, currency })
      if (bookId === 'unready') return bookId
      return { bookId, command: { kind: 'receive_tokens', product, amount: decimal(amount), reference, operators } }
    }
    case 'open_ieo': {
      // It opens on the settings in force then: what was signed must still be what they say.
      const asked = { settings: deps.house.settings(), stage: 'approving', at } as const
      const objection = await ieoObjections.open_ieo(deps.sql, proposal.body, asked)
      // Where it was opened just before a crash, the book finds this command done.
      if (objection !== undefined && objection.kind !== 'ieo_opened_before') return { refusal: objection }
      return { bookId: await poolIdOf(deps, product), command: { kind: 'open_ieo', product, operators } }
    }
    case 'list_ieo': {
      const { lots } = proposal.body
      return { bookId: await poolIdOf(deps, product), command: { kind: 'list_ieo', product, lots, operators } }
    }
    case 'pay_out_raised':
    case 'return_tokens': {
      const { amount, reference } = proposal.body
      const command = { kind: proposal.kind, product, amount: decimal(amount), reference, operators } as const
      return { bookId: await poolIdOf(deps, product), command }
    }
  }
}
