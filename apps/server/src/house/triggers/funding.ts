import { markOf } from '@touchstone/domain/market/tick'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { chargesAt } from '@touchstone/domain/positions/funding'
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
  /** The version that was in force at a time, epoch milliseconds. */
  settingsAt: (at: number) => Settings
  log: (message: string, details: Record<string, unknown>) => void
}

export type Funding = ReturnType<typeof createFunding>

/** Funding of a symbol at a time, and the settings that were in force then. */
type Due = { terms: SymbolTerms; fundingAt: number; under: Settings }

/** Books that are sent their funding at a time. */
const portion = 1_000

/**
 * Settles funding at the times of the settings, by default 00:00, 08:00 and 16:00 UTC: one command per book and symbol, on
 * the tape's last mark before that time, which is sealed first so that no earlier tick can follow. Starts one period before
 * the house is known to have run last: funding settled then has its key in the journal, what was missed is settled now.
 */
export function createFunding(
  { sql, submit, tape, seal, settings, settingsAt, log }: FundingOptions,
  lastRanAt: number,
) {
  let unfinished: Due[] = []
  /** Everything up to here was looked at. */
  let doneTo = lastRanAt - settings().fundingEveryMs

  /** The next time after one that its settings may name, or those of this moment, which may be newer. */
  function nextTime(at: number): number {
    const next = (every: number): number => (Math.floor(at / every) + 1) * every
    return Math.min(next(settingsAt(at).fundingEveryMs), next(settings().fundingEveryMs))
  }

  function dueAt(fundingAt: number): Due[] {
    const under = settingsAt(fundingAt)
    const charged = [...under.symbols.values()].filter(({ symbol, fundingRate: rate }) =>
      chargesAt(under, { symbol, fundingAt, rate }),
    )
    return charged.map((terms) => ({ terms, fundingAt, under }))
  }

  async function settle({ terms, fundingAt, under }: Due): Promise<void> {
    const { symbol, fundingRate: rate } = terms
    const key = `funding:${symbol}:${fundingAt}`
    const bookIds = await booksToSettle(sql, symbol, fundingAt, key)
    if (bookIds.length === 0) return
    await seal(symbol, fundingAt - 1)
    const last = await tape.lastAtOrBefore(symbol, fundingAt - 1)
    if (last === undefined) return
    const { sequence } = last.tick
    const named: NamedFacts = { funding: { mark: markOf(last.tick), sequence, rate, settings: under } }
    const command = { kind: 'settle_funding', symbol, fundingAt, rate } as const
    let isFinished = true
    for (let from = 0; from < bookIds.length; from += portion) {
      const some = bookIds.slice(from, from + portion)
      const outcomes = await Promise.all(some.map((bookId) => submit({ bookId, key, command, named })))
      isFinished &&= outcomes.every(({ kind }) => kind === 'done' || kind === 'refused')
    }
    if (!isFinished) unfinished.push({ terms, fundingAt, under })
  }

  return {
    /** Settles every funding time up to now. A closed symbol pays none, a rate of zero moves nothing. */
    async advance(now: number): Promise<void> {
      const again = unfinished
      unfinished = []
      const due = [...again]
      for (let at = nextTime(doneTo); at <= now; at = nextTime(at)) {
        due.push(...dueAt(at))
        doneTo = at
      }
      for (const each of due) {
        try {
          await settle(each)
        } catch (error) {
          const { terms, fundingAt } = each
          log('failed to settle funding', { error, symbol: terms.symbol, fundingAt })
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
