import { printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { ConsoleWithdrawal, consoleWithdrawals } from '@touchstone/wire/console/console-withdrawals'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { ActAnswer, HandlersOf } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import { namedOperator, operatorNames } from '../operators/operators.store.ts'
import type { Sql, Transaction } from '../../platform/database.ts'
import { accountNames, namedUser } from '../../features/accounts/user-marks/account-names.store.ts'
import { findQueuedWithdrawal, listWithdrawals, type QueuedWithdrawal } from './console-withdrawals.store.ts'

export type ConsoleWithdrawalsDeps = { sql: Sql; settings: () => Pick<Settings, 'funds'> }

/**
 * The book decides what may happen to a withdrawal: these handlers only submit the command, with the operator's number.
 */
export function consoleWithdrawalsHandlers({
  sql,
  settings,
}: ConsoleWithdrawalsDeps): HandlersOf<typeof consoleWithdrawals> {
  async function toBook(id: string, command: HouseCommand): Promise<ActAnswer> {
    const found = await findQueuedWithdrawal(sql, id)
    if (found === undefined) return refuse({ kind: 'not_found' })
    return ok({ bookId: found.bookId, command, subject: `withdrawal ${id}` })
  }

  return {
    async withdrawalQueue({ stage, currency, userId, ...page }) {
      const { rows, total } = await listWithdrawals(sql, { stage, currency, userId }, stretchOf(page))
      return ok(pageAnswer(page, total, await recordsOf(sql, rows, settings())))
    },
    async withdrawalInQueue({ id }) {
      const found = await findQueuedWithdrawal(sql, id)
      const [record] = found === undefined ? [] : await recordsOf(sql, [found], settings())
      return record === undefined ? refuse({ kind: 'not_found' }) : ok(record)
    },
    claimWithdrawal: ({ id }, { operator }) =>
      toBook(id, { kind: 'claim_withdrawal', withdrawalId: id, operator: operator.operatorId }),
    approveWithdrawal: ({ id }, { operator }) =>
      toBook(id, { kind: 'approve_withdrawal', withdrawalId: id, operator: operator.operatorId }),
    rejectWithdrawal: ({ id, reason }, { operator }) =>
      toBook(id, { kind: 'reject_withdrawal', withdrawalId: id, operator: operator.operatorId, reason }),
    beginPayment: ({ id }, { operator }) =>
      toBook(id, { kind: 'begin_payment', withdrawalId: id, operator: operator.operatorId }),
    payWithdrawal: ({ id, proof }, { operator }) =>
      toBook(id, { kind: 'pay_withdrawal', withdrawalId: id, operator: operator.operatorId, proof }),
    failWithdrawal: ({ id, proof, reason }, { operator }) =>
      toBook(id, { kind: 'fail_withdrawal', withdrawalId: id, operator: operator.operatorId, proof, reason }),
  }
}

async function recordsOf(
  sql: Transaction,
  rows: readonly QueuedWithdrawal[],
  { funds }: Pick<Settings, 'funds'>,
): Promise<ConsoleWithdrawal[]> {
  const operators = rows.flatMap(({ withdrawal }) => withdrawal.steps.map(({ operator }) => operator))
  const names = await operatorNames(sql, operators)
  const accounts = await accountNames(
    sql,
    rows.map(({ userId }) => userId),
  )
  return rows.map(({ bookId, userId, withdrawal }) => {
    const { id, stage, currency, amount, fee, usdtValue, fourEyes, destination, steps, reason, proof } = withdrawal
    const channel = funds.channels.get(destination.channel)
    return {
      id,
      user: namedUser(accounts, userId),
      stage,
      currency,
      amount: printDecimal(amount),
      fee: printDecimal(fee),
      usdtValue: printDecimal(usdtValue),
      fourEyes,
      destination: {
        kind: channel?.kind ?? (destination.bank === '' ? 'chain' : 'bank'),
        channel: destination.channel,
        network: channel?.network ?? '',
        target: destination.target,
        bank: destination.bank,
        holder: destination.holder,
      },
      reason,
      proof,
      timeline: steps.map((step) => ({
        stage: step.stage,
        time: printWireTime(step.at),
        operator: namedOperator(names, step.operator),
      })),
      bookId,
      requestedTime: printWireTime(withdrawal.requestedAt),
    }
  })
}
