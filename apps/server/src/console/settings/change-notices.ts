import type { Settings } from '@touchstone/domain/settings/settings'
import { insertMessages, type NewMessage } from '../../features/messages/messages.store.ts'
import type { Transaction } from '../../platform/database.ts'
import type { SettingsChange } from '../proposals/proposal-bodies.ts'
import { differences, treeOf } from './settings-tree.ts'
import { protectionsIn, symbolsOf } from './touched-symbols.ts'

/** Books notified per page. */
const pageSize = 1_000

/**
 * Notifies everybody with a position or order in a symbol whose terms a version changes, before it takes effect: once
 * per book and symbol, also those who open one meanwhile; and whomever a change of what protects people concerns. Returns
 * the number of new messages.
 */
export async function notifyHolders(
  sql: Transaction,
  { before, ahead, at }: { before: Settings; ahead: Settings; at: number },
): Promise<number> {
  const changes = differences(treeOf(before), treeOf(ahead))
  return (
    (await notifyOfTerms(sql, { symbols: symbolsOf(changes), ahead, at })) +
    (await notifyOfProtections(sql, { changes, ahead, at }))
  )
}

type Noticed = { ahead: Settings; at: number }

async function notifyOfTerms(
  sql: Transaction,
  { symbols, ahead, at }: Noticed & { symbols: readonly string[] | 'all' },
): Promise<number> {
  const { version, effectiveAt: beginsAt } = ahead
  if (symbols.length === 0) return 0
  const named = symbols === 'all' ? sql`true` : sql`symbol = any(${[...symbols]}::text[])`
  let sent = 0
  for (let after: [bookId: string, symbol: string] = ['0', '']; ;) {
    const rows = await sql<{ book_id: bigint; symbol: string }[]>`
      select distinct book_id, symbol from (
        select book_id, symbol from positions where is_open and ${named}
        union all select book_id, symbol from orders where is_open and ${named}) held
      where (book_id, symbol) > (${after[0]}::bigint, ${after[1]}::text)
      order by book_id, symbol limit ${pageSize}`
    const last = rows.at(-1)
    if (last === undefined) return sent
    after = [String(last.book_id), last.symbol]
    const messages = rows.map(({ book_id: bookId, symbol }): NewMessage => ({
      bookId: Number(bookId),
      sequence: null,
      kind: 'terms_change_ahead',
      details: { symbol, beginsAt },
      source: `terms:${version}:${bookId}:${symbol}`,
      at,
    }))
    sent += await insertMessages(sql, messages)
  }
}

/** Notifies people of changed rules of their country, and whoever has bound an account of changed rules of withdrawals. */
async function notifyOfProtections(
  sql: Transaction,
  { changes, ahead, at }: Noticed & { changes: readonly SettingsChange[] },
): Promise<number> {
  const changed = protectionsIn(changes).map(({ path }) => path)
  const countries = [...new Set(changed.flatMap((path) => /^countries[.]([A-Z]{2})/.exec(path)?.[1] ?? []))]
  const ofCountries = await notifyUsers(
    sql,
    { kind: 'country_rules_change_ahead', ahead, at },
    (after) => sql`
    select id from users
    where country_code = any(${countries}::text[]) and id > ${after} order by id limit ${pageSize}`,
  )
  if (!changed.some((path) => path.startsWith('funds.'))) return ofCountries
  const ofFunds = await notifyUsers(
    sql,
    { kind: 'withdrawal_rules_change_ahead', ahead, at },
    (after) => sql`
    select distinct user_id as id from settlement_accounts where user_id > ${after}
    order by user_id limit ${pageSize}`,
  )
  return ofCountries + ofFunds
}

type Recipient = { id: bigint }

/** Once per version and user, page by page. */
async function notifyUsers(
  sql: Transaction,
  { kind, ahead, at }: Noticed & { kind: 'country_rules_change_ahead' | 'withdrawal_rules_change_ahead' },
  page: (after: string) => PromiseLike<Iterable<unknown>>,
): Promise<number> {
  let sent = 0
  for (let after = '0'; ;) {
    const rows = [...(await page(after))] as Recipient[]
    const last = rows.at(-1)
    if (last === undefined) return sent
    after = String(last.id)
    const messages = rows.map(({ id }): NewMessage => ({
      userId: Number(id),
      bookId: null,
      sequence: null,
      kind,
      details: { beginsAt: ahead.effectiveAt },
      source: `${kind}:${ahead.version}:${id}`,
      at,
    }))
    sent += await insertMessages(sql, messages)
  }
}

/**
 * Notifies of every version that is still ahead. Runs periodically, for users who open positions after the decision.
 */
export async function notifyOfVersionsAhead(
  sql: Transaction,
  versions: readonly Settings[],
  at: number,
): Promise<void> {
  for (const [index, ahead] of versions.entries()) {
    const before = versions[index - 1]
    if (before !== undefined && ahead.effectiveAt > at) await notifyHolders(sql, { before, ahead, at })
  }
}
