import type { Settings } from '@touchstone/domain/settings/settings'
import { insertMessages, type NewMessage } from '../../features/messages/messages.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { differences, treeOf } from './settings-tree.ts'
import { symbolsOf } from './touched-symbols.ts'

/** Books notified per page. */
const pageSize = 1_000

/**
 * Notifies everybody with a position or order in a symbol whose terms a version changes, before it takes effect: once
 * per book and symbol, also those who open one meanwhile. Returns the number of new messages.
 */
export async function notifyHolders(
  sql: Transaction,
  { before, ahead, at }: { before: Settings; ahead: Settings; at: number },
): Promise<number> {
  const { version, effectiveAt: beginsAt } = ahead
  const symbols = symbolsOf(differences(treeOf(before), treeOf(ahead)))
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
