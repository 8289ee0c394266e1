import { markOf } from '@touchstone/domain/market/tick'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { TapeReader } from '../tape/tape-reader.ts'
import type { Sql } from '../../platform/database.ts'
import type { NamedFacts, Outcome, Submission } from '../../executor/submission.ts'

export type FundingOptions = {
  sql: Sql
  submit: (submission: Submission) => Promise<Outcome>
  tape: Pick<TapeReader, 'lastAtOrBefore'>
  seal: (symbol: string, at: number) => Promise<void>
  settings: () => Settings
  log: (message: string, details: Record<string, unknown>) => void
}

type FundingDue = { symbol: string; fundingAt: number }

/** The first time of funding after a moment. */
const afterOf = (at: number, everyMs: number): number => (Math.floor(at / everyMs) + 1) * everyMs

export type Funding = ReturnType<typeof createFunding>

/** Books that are sent their funding at a time. */
const portion = 1_000

/**
 * Settles funding at 00:00, 08:00 and 16:00 UTC: one command per book and symbol, on the tape's last mark before that
 * time, which is sealed first so that no earlier tick can follow. Starts one period before the house is known to have
 * run last: funding settled then has its key in the journal, and missed funding is settled now.
 */
export function createFunding({ sql, submit, tape, seal, settings, log }: FundingOptions, lastRanAt: number) {
  let nextAt = afterOf(lastRanAt - settings().fundingEveryMs, settings().fundingEveryMs)
  let unfinished: FundingDue[] = []

  async function settle({ symbol, fundingAt }: FundingDue): Promise<void> {
    const key = `funding:${symbol}:${fundingAt}`
    const bookIds = await booksToSettle(sql, symbol, fundingAt, key)
    if (bookIds.length === 0) return
    await seal(symbol, fundingAt - 1)
    const last = await tape.lastAtOrBefore(symbol, fundingAt - 1)
    // Of the settings that decide it.
    const rate = settings().symbols.get(symbol)?.fundingRate ?? 0n
    if (last === undefined || rate === 0n) return
    const named: NamedFacts = { funding: { mark: markOf(last.tick), sequence: last.tick.sequence, rate } }
    const command = { kind: 'settle_funding', symbol, fundingAt, rate } as const
    let isFinished = true
    for (let from = 0; from < bookIds.length; from += portion) {
      const some = bookIds.slice(from, from + portion)
      const outcomes = await Promise.all(some.map((bookId) => submit({ bookId, key, command, named })))
      isFinished &&= outcomes.every(({ kind }) => kind === 'done' || kind === 'refused')
    }
    if (!isFinished) unfinished.push({ symbol, fundingAt })
  }

  return {
    /** Settles every funding time up to now. A closed symbol pays none, a rate of zero moves nothing. */
    async advance(now: number): Promise<void> {
      const again = unfinished
      unfinished = []
      const due = [...again]
      const { fundingEveryMs: everyMs, symbols } = settings()
      for (nextAt = afterOf(nextAt - 1, everyMs); nextAt <= now; nextAt += everyMs)
        for (const { symbol, fundingRate, hours } of symbols.values())
          if (fundingRate !== 0n && tradingAt(hours, nextAt).open) due.push({ symbol, fundingAt: nextAt })
      for (const each of due) {
        try {
          await settle(each)
        } catch (error) {
          log('failed to settle funding', { error, ...each })
          unfinished.push(each)
        }
      }
    },
  }
}

/** Books with a position of that time whose funding is not in the journal yet. */
async function booksToSettle(sql: Sql, symbol: string, fundingAt: number, key: string): Promise<number[]> {
  const rows = await sql<{ book_id: bigint }[]>`
    select distinct p.book_id from positions p
    where p.symbol = ${symbol} and p.is_open and p.opened_at < ${fundingAt}
      and not exists (select from journal j where j.book_id = p.book_id and j.key = ${key})
    order by p.book_id`
  return rows.map((row) => Number(row.book_id))
}
