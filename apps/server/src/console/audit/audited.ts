import type { Canonical } from '@touchstone/domain/ledger/canonical'
import type { Result } from '@touchstone/domain/result'
import type { CallAct } from '@touchstone/wire/console/audit-acts'
import type { ByOperator, Once, Recorded, Refused } from '../../api/handler.ts'
import type { Transaction } from '../../platform/database.ts'
import { audit } from './audit.ts'

export type ActNoted = { act: CallAct; subject: string; details?: { readonly [name: string]: Canonical } }

/** An effect of an operator, and its row of the audit log, in one transaction. */
export const onceAudited = <Reply>(
  once: Once<Reply>,
  { at, operator }: ByOperator,
  noted: ActNoted,
  effect: (transaction: Transaction) => Promise<Result<Reply, Refused>>,
): Promise<Recorded<Reply>> =>
  once(async (transaction) => {
    const answer = await effect(transaction)
    if (answer.ok) await audit(transaction, { at, operatorId: operator.operatorId, ...noted })
    return answer
  })
