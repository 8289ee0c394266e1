import { markOf } from '@touchstone/domain/market/tick'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
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

export type Funding = ReturnType<typeof createFunding>

/** Books that are sent their funding at a time. */
const portion = 1_000

/**
 * Settles funding at 00:00, 08:00 and 16:00 UTC: one command per book and symbol, on the tape's last mark before that
 * time, which is sealed first so that no earlier tick can follow. Starts one period before the house is known to have
 * run last: funding settled then has its key in the journal, and missed funding is settled now.
 */
export function createFunding({ sql, submit, tape, seal, settings, log }: FundingOptions, lastRanAt: number) {
  const everyMs = settings().fundingEveryMs
  let nextAt = (Math.floor((lastRanAt - everyMs) / everyMs) + 1) * everyMs
  let unfinished: { terms: SymbolTerms; fundingAt: number }[] = []

  async function settle(terms: SymbolTerms, fundingAt: number): Promise<void> {
    const { symbol, fundingRate: rate } = terms
    const key = `funding:${symbol}:${fundingAt}`
    const bookIds = await booksToSettle(sql, symbol, fundingAt, key)
    if (bookIds.length === 0) return
    await seal(symbol, fundingAt - 1)
    const last = await tape.lastAtOrBefore(symbol, fundingAt - 1)
    if (last === undefined) return
    const named: NamedFacts = { funding: { mark: markOf(last.tick), sequence: last.tick.sequence, rate } }
    const command = { kind: 'settle_funding', symbol, fundingAt, rate } as const
    let isFinished = true
    for (let from = 0; from < bookIds.length; from += portion) {
      const some = bookIds.slice(from, from + portion)
      const outcomes = await Promise.all(some.map((bookId) => submit({ bookId, key, command, named })))
      isFinished &&= outcomes.every(({ kind }) => kind === 'done' || kind === 'refused')
    }
    if (!isFinished) unfinished.push({ terms, fundingAt })
  }

  return {
    /** Settles every funding time up to now. A closed symbol pays none, a rate of zero moves nothing. */
    async advance(now: number): Promise<void> {
      const again = unfinished
      unfinished = []
      const due = [...again]
      for (; nextAt <= now; nextAt += everyMs)
        for (const terms of settings().symbols.values())
          if (terms.fundingRate !== 0n && tradingAt(terms.hours, nextAt).open) due.push({ terms, fundingAt: nextAt })
      for (const { terms, fundingAt } of due) {
        try {
          await settle(terms, fundingAt)
        } catch (error) {
          log('failed to settle funding', { error, symbol: terms.symbol, fundingAt })
          unfinished.push({ terms, fundingAt })
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
