import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { Found } from '@touchstone/wire/console/console-overview'
import type { Right } from '@touchstone/wire/rights'
import { printWireTime } from '@touchstone/wire/wire-time'
import { accountNames, namedUser } from '../../features/accounts/user-marks/account-names.store.ts'
import { maskEmail, maskPhone } from '../../features/accounts/users/contact.ts'
import { findDeposit } from '../../features/deposits/deposits.store.ts'
import type { Sql } from '../../platform/database.ts'
import { findUsers, normalizedSearch } from '../users/find-users.store.ts'
import { verifiedNames } from '../users/user-standings.store.ts'
import { findQueuedWithdrawal } from '../withdrawals/console-withdrawals.store.ts'
import {
  findApplications,
  findArrivals,
  findProposalNamed,
  findRecords,
  foundMax,
  recordIdIn,
  rowIdIn,
  withdrawalsByProof,
} from './search.store.ts'

/**
 * Finds what a text names among everything that these rights show; null in place of the rest. All of it looks for the
 * normalized text, whose mark is in the audit log: two searches of one mark must find the same.
 */
export async function searchEverywhere(sql: Sql, text: string, rights: ReadonlySet<Right>): Promise<Found> {
  const typed = normalizedSearch(text)
  const within = async <Rows>(right: Right, find: () => Promise<Rows>): Promise<Rows | null> =>
    rights.has(right) ? find() : null
  const id = rowIdIn(typed)
  const [users, deposits, withdrawals, applications, arrivals, proposals, records] = await Promise.all([
    within('find_users', () => usersFound(sql, typed)),
    within('see_deposits', () => depositsFound(sql, id)),
    within('see_withdrawals', () => withdrawalsFound(sql, typed)),
    within('see_identity', () => applicationsFound(sql, typed)),
    within('see_deposits', () => arrivalsFound(sql, typed)),
    within('see_proposals', () => proposalsFound(sql, id)),
    within('see_users', () => recordsFound(sql, typed)),
  ])
  return { users, deposits, withdrawals, applications, arrivals, proposals, records }
}

async function usersFound(sql: Sql, typed: string): Promise<NonNullable<Found['users']>> {
  const wanted = { search: typed, important: undefined, blocked: undefined, onlineAfter: undefined }
  const { rows } = await findUsers(sql, wanted, { skip: 0, limit: foundMax })
  const names = await verifiedNames(
    sql,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, account, email, phone }) => ({
    id,
    account,
    name: names.get(id) ?? null,
    email: email === null ? null : maskEmail(email),
    phone: phone === null ? null : maskPhone(phone),
  }))
}

/** Puts the account name of its user to each row. */
async function withUsers<Row extends { userId: number }>(sql: Sql, rows: readonly Row[]) {
  const names = await accountNames(
    sql,
    rows.map(({ userId }) => userId),
  )
  return rows.map(({ userId, ...row }) => ({ ...row, user: namedUser(names, userId) }))
}

async function depositsFound(sql: Sql, id: number | undefined): Promise<NonNullable<Found['deposits']>> {
  const found = id === undefined ? undefined : await findDeposit(sql, id)
  const rows = await withUsers(sql, found === undefined ? [] : [found])
  return rows.map(({ id: row, user, state, amount, currency, submittedAt }) => ({
    id: String(row),
    user,
    state,
    amount: printDecimal(amount),
    currency,
    time: printWireTime(submittedAt),
  }))
}

async function withdrawalsFound(sql: Sql, typed: string): Promise<NonNullable<Found['withdrawals']>> {
  const named = recordIdIn(typed)
  const ids = named === undefined ? await withdrawalsByProof(sql, typed) : [named.id]
  const found = await Promise.all(ids.map((id) => findQueuedWithdrawal(sql, id)))
  const rows = await withUsers(
    sql,
    found.flatMap((each) => each ?? []),
  )
  return rows.map(({ user, withdrawal: { id, stage, amount, currency, requestedAt } }) => ({
    id,
    user,
    state: stage,
    amount: printDecimal(amount),
    currency,
    time: printWireTime(requestedAt),
  }))
}

async function applicationsFound(sql: Sql, typed: string): Promise<NonNullable<Found['applications']>> {
  const rows = await withUsers(sql, await findApplications(sql, typed))
  return rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), time: printWireTime(at) }))
}

async function arrivalsFound(sql: Sql, typed: string): Promise<NonNullable<Found['arrivals']>> {
  const rows = await findArrivals(sql, typed)
  const names = await accountNames(
    sql,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return rows.map(({ id, reference, amount, currency, depositId, isCapital, userId, at }) => ({
    id: String(id),
    reference,
    amount: printDecimal(decimal(amount)),
    currency,
    depositId: depositId === null ? null : String(depositId),
    isCapital,
    user: userId === null ? null : namedUser(names, userId),
    time: printWireTime(at),
  }))
}

async function proposalsFound(sql: Sql, id: number | undefined): Promise<NonNullable<Found['proposals']>> {
  const rows = id === undefined ? [] : await findProposalNamed(sql, id)
  return rows.map(({ id: row, at, ...rest }) => ({ ...rest, id: String(row), time: printWireTime(at) }))
}

async function recordsFound(sql: Sql, typed: string): Promise<NonNullable<Found['records']>> {
  const named = recordIdIn(typed)
  const rows = await withUsers(sql, named === undefined ? [] : await findRecords(sql, named))
  return rows.map(({ at, ...row }) => ({ ...row, time: printWireTime(at) }))
}
