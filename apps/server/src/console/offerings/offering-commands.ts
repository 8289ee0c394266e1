import { decimal } from '@touchstone/domain/money/decimal'
import type { CommandOf, HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { findHouseBook, houseBook, poolHolder, treasuryHolder } from '../../features/house-books/house-books.store.ts'
import type { Sql } from '../../platform/database.ts'
import type { SubmitForHouse } from '../calls/answer-operator.ts'
import { decisionOf } from '../proposals/decision-of.ts'
import type { Proposal, ProposalOf } from '../proposals/proposal-bodies.ts'
import { type OfferingKind, offeringObjections } from './offering-objections.ts'

type Deps = { sql: Sql; submitForHouse: SubmitForHouse }
type OfferingProposal = { [Kind in OfferingKind]: ProposalOf<Kind> }[OfferingKind]
export type BookCommand = { bookId: number; command: HouseCommand }

export const isOfOffering = (proposal: Proposal): proposal is OfferingProposal =>
  Object.hasOwn(offeringObjections, proposal.kind)

/**
 * The command on a book of the house that executes a proposal. Before the first money a pool is made, under a key of its
 * product. `unready` if that could not be done now.
 */
export async function offeringCommand(deps: Deps, proposal: OfferingProposal): Promise<BookCommand | 'unready'> {
  const { operators } = decisionOf(proposal)
  const { product } = proposal.body
  switch (proposal.kind) {
    case 'fund_pool': {
      const { currency, amount, purpose = 'strategy' } = proposal.body
      const pool = await madePool(deps, { purpose, product, currency })
      if (pool === 'unready') return pool
      const treasury = await houseBook(deps.sql, treasuryHolder)
      return {
        bookId: treasury,
        command: { kind: 'allot_capital', pool, product, currency, amount: decimal(amount), operators },
      }
    }
    case 'open_sale': {
      const [capacity, mostOwed] = [decimal(proposal.body.capacity), decimal(proposal.body.mostOwed)]
      return {
        bookId: await poolIdOf(deps, product),
        command: { kind: 'open_sale', product, capacity, mostOwed, operators },
      }
    }
    case 'close_sale':
      return { bookId: await poolIdOf(deps, product), command: { kind: 'close_sale', product, operators } }
    case 'freeze_product': {
      const { reason } = proposal
      return { bookId: await poolIdOf(deps, product), command: { kind: 'pause_product', product, reason, operators } }
    }
    case 'resume_product': {
      const { reason } = proposal
      return { bookId: await poolIdOf(deps, product), command: { kind: 'resume_product', product, reason, operators } }
    }
    case 'return_escrow': {
      const treasury = await houseBook(deps.sql, treasuryHolder)
      return {
        bookId: await poolIdOf(deps, product),
        command: { kind: 'return_escrow', treasury, product, amount: decimal(proposal.body.amount), operators },
      }
    }
  }
}

/** The command on the treasury, which is made where there is none, that takes an arrival as capital. */
export async function capitalCommand(
  { sql }: Pick<Deps, 'sql'>,
  proposal: ProposalOf<'take_capital'>,
): Promise<BookCommand> {
  const { operators } = decisionOf(proposal)
  const { arrivalId, channel, currency, amount } = proposal.body
  const taken = { arrivalId: String(arrivalId), channel, currency, amount: decimal(amount) }
  return {
    bookId: await houseBook(sql, treasuryHolder),
    command: { kind: 'receive_capital', ...taken, operators },
  }
}

/** @throws where there is none: what was approved had one. */
export async function poolIdOf({ sql }: Pick<Deps, 'sql'>, product: string): Promise<number> {
  const id = await findHouseBook(sql, poolHolder(product))
  if (id === undefined) throw new Error(`${product} has no pool`)
  return id
}

/** The book of a pool, which is made where there is none. */
export async function madePool(
  { sql, submitForHouse }: Deps,
  pool: Omit<CommandOf<'make_pool'>, 'kind'>,
): Promise<number | 'unready'> {
  const { product } = pool
  const id = await houseBook(sql, poolHolder(product))
  const made = await submitForHouse(id, `make:${product}`, { kind: 'make_pool', ...pool })
  // `not_due`: it was made under another key, at the start of a sandbox.
  const isThere = made.kind === 'done' || (made.kind === 'refused' && made.refusal.kind === 'not_due')
  if (!isThere && made.kind === 'refused') throw new Error(`the pool of ${product} was refused: ${made.refusal.kind}`)
  return isThere ? id : 'unready'
}
