import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { Operator } from '../../api/handler.ts'
import { namedOperator, operatorNames } from '../operators/operators.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { accountNames, namedUser } from '../../features/accounts/user-marks/account-names.store.ts'
import { barrierTo } from './may-decide.ts'
import type { Proposal } from '../proposals/proposal-bodies.ts'
import { linesOf } from './proposal-lines.ts'

/** Proposals as an operator is shown them. */
export async function proposalRecords(
  sql: Transaction,
  rows: readonly Proposal[],
  { operator, at, operatorWaitMs }: { operator: Operator; at: number; operatorWaitMs: number },
): Promise<ConsoleProposal[]> {
  const names = await operatorNames(
    sql,
    rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? 0]),
  )
  const accounts = await accountNames(
    sql,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return rows.map((row) => {
    const barrier = barrierTo(row, operator, { at, operatorWaitMs })
    return {
      id: String(row.id),
      kind: row.kind,
      state: row.state,
      lines: linesOf(row),
      changes: row.kind === 'settings' ? row.body.changes : [],
      user: row.userId === null ? null : namedUser(accounts, row.userId),
      reason: row.reason,
      proposedBy: namedOperator(names, row.proposedBy) ?? { id: String(row.proposedBy), name: '' },
      proposedTime: printWireTime(row.proposedAt),
      decidedBy: namedOperator(names, row.decidedBy),
      decidedTime: row.decidedAt === null ? null : printWireTime(row.decidedAt),
      answer: row.answer,
      mayDecide: barrier === undefined,
      whyNot: barrier ?? null,
    }
  })
}
