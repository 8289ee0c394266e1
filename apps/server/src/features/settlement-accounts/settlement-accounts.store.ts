import type { Currency } from '@touchstone/domain/money/currency'
import { currencyOf } from '../../house/ledger/currency-of.ts'
import type { Transaction } from '../../platform/database.ts'

/** The details that a person enters. */
export type AccountDetails = {
  kind: 'bank' | 'chain'
  channel: string
  currency: Currency
  network: string
  bankName: string
  holder: string
  /** An address, or the number of a bank account without spaces. */
  target: string
  label: string
}

/** Where a user may withdraw to. Times are epoch milliseconds. */
export type SettlementAccount = AccountDetails & {
  id: number
  createdAt: number
  changedAt: number
  /** Outside whitelist mode. */
  usableFrom: number
}

type Columns = {
  id: bigint
  kind: 'bank' | 'chain'
  channel: string
  currency: string
  network: string
  bank_name: string
  holder: string
  target: string
  label: string
  created_at: bigint
  changed_at: bigint
  usable_from: bigint
}

const accountFrom = (row: Columns): SettlementAccount => ({
  id: Number(row.id),
  kind: row.kind,
  channel: row.channel,
  currency: currencyOf(row.currency),
  network: row.network,
  bankName: row.bank_name,
  holder: row.holder,
  target: row.target,
  label: row.label,
  createdAt: Number(row.created_at),
  changedAt: Number(row.changed_at),
  usableFrom: Number(row.usable_from),
})

const columns = (sql: Transaction) => sql`
  id, kind, channel, currency, network, bank_name, holder, target, label, created_at, changed_at, usable_from`

/** The accounts that a user has bound, the first one first. */
export async function listAccounts(sql: Transaction, userId: number): Promise<SettlementAccount[]> {
  const rows = await sql<Columns[]>`
    select ${columns(sql)} from settlement_accounts where user_id = ${userId} and removed_at is null order by id`
  return rows.map(accountFrom)
}

/** One that this user has bound. */
export async function findAccount(
  sql: Transaction,
  userId: number,
  id: number,
): Promise<SettlementAccount | undefined> {
  const [row] = await sql<Columns[]>`
    select ${columns(sql)} from settlement_accounts where id = ${id} and user_id = ${userId} and removed_at is null`
  return row && accountFrom(row)
}

/** Whether a user ever bound one: those that were removed count. */
export async function hadAccount(sql: Transaction, userId: number): Promise<boolean> {
  const rows = await sql`select from settlement_accounts where user_id = ${userId} limit 1`
  return rows.length > 0
}

/** Undefined when this very account is bound already. */
export async function insertAccount(
  sql: Transaction,
  { userId, details, at, usableFrom }: { userId: number; details: AccountDetails; at: number; usableFrom: number },
): Promise<SettlementAccount | undefined> {
  const { kind, channel, currency, network, bankName, holder, target, label } = details
  const [row] = await sql<Columns[]>`
    insert into settlement_accounts (user_id, kind, channel, currency, network, bank_name, holder, target, label,
      created_at, changed_at, usable_from)
    values (${userId}, ${kind}, ${channel}, ${currency}, ${network}, ${bankName}, ${holder}, ${target}, ${label},
      ${at}, ${at}, ${usableFrom})
    on conflict (user_id, channel, target) where removed_at is null do nothing
    returning ${columns(sql)}`
  return row && accountFrom(row)
}

/** Whether another account that the user has bound is this very one. */
export async function isBoundElsewhere(
  sql: Transaction,
  userId: number,
  { id, channel, target }: { id: number; channel: string; target: string },
): Promise<boolean> {
  const rows = await sql`
    select from settlement_accounts
    where user_id = ${userId} and id <> ${id} and channel = ${channel} and target = ${target} and removed_at is null`
  return rows.length > 0
}

/** Returns the message about an account after a change. */
export async function updateAccount(
  sql: Transaction,
  id: number,
  { details, changedAt, usableFrom }: { details: AccountDetails; changedAt: number; usableFrom: number },
): Promise<SettlementAccount> {
  const { channel, currency, network, bankName, holder, target, label } = details
  const [row] = await sql<Columns[]>`
    update settlement_accounts set channel = ${channel}, currency = ${currency}, network = ${network},
      bank_name = ${bankName}, holder = ${holder}, target = ${target}, label = ${label},
      changed_at = ${changedAt}, usable_from = ${usableFrom}
    where id = ${id} returning ${columns(sql)}`
  if (row === undefined) throw new Error(`settlement account ${id} not found`)
  return accountFrom(row)
}

export async function removeAccount(sql: Transaction, id: number, at: number): Promise<void> {
  await sql`update settlement_accounts set removed_at = ${at} where id = ${id} and removed_at is null`
}
