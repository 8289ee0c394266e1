import { printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { ConsoleWithdrawal, consoleWithdrawals } from '@touchstone/wire/console/console-withdrawals'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { Withdrawal, WithdrawalStage } from '@touchstone/domain/withdrawals/withdrawal'
import type { ActAnswer, ByOperator, HandlersOf } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import { namedOperator, operatorNames } from '../operators/operators.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { accountNames, namedUser } from '../../features/accounts/user-marks/account-names.store.ts'
import {
  creditedBooks,
  findQueuedWithdrawal,
  listWithdrawals,
  type QueuedWithdrawal,
} from './console-withdrawals.store.ts'
import { loneCheck, paidAlone } from './lone-payments.ts'
import type { BackgroundDeps } from '../background/person-background.ts'
import { sharersOf } from '../background/shared-accounts.store.ts'
import { backgroundOf } from './withdrawal-background.ts'

export type ConsoleWithdrawalsDeps = BackgroundDeps

/**
 * The book decides what may happen to a withdrawal: these handlers only submit the command, with the operator's number.
 */
export function consoleWithdrawalsHandlers(deps: ConsoleWithdrawalsDeps): HandlersOf<typeof consoleWithdrawals> {
  const { sql } = deps
  const { settings } = deps.house
  async function toBook(id: string, command: HouseCommand): Promise<ActAnswer> {
    const found = await findQueuedWithdrawal(sql, id)
    if (found === undefined) return refuse({ kind: 'not_found' })
    return ok({ bookId: found.bookId, command, subject: `withdrawal ${id}` })
  }

  return {
    async withdrawalQueue({ stage, currency, userId, ...page }, visit) {
      const { rows, total } = await listWithdrawals(sql, { stage, currency, userId }, stretchOf(page))
      return ok(pageAnswer(page, total, await recordsOf(sql, rows, { settings: settings(), ...readerOf(visit) })))
    },
    async withdrawalInQueue({ id }, visit) {
      const found = await findQueuedWithdrawal(sql, id)
      const [record] =
        found === undefined ? [] : await recordsOf(sql, [found], { settings: settings(), ...readerOf(visit) })
      return record === undefined ? refuse({ kind: 'not_found' }) : ok(record)
    },
    async withdrawalBackground({ id }, visit) {
      const found = await findQueuedWithdrawal(sql, id)
      if (found === undefined) return refuse({ kind: 'not_found' })
      const kind = kindOf(found.withdrawal, settings())
      const known = await backgroundOf(deps, { found, kind, ...readerOf(visit) })
      return known === undefined ? refuse({ kind: 'not_found' }) : ok(known)
    },
    claimWithdrawal: ({ id }, { operator }) =>
      toBook(id, { kind: 'claim_withdrawal', withdrawalId: id, operator: operator.operatorId }),
    approveWithdrawal: ({ id }, { operator }) =>
      toBook(id, { kind: 'approve_withdrawal', withdrawalId: id, operator: operator.operatorId }),
    rejectWithdrawal: ({ id, reason }, { operator }) =>
      toBook(id, { kind: 'reject_withdrawal', withdrawalId: id, operator: operator.operatorId, reason }),
    async beginPayment({ id }, { operator: { operatorId }, at }) {
      const found = await findQueuedWithdrawal(sql, id)
      if (found === undefined) return refuse({ kind: 'not_found' })
      const { bookId, withdrawal } = found
      return ok({
        bookId,
        command: { kind: 'begin_payment', withdrawalId: id, operator: operatorId },
        subject: `withdrawal ${id}`,
        check: (transaction) => loneCheck(transaction, { withdrawal, operatorId, at, settings: settings() }),
      })
    },
    payWithdrawal: ({ id, proof }, { operator }) =>
      toBook(id, { kind: 'pay_withdrawal', withdrawalId: id, operator: operator.operatorId, proof }),
    failWithdrawal: ({ id, proof, reason }, { operator }) =>
      toBook(id, { kind: 'fail_withdrawal', withdrawalId: id, operator: operator.operatorId, proof, reason }),
  }
}

const readerOf = ({ at, operator }: ByOperator) => ({ at, operatorId: operator.operatorId })

/** Counted already, or never to be paid. */
const isBegun = (stage: WithdrawalStage): boolean =>
  stage !== 'submitted' && stage !== 'claimed' && stage !== 'approved'

/** Of a channel that is gone the kind is no longer known: only a bank account names its bank. */
const kindOf = ({ destination }: Withdrawal, { funds }: Pick<Settings, 'funds'>): 'bank' | 'chain' =>
  funds.channels.get(destination.channel)?.kind ?? (destination.bank === '' ? 'chain' : 'bank')

async function recordsOf(
  sql: Transaction,
  rows: readonly QueuedWithdrawal[],
  { settings, operatorId, at }: { settings: Pick<Settings, 'funds'>; operatorId: number; at: number },
): Promise<ConsoleWithdrawal[]> {
  const operators = rows.flatMap(({ withdrawal }) => withdrawal.steps.map(({ operator }) => operator))
  const names = await operatorNames(sql, operators)
  const accounts = await accountNames(
    sql,
    rows.map(({ userId }) => userId),
  )
  const { funds } = settings
  const paid = await paidAlone(sql, { operatorId, at, except: '' })
  const credited = await creditedBooks(sql, { operatorId, since: at - funds.creditorWaitMs })
  const boundOf = ({ userId, withdrawal }: QueuedWithdrawal) => ({
    userId,
    kind: kindOf(withdrawal, settings),
    target: withdrawal.destination.target,
  })
  const sharers = await sharersOf(sql, rows.map(boundOf))
  return rows.map((row) => {
    const { bookId, userId, withdrawal } = row
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
      creditedByYou: credited.has(bookId),
      beyondYourDay: !fourEyes && !isBegun(stage) && usdtValue + paid >= funds.fourEyesFrom,
      destination: {
        kind: kindOf(withdrawal, settings),
        channel: destination.channel,
        network: channel?.network ?? '',
        target: destination.target,
        bank: destination.bank,
        holder: destination.holder,
      },
      sharedWith: sharers(boundOf(row)).length,
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
