import { printDecimal, decimal } from '@touchstone/domain/money/decimal'
import { ok } from '@touchstone/domain/result'
import { dayMs } from '@touchstone/domain/time'
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

export const consoleOverviewHandlers = ({ sql }: { sql: Sql }): HandlersOf<typeof consoleOverview> => ({
  async overview(_request, { at, operator: { rights } }) {
    const [deposits, withdrawals, identity, proposals] = await Promise.all(
      caseQueues.map((queue) => waitingIn(sql, queue, { rights, at })),
    )
    return ok({
      queues: {
        deposits: deposits ?? null,
        withdrawals: withdrawals ?? null,
        identity: identity ?? null,
        proposals: proposals ?? null,
      },
      cases: await casesFor(sql, rights),
      findings: rights.has('see_audit') ? await findingsBefore(sql, at) : null,
      nowAtMs: at,
    })
  },
  search: async ({ text }, { operator }) => ok(await searchEverywhere(sql, text, operator.rights)),
})

type Asking = { rights: ReadonlySet<Right>; at: number }

async function waitingIn(sql: Sql, queue: CaseQueue, { rights, at }: Asking) {
  if (!rights.has(queueRights[queue])) return null
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
  const rows = await recentFindings(sql, at - 7 * dayMs, findingsMax)
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
