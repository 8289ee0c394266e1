import { type Book, emptyBook, partOf } from '@touchstone/domain/books/book'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { standingPart } from '@touchstone/domain/restrictions/standing'
import type { Settings } from '@touchstone/domain/settings/settings'
import { dayMs } from '@touchstone/domain/time'
import { maskTarget } from '@touchstone/domain/withdrawals/mask-target'
import { withdrawalAllowance, withdrawnTotals } from '@touchstone/domain/withdrawals/withdrawal-limits'
import { withdrawnPart } from '@touchstone/domain/withdrawals/withdrawn'
import { depositsShown, type PersonBackground, recentDays } from '@touchstone/wire/console/person-background'
import { printWireTime } from '@touchstone/wire/wire-time'
import { printedTime } from '../../api/printed.ts'
import { readBooks } from '../../executor/books.store.ts'
import { accountNames, namedUser } from '../../features/accounts/user-marks/account-names.store.ts'
import { signInBlockOf } from '../../features/accounts/user-marks/user-marks.store.ts'
import { findUser } from '../../features/accounts/users/users.store.ts'
import { isSameName } from '../../features/deposits/credit-differences.ts'
import { listDeposits } from '../../features/deposits/deposits.store.ts'
import { valueBook } from '../../features/equity/book-value.ts'
import { oneView } from '../../features/equity/currency-marks.ts'
import { netFlows } from '../../features/equity/flows.store.ts'
import { type Guard, readGuard } from '../../features/funds-guard/guards.store.ts'
import { changeWaitsUntil, recoveryWaitsUntil } from '../../features/funds-guard/withdrawal-waits.ts'
import { verifiedName } from '../../features/identity/holder-name.ts'
import { listAccounts } from '../../features/settlement-accounts/settlement-accounts.store.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { bookIfThere } from './book-if-there.store.ts'
import { otherWithdrawals, secretEventsSince, sessionsSince } from './person-background.store.ts'
import { type BoundAccount, type Sharing, sharersOf } from './shared-accounts.store.ts'

export type BackgroundDeps = { sql: Sql; house: Pick<HousePort, 'settings' | 'market'> }

/** Who is asked about, who asks, and which withdrawal does not count as another one. */
type Asked = { userId: number; operatorId: number; at: number; except?: string }

type Common = Omit<PersonBackground, 'accounts' | 'sharedWith'>

/** What every decision about a person rests on, and the guard of their withdrawals; undefined if there is nobody. */
export async function personKnown(
  { sql, house }: BackgroundDeps,
  { userId, operatorId, at, except }: Asked,
): Promise<{ known: Common; guard: Guard } | undefined> {
  const settings = house.settings()
  const user = await findUser(sql, { id: userId })
  if (user === undefined) return undefined
  const book = await bookFor(sql, userId)
  const [verified, guard, others, sessions, secrets, signInBlock] = await Promise.all([
    verifiedName(sql, userId),
    readGuard(sql, userId),
    otherWithdrawals(sql, book.id, except),
    sessionsSince(sql, userId, at - recentDays * dayMs),
    secretEventsSince(sql, userId, at - recentDays * dayMs),
    signInBlockOf(sql, userId),
  ])
  const standing = partOf(book, standingPart)
  const { withdrawalsBlocked } = standing
  const known: Common = {
    user: { id: userId, account: user.account },
    identity: {
      level: standing.identityLevel,
      name: verified?.name ?? null,
      verifiedByYou: verified?.verifiedBy === operatorId,
      country: standing.country === '' ? null : standing.country,
    },
    createdTime: printWireTime(user.createdAt),
    money: await moneyOf(sql, house, book),
    withdrawals: {
      isFirst: others.paid === 0,
      paid: others.paid,
      paidValue: printDecimal(others.value),
      open: others.open,
    },
    deposits: await depositsOf(sql, userId),
    limits: limitsOf(book, settings, at),
    newSessions: sessions.map(({ createdAt, ...session }) => ({ ...session, createdTime: printWireTime(createdAt) })),
    secretsChangedTime: printedTime(guard.changedAt),
    secretEvents: secrets.map((event) => ({ kind: event.kind, time: printWireTime(event.at) })),
    recovery: guard.recovery === null ? null : { use: guard.recovery.use, time: printWireTime(guard.recovery.at) },
    waits: waitsOf({ guard, withdrawalsBlocked, signInBlock }, settings, at),
  }
  return { known, guard }
}

/** The real book of a user; an empty one if they have none yet. */
async function bookFor(sql: Sql, userId: number): Promise<Book> {
  const id = await bookIfThere(sql, userId, 'real')
  const [book] = id === undefined ? [] : await readBooks(sql, [id])
  return book ?? emptyBook(0, 'real')
}

/** What an operator who decides about a person sees of them; undefined if there is nobody. */
export async function backgroundOfPerson(deps: BackgroundDeps, asked: Asked): Promise<PersonBackground | undefined> {
  const found = await personKnown(deps, asked)
  if (found === undefined) return undefined
  const { known } = found
  const accounts = await listAccounts(deps.sql, asked.userId)
  const bound = accounts.map(({ kind, target }): BoundAccount => ({ userId: asked.userId, kind, target }))
  const sharers = await sharersOf(deps.sql, bound)
  const all = new Map(bound.flatMap((each) => sharers(each)).map((each) => [each.userId, each]))
  return {
    ...known,
    accounts: accounts.map(({ id, kind, channel, target, holder, createdAt }) => ({
      id: String(id),
      kind,
      channel,
      target: maskTarget({ kind, target }),
      holder,
      isHolder: kind === 'chain' ? null : known.identity.name !== null && isSameName(known.identity.name, holder),
      createdTime: printWireTime(createdAt),
      sharedWith: sharers({ userId: asked.userId, kind, target }).length,
    })),
    sharedWith: await sharersPrinted(deps.sql, [...all.values()]),
  }
}

/** Our choice: more do not help the decision, and the log notes each reading. */
const sharersMax = 20

/** The first of those who share an account, and how many there are. */
export async function sharersPrinted(sql: Sql, all: readonly Sharing[]): Promise<PersonBackground['sharedWith']> {
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

/** The whole life of the real book: money in less money out, against what it is worth now. */
async function moneyOf(sql: Sql, house: Pick<HousePort, 'market'>, book: Book): Promise<Common['money']> {
  const view = oneView(house.market)
  const { equity } = valueBook(book, view)
  const flows = await netFlows(sql, [{ bookId: book.id, after: 0, through: book.sequence }], view)
  const netFlow = flows.get(book.id) ?? 0n
  return { netFlow: printDecimal(netFlow), equity: printDecimal(equity), profit: printDecimal(equity - netFlow) }
}

async function depositsOf(sql: Sql, userId: number): Promise<Common['deposits']> {
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

function limitsOf(book: Book, settings: Settings, at: number): Common['limits'] {
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

type Holding = { guard: Guard; withdrawalsBlocked: string; signInBlock: string | undefined }

/** What would keep this person from withdrawing now. */
function waitsOf(
  { guard, withdrawalsBlocked, signInBlock }: Holding,
  { funds: { waitMs } }: Settings,
  at: number,
): Common['waits'] {
  const waits: Common['waits'] = [
    { kind: 'recovery_code', untilAtMs: recoveryWaitsUntil(guard, waitMs), text: '' },
    { kind: 'secret_changed', untilAtMs: changeWaitsUntil(guard, waitMs), text: '' },
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
