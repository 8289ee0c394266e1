import { type Canonical } from '@touchstone/domain/ledger/canonical'
import { decimal, type Money, printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import { dayMs } from '@touchstone/domain/time'
import { operatorOf } from '@touchstone/domain/withdrawals/move-withdrawal'
import type { Withdrawal } from '@touchstone/domain/withdrawals/withdrawal'
import type { Refused } from '../../api/handler.ts'
import type { Transaction } from '../../platform/database.ts'
import { lockAuditLog } from '../audit/audit.ts'

type Paying = { withdrawal: Withdrawal; operatorId: number; at: number; settings: Pick<Settings, 'funds'> }

/**
 * Whether a payment by this operator would have two eyes: nobody else is known to have approved it. An approval by another
 * is final, so what was read before a lock still holds.
 */
const isLone = (withdrawal: Withdrawal, operatorId: number): boolean => {
  const approver = operatorOf(withdrawal, 'approved')
  return !withdrawal.fourEyes && (approver === undefined || approver === operatorId)
}

/**
 * The USDT value of all that an operator began to pay alone in the last 24 hours, over all books, but for one withdrawal.
 * What a book refused is not counted; what had no answer is.
 */
export async function paidAlone(
  sql: Transaction,
  { operatorId, at, except }: { operatorId: number; at: number; except: string },
): Promise<Money> {
  const rows = await sql<{ details: string }[]>`
    select distinct on (subject) details from audit_log began
    where operator_id = ${operatorId} and act = 'beginPayment' and at > ${at - dayMs}
      and subject <> ${`withdrawal ${except}`} and not exists (
        select from audit_log refused where refused.operator_id = ${operatorId} and refused.id > began.id
          and refused.act = 'beginPayment_refused' and refused.details::json ->> 'of' = began.id::text)`
  return rows.reduce((sum, { details }) => sum + valueIn(JSON.parse(details) as { alone?: string }), 0n)
}

const valueIn = ({ alone = '0' }: { alone?: string }): Money => decimal(alone)

/** What is left of what the operator may still pay out alone; the amount of four eyes itself is beyond it. */
const leftAlone = async (sql: Transaction, { withdrawal, operatorId, at, settings }: Paying): Promise<Money> =>
  settings.funds.fourEyesFrom - (await paidAlone(sql, { operatorId, at, except: withdrawal.id }))

/**
 * Checks in the transaction of the audit row that one operator alone pays out less than the amount of four eyes in 24 hours,
 * over all books. Writers of the log take turns: of two payments at once the second counts the first. Answers what the
 * row notes.
 */
export async function loneCheck(
  transaction: Transaction,
  paying: Paying,
): Promise<Result<Record<string, Canonical>, Refused>> {
  const { withdrawal, operatorId, settings } = paying
  if (!isLone(withdrawal, operatorId)) return ok({})
  await lockAuditLog(transaction)
  const left = await leftAlone(transaction, paying)
  const { usdtValue } = withdrawal
  if (usdtValue >= left)
    return refuse({ kind: 'operator_day_exceeded', maximum: settings.funds.fourEyesFrom, left: left > 0n ? left : 0n })
  return ok({ alone: printDecimal(usdtValue) })
}
