import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { proposed } from '@touchstone/wire/console/console-proposals'
import type * as z from 'zod/mini'
import type { ByOperator, Once, Recorded, Refused } from '../../api/handler.ts'
import { audit } from '../audit/audit.ts'
import type { Transaction } from '../../platform/database.ts'
import type { NewProposal } from './proposal-bodies.ts'
import { insertProposal } from './proposals.store.ts'

type Proposed = z.input<typeof proposed>

/** Records a proposal, unless something rules it out by now. */
export const propose = (
  once: Once<Proposed>,
  visit: ByOperator,
  proposal: NewProposal,
  objection: (transaction: Transaction) => Promise<Refused | undefined> = () => Promise.resolve(undefined),
): Promise<Recorded<Proposed>> =>
  proposeIn(once, visit, async (tx) => {
    const refused = await objection(tx)
    return refused === undefined ? ok(proposal) : refuse(refused)
  })

/** Records the proposal that is made in its transaction, of what was held in it. */
export const proposeIn = (
  once: Once<Proposed>,
  { at, operator: { operatorId } }: ByOperator,
  make: (transaction: Transaction) => Promise<Result<NewProposal, Refused>>,
): Promise<Recorded<Proposed>> =>
  once(async (tx) => {
    const made = await make(tx)
    if (!made.ok) return made
    const id = await insertProposal(tx, made.value, { operatorId, at })
    const { kind, reason, userId } = made.value
    const details = { kind, reason, ...(userId === undefined ? {} : { user: userId }) }
    await audit(tx, { at, operatorId, act: 'propose', subject: `proposal ${id}`, details })
    return ok({ proposalId: String(id) })
  })
