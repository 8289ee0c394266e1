import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { Operator } from '../../api/handler.ts'
import { namedOperator, operatorNames } from '../operators/operators.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { accountNames, namedUser } from '../../features/accounts/user-marks/account-names.store.ts'
import { barrierTo } from './may-decide.ts'
import type { Proposal } from '../proposals/proposal-bodies.ts'
import { linesOf } from './proposal-lines.ts'
import type { Settings } from '@touchstone/domain/settings/settings'
import { protectionsIn } from '../settings/touched-symbols.ts'
import { startOfVersion } from '../settings/version-start.ts'

/** To whom and when; `newest` is the version of the settings that a change must be based on. */
type Shown = { operator: Operator; at: number; operatorWaitMs: number; newest: Settings }

/** Proposals as an operator is shown them. */
export async function proposalRecords(
  sql: Transaction,
  rows: readonly Proposal[],
  { operator, at, operatorWaitMs, newest }: Shown,
): Promise<ConsoleProposal[]> {
  const names = await operatorNames(
    sql,
    rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? 0]),
  )
  const accounts = await accountNames(
    sql,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  const starts = await Promise.all(rows.map((row) => startOf(sql, row, { newest, at })))
  return rows.map((row, index) => {
    const barrier = barrierTo(row, operator, { at, operatorWaitMs })
    return {
      id: String(row.id),
      kind: row.kind,
      state: row.state,
      lines: linesOf(row),
      changes: row.kind === 'settings' ? row.body.changes : [],
      start: starts[index] ?? null,
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

/** Of settings that can be approved: whom they concern, and when they would begin. */
async function startOf(
  sql: Transaction,
  row: Proposal,
  { newest, at }: Pick<Shown, 'newest' | 'at'>,
): Promise<ConsoleProposal['start']> {
  if (row.kind !== 'settings' || row.state !== 'open' || row.body.from !== newest.version) return null
  const { body } = row
  const { touches, beginsAt } = await startOfVersion(sql, { newest, at, body })
  return { touches, protects: protectionsIn(body.changes).map(({ path }) => path), beginsAtMs: beginsAt }
}
