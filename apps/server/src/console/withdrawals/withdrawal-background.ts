import { type Book, partOf } from '@touchstone/domain/books/book'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { standingPart } from '@touchstone/domain/restrictions/standing'
import type { Settings } from '@touchstone/domain/settings/settings'
import { dayMs } from '@touchstone/domain/time'
import { withdrawalAllowance, withdrawnTotals } from '@touchstone/domain/withdrawals/withdrawal-limits'
import { withdrawnPart } from '@touchstone/domain/withdrawals/withdrawn'
import { depositsShown, recentDays, type WithdrawalBackground } from '@touchstone/wire/console/withdrawal-background'
import { printWireTime } from '@touchstone/wire/wire-time'
import { printedTime } from '../../api/printed.ts'
import { readBook } from '../../executor/books.store.ts'
import { accountNames, namedUser } from '../../features/accounts/user-marks/account-names.store.ts'
import { signInBlockOf } from '../../features/accounts/user-marks/user-marks.store.ts'
import { requireUser } from '../../features/accounts/users/users.store.ts'
import { isSameName } from '../../features/deposits/credit-differences.ts'
import { listDeposits } from '../../features/deposits/deposits.store.ts'
import { valueBook } from '../../features/equity/book-value.ts'
import { oneView } from '../../features/equity/currency-marks.ts'
import { netFlows } from '../../features/equity/flows.store.ts'
import { type Guard, readGuard } from '../../features/funds-guard/guards.store.ts'
import { accountUsableFrom, changeWaitsUntil, recoveryWaitsUntil } from '../../features/funds-guard/withdrawal-waits.ts'
import { verifiedName } from '../../features/identity/holder-name.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import type { QueuedWithdrawal } from './console-withdrawals.store.ts'
import { sharersOf } from './shared-accounts.store.ts'
import {
  type BoundHere,
  boundAccount,
  otherWithdrawals,
  secretEventsSince,
  sessionsSince,
} from './withdrawal-background.store.ts'

export type BackgroundDeps = { sql: Sql; house: Pick<HousePort, 'settings' | 'market'> }
type Asked = { found: QueuedWithdrawal; kind: 'bank' | 'chain'; operatorId: number; at: number }

/** What a decision about a withdrawal needs to know of its user, as it is now. Only reads. */
export async function backgroundOf({ sql, house }: BackgroundDeps, asked: Asked): Promise<WithdrawalBackground> {
  const { found, kind, operatorId, at } = asked
  const { bookId, userId, withdrawal } = found
  const { destination } = withdrawal
  const settings = house.settings()
  const [book, user, verified, guard, account, paidBefore, sessions, secrets, signInBlock] = await Promise.all([
    readBook(sql, bookId),
    requireUser(sql, userId),
    verifiedName(sql, userId),
    readGuard(sql, userId),
    boundAccount(sql, { userId, ...destination }),
    otherWithdrawals(sql, bookId, withdrawal.id),
    sessionsSince(sql, userId, at - recentDays * dayMs),
    secretEventsSince(sql, userId, at - recentDays * dayMs),
    signInBlockOf(sql, userId),
  ])
  const standing = partOf(book, standingPart)
  const waits = waitsOf({ guard, account, withdrawalsBlocked: standing.withdrawalsBlocked, signInBlock }, settings, at)
  return {
    user: { id: userId, account: user.account },
    identity: {
      level: standing.identityLevel,
      name: verified?.name ?? null,
      isHolder: kind === 'chain' ? null : verified !== undefined && isSameName(verified.name, destination.holder),
      verifiedByYou: verified?.verifiedBy === operatorId,
      country: standing.country === '' ? null : standing.country,
    },
    createdTime: printWireTime(user.createdAt),
    money: await moneyOf(sql, house, book),
    withdrawals: {
      isFirst: paidBefore.paid === 0,
      paid: paidBefore.paid,
      paidValue: printDecimal(paidBefore.value),
      open: paidBefore.open,
    },
    deposits: await depositsOf(sql, userId),
    limits: limitsOf(book, settings, at),
    account: account === undefined ? null : printedAccount(account),
    sharedWith: await sharedWith(sql, { userId, kind, target: destination.target }),
    newSessions: sessions.map(({ device, address, createdAt }) => ({
      device,
      address,
      createdTime: printWireTime(createdAt),
    })),
    secretsChangedTime: printedTime(guard.changedAt),
    secretEvents: secrets.map((event) => ({ kind: event.kind, time: printWireTime(event.at) })),
    recovery: guard.recovery === null ? null : { use: guard.recovery.use, time: printWireTime(guard.recovery.at) },
    waits,
  }
}

/** The whole life of the real book: what came in less what went out, against what it is worth now. */
async function moneyOf(sql: Sql, house: Pick<HousePort, 'market'>, book: Book): Promise<WithdrawalBackground['money']> {
  const view = oneView(house.market)
  const { equity } = valueBook(book, view)
  const flows = await netFlows(sql, [{ bookId: book.id, after: 0, through: book.sequence }], view)
  const netFlow = flows.get(book.id) ?? 0n
  return { netFlow: printDecimal(netFlow), equity: printDecimal(equity), profit: printDecimal(equity - netFlow) }
}

async function depositsOf(sql: Sql, userId: number): Promise<WithdrawalBackground['deposits']> {
  const every = { status: undefined, currency: undefined, from: undefined, to: undefined }
  const { deposits, total } = await listDeposits(sql, userId, every, { skip: 0, limit: depositsShown })
  const records = deposits.map(({ id, submittedAt, currency, amount, arrived, state }) => ({
    id: String(id),
    time: printWireTime(submittedAt),
    currency,
    amount: printDecimal(arrived ?? amount),
    state,
  }))
  return { total, records }
}

function limitsOf(book: Book, settings: Settings, at: number): WithdrawalBackground['limits'] {
  const { day, month } = withdrawalAllowance(book, { at, settings })
  const used = withdrawnTotals(partOf(book, withdrawnPart), at)
  return {
    day: printDecimal(day),
    dayUsed: printDecimal(used.day),
    month: printDecimal(month),
    monthUsed: printDecimal(used.month),
    requestsToday: used.requestsToday,
    requestsADayMax: settings.funds.withdrawalsADayMax,
  }
}

const printedAccount = ({ label, createdAt, changedAt }: BoundHere): WithdrawalBackground['account'] => ({
  label,
  createdTime: printWireTime(createdAt),
  changedTime: printWireTime(changedAt),
})

/** Our choice: more are no more to decide by, and reading each is noted in the log. */
const sharersMax = 20

async function sharedWith(
  sql: Sql,
  bound: { userId: number; kind: 'bank' | 'chain'; target: string },
): Promise<WithdrawalBackground['sharedWith']> {
  const all = (await sharersOf(sql, [bound]))(bound)
  const others = all.slice(0, sharersMax)
  const names = await accountNames(
    sql,
    others.map(({ userId }) => userId),
  )
  const records = others.map(({ userId, createdAt, removedAt }) => ({
    user: namedUser(names, userId),
    createdTime: printWireTime(createdAt),
    removed: removedAt !== null,
  }))
  return { total: all.length, records }
}

type Holding = {
  guard: Guard
  account: BoundHere | undefined
  withdrawalsBlocked: string
  signInBlock: string | undefined
}

/** What would keep this person from asking for it now: it may have begun after they did. */
function waitsOf(
  { guard, account, withdrawalsBlocked, signInBlock }: Holding,
  { funds: { waitMs } }: Settings,
  at: number,
): WithdrawalBackground['waits'] {
  const usableFrom = account === undefined ? 0 : accountUsableFrom(account, guard, { at, waitMs })
  const waits: WithdrawalBackground['waits'] = [
    { kind: 'recovery_code', untilAtMs: recoveryWaitsUntil(guard, waitMs), text: '' },
    { kind: 'secret_changed', untilAtMs: changeWaitsUntil(guard, waitMs), text: '' },
    { kind: 'account_new', untilAtMs: usableFrom, text: '' },
    { kind: 'withdrawal_password_locked', untilAtMs: guard.lockedUntil, text: '' },
  ]
  return [
    ...waits.filter(({ untilAtMs }) => (untilAtMs ?? 0) > at),
    ...(withdrawalsBlocked === ''
      ? []
      : [{ kind: 'withdrawals_blocked' as const, untilAtMs: null, text: withdrawalsBlocked }]),
    ...(signInBlock === undefined ? [] : [{ kind: 'sign_in_blocked' as const, untilAtMs: null, text: signInBlock }]),
  ]
}
