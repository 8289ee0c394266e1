import { readRecord } from '@touchstone/domain/books/codec'
import { nextClosure } from '@touchstone/domain/market/trading-hours'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Transaction } from '../../platform/database.ts'
import { insertMessages, type NewMessage } from './messages.store.ts'

/** Positions read at a time. */
const pageSize = 1_000

type Gap = { symbol: string; closesAt: number; opensAt: number }

/**
 * Notifies holders with more leverage than a gap allows before their market closes for long. Once per book, symbol and
 * closure, also across restarts: nobody can open with more from then on.
 */
export function createGapNotices({ sql, settings }: { sql: Transaction; settings: () => Settings }) {
  const done = new Map<string, number>()
  return {
    /** Sends the notices due at a time (epoch milliseconds); returns the number of new messages. */
    async advance(now: number): Promise<number> {
      const current = settings()
      let sent = 0
      for (const gap of gapsAhead(current, now)) {
        if (done.get(gap.symbol) === gap.closesAt) continue
        sent += await notifyHolders(sql, gap, current.positions.gapLeverageMax, now)
        done.set(gap.symbol, gap.closesAt)
      }
      return sent
    },
  }
}

/** The long closures that begin within the notice. */
function gapsAhead({ symbols, positions }: Settings, now: number): Gap[] {
  return [...symbols.values()].flatMap(({ symbol, hours }) => {
    const gaps: Gap[] = []
    let closure = nextClosure(hours, now)
    while (closure !== undefined && closure.closesAt - now <= positions.gapNoticeMs) {
      if (closure.opensAt - closure.closesAt > positions.gapLongerThanMs) gaps.push({ symbol, ...closure })
      closure = nextClosure(hours, closure.closesAt)
    }
    return gaps
  })
}

async function notifyHolders(sql: Transaction, gap: Gap, leverageMax: number, now: number): Promise<number> {
  let sent = 0
  for (let after: [bookId: string, id: string] = ['0', '']; ;) {
    const rows = await sql<{ book_id: bigint; id: string; body: string }[]>`
      select book_id, id, body from positions
      where symbol = ${gap.symbol} and is_open and (book_id, id) > (${after[0]}::bigint, ${after[1]}::text)
      order by book_id, id limit ${pageSize}`
    const last = rows.at(-1)
    if (last === undefined) return sent
    after = [String(last.book_id), last.id]
    const messages = rows.flatMap(({ body, book_id }) => noticeOf(readRecord(positionRecord, body), Number(book_id)))
    if (messages.length > 0) sent += await insertMessages(sql, messages)
  }

  function noticeOf({ leverage }: Position, bookId: number): NewMessage[] {
    if (leverage <= leverageMax) return []
    const { symbol, closesAt, opensAt } = gap
    const details = { symbol, leverage, leverageMax, closesAt, opensAt }
    const source = `gap:${symbol}:${closesAt}:${bookId}`
    return [{ bookId, sequence: null, kind: 'market_gap_ahead', details, source, at: now }]
  }
}
