import { printDecimal, decimal } from '@touchstone/domain/money/decimal'
import { ok } from '@touchstone/domain/result'
import { dayMs } from '@touchstone/domain/time'
import type { AuditAct, CallAct, RefusedAct } from '@touchstone/wire/console/audit-acts'
import { consoleApi } from '@touchstone/wire/console/console-api'
import { type CaseQueue, caseQueues, type consoleOverview } from '@touchstone/wire/console/console-overview'
import type { Right } from '@touchstone/wire/rights'
import { printWireTime } from '@touchstone/wire/wire-time'
import { printedTime } from '../../api/printed.ts'
import type { HandlersOf } from '../../api/handler.ts'
import type { Sql } from '../../platform/database.ts'
import { namedOperator, operatorNames } from '../operators/operators.store.ts'
import { countWaiting, oldestCases, queueRights, recentFindings } from './overview.store.ts'
import { searchEverywhere } from './search.ts'

/** Our choice: what fits on a screen. */
const casesMax = 12
const findingsMax = 6

/** Acts on one record, which its book may refuse. */
const refusable = Object.entries(consoleApi).flatMap(([name, { effect }]) =>
  effect === 'act' ? [`${name as CallAct}_refused` as const] : [],
)
/** Refused acts, proposals that could not be executed, failed payments. */
const findingActs: readonly (AuditAct | RefusedAct)[] = ['proposal_failed', 'failWithdrawal', ...refusable]

export const consoleOverviewHandlers = ({ sql }: { sql: Sql }): HandlersOf<typeof consoleOverview> => ({
  async overview(_request, { at, operator: { rights } }) {
    return ok({
      queues: await waitingInAll(sql, { rights, at }),
      cases: await casesFor(sql, rights),
      findings: rights.has('see_audit') ? await findingsBefore(sql, at) : null,
      nowAtMs: at,
    })
  },
  search: async ({ text }, { operator }) => ok(await searchEverywhere(sql, text, operator.rights)),
})

type Asking = { rights: ReadonlySet<Right>; at: number }

/** What waits in each queue; null in place of those without the right. */
async function waitingInAll(sql: Sql, { rights, at }: Asking): Promise<Record<CaseQueue, WaitingShown | null>> {
  const counted = await Promise.all(
    caseQueues.map(async (queue) => [queue, rights.has(queueRights[queue]) ? await waitingIn(sql, queue, at) : null]),
  )
  return Object.fromEntries(counted) as Record<CaseQueue, WaitingShown | null>
}

type WaitingShown = Awaited<ReturnType<typeof waitingIn>>

async function waitingIn(sql: Sql, queue: CaseQueue, at: number) {
  const { oldestAt, ...counted } = await countWaiting(sql, queue, at)
  return { ...counted, oldestTime: printedTime(oldestAt) }
}

async function casesFor(sql: Sql, rights: ReadonlySet<Right>) {
  const shown = caseQueues.filter((queue) => rights.has(queueRights[queue]))
  const found = await Promise.all(shown.map((queue) => oldestCases(sql, queue, casesMax)))
  const oldest = found
    .flat()
    .toSorted((one, other) => one.at - other.at)
    .slice(0, casesMax)
  const names = await operatorNames(
    sql,
    oldest.map(({ operator }) => operator ?? 0),
  )
  return oldest.map(({ at, amount, operator, ...row }) => ({
    ...row,
    time: printWireTime(at),
    amount: amount === null ? null : printDecimal(decimal(amount)),
    operator: namedOperator(names, operator),
  }))
}

async function findingsBefore(sql: Sql, at: number) {
  const rows = await recentFindings(sql, findingActs, { since: at - 7 * dayMs, limit: findingsMax })
  const names = await operatorNames(
    sql,
    rows.map(({ operator }) => operator),
  )
  return rows.map(({ id, at: foundAt, operator, act, subject }) => ({
    id,
    time: printWireTime(foundAt),
    operator: namedOperator(names, operator),
    act,
    subject,
  }))
}
