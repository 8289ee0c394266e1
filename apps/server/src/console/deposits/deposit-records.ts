import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { ConsoleArrival, ConsoleDeposit } from '@touchstone/wire/console/console-deposits'
import { printWireTime } from '@touchstone/wire/wire-time'
import { creditDifferences, type Stated } from '../../features/deposits/credit-differences.ts'
import type { Deposit } from '../../features/deposits/deposit.ts'
import { depositTimeline } from '../../features/deposits/deposit-record.ts'
import { namedOperator, operatorNames } from '../operators/operators.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { accountNames, namedUser } from '../../features/accounts/user-marks/account-names.store.ts'
import type { ListedArrival } from './console-deposits.store.ts'

/** Deposits as operators are shown them. */
export async function depositRecords(sql: Transaction, rows: readonly Deposit[]): Promise<ConsoleDeposit[]> {
  const names = await operatorNames(
    sql,
    rows.flatMap(({ claimedBy, undoneBy }) => [claimedBy ?? 0, ...undoneBy]),
  )
  const accounts = await accountNames(
    sql,
    rows.map(({ userId }) => userId),
  )
  return rows.map((deposit) => {
    const { id, userId, state, channel, kind, network, currency, amount, arrived, arrivalId, proof, reason } = deposit
    const isCredited = state === 'delivered' || state === 'undone'
    const operators = { claimed: deposit.claimedBy, undone: deposit.undoneBy.at(-1) ?? null }
    return {
      id: String(id),
      user: namedUser(accounts, userId),
      state,
      channel,
      kind,
      network,
      currency,
      claimed: printDecimal(amount),
      credited: isCredited && arrived !== null ? printDecimal(arrived) : null,
      proof,
      reason,
      claimedBy: namedOperator(names, deposit.claimedBy),
      arrivalId: arrivalId === null ? null : String(arrivalId),
      timeline: depositTimeline(deposit).map((step) => ({
        stage: step.state,
        time: printWireTime(step.at),
        operator:
          step.state === 'claimed' || step.state === 'undone' ? namedOperator(names, operators[step.state]) : null,
      })),
      bookId: deposit.bookId,
      sequence: deposit.sequence,
      submittedTime: printWireTime(deposit.submittedAt),
    }
  })
}

/** Arrivals as operators are shown them, compared with what a deposit states if one is given. */
export async function arrivalRecords(
  sql: Transaction,
  rows: readonly ListedArrival[],
  stated?: Stated,
): Promise<ConsoleArrival[]> {
  const accounts = await accountNames(
    sql,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return rows.map(
    ({ id, source, channel, currency, amount, reference, payer, arrivedAt, depositId, userId, isCapital }) => {
      const [kind, network = ''] = source.split(':')
      return {
        id: String(id),
        kind: kind === 'chain' ? 'chain' : 'bank',
        channel,
        network: kind === 'chain' ? network : '',
        currency,
        amount: printDecimal(decimal(amount)),
        reference,
        sender: payer,
        user: userId === null ? null : namedUser(accounts, userId),
        depositId: depositId === null ? null : String(depositId),
        isCapital,
        arrivedTime: printWireTime(arrivedAt),
        differs: stated === undefined ? null : creditDifferences({ amount: decimal(amount), payer }, stated),
      }
    },
  )
}
