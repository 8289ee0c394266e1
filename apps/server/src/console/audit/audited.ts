import type { Canonical } from '@touchstone/domain/ledger/canonical'
import type { Result } from '@touchstone/domain/result'
import type { CallAct } from '@touchstone/wire/console/audit-acts'
import type { ByOperator, Once, Recorded, Refused } from '../../api/handler.ts'
import type { Transaction } from '../../platform/database.ts'
import { audit } from './audit.ts'

export type ActNoted<Reply = unknown> = {
  act: CallAct
  /** What the act was about, such as `article 7`; asked of the reply where the act itself made it. */
  subject: string | ((reply: Reply) => string)
  details?: { readonly [name: string]: Canonical }
}

/** An effect of an operator, and its row of the audit log, in one transaction. */
export const onceAudited = <Reply>(
  once: Once<Reply>,
  { at, operator }: ByOperator,
  { subject, ...noted }: ActNoted<Reply>,
  effect: (transaction: Transaction) => Promise<Result<Reply, Refused>>,
): Promise<Recorded<Reply>> =>
  once(async (transaction) => {
    const answer = await effect(transaction)
    if (!answer.ok) return answer
    const about = typeof subject === 'string' ? subject : subject(answer.value)
    await audit(transaction, { at, operatorId: operator.operatorId, ...noted, subject: about })
    return answer
  })
