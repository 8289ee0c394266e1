import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { firstRowFor } from '@touchstone/domain/rulebook/since-opening'
import { api } from '../api/api.ts'
import type { OwnRow } from './own-rows.ts'
import type { ResultsCheck, ToldResults } from '@touchstone/signatures/results-check'
import { runResultsCheck } from './run-check.ts'

/** Our choice: of a position that was open for longer the result stays told, rather than that a phone fetches for minutes. */
const rowsMax = 5_000
const rowsAtOnce = 500

/**
 * What this device makes of the results that the server tells of a record. They are made again from the rows since the
 * opening, which lead to it or are false: from those that `came` along with a shared one, or those of the own book, which
 * are fetched where this device has decided the record itself. `told`: undefined where nobody told any, as beside a file.
 * `record`: the hash of the row.
 */
export function useResultsCheck(
  record: string,
  row: JournalRow,
  { told, came }: { told: ToldResults | undefined; came: readonly JournalRow[] | undefined },
  own: OwnRow['is'] | undefined,
): UseQueryResult<ResultsCheck> {
  return useQuery({
    // Length and last hash name the rows: all others are fixed by hash links, or found false.
    queryKey: ['receipts', 'results', record, told, came && [came.length, came.at(-1)?.hash], own],
    queryFn: async () => {
      if (told === undefined) return { is: 'none' as const }
      const before = came ?? (own === 'same' ? await rowsSinceOpening(row).catch(() => undefined) : undefined)
      return runResultsCheck({ row, told, before })
    },
    enabled: own !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    // What was known of the same record stays while the rows are fetched.
    placeholderData: (before, query) => (query?.queryKey[2] === record ? before : undefined),
  })
}

/** Undefined where there are too many, or the house does not show them. */
async function rowsSinceOpening(row: JournalRow): Promise<JournalRow[] | undefined> {
  const { bookId, sequence } = row
  const from = firstRowFor(row)
  if (from === undefined || sequence - from > rowsMax) return undefined
  const rows: JournalRow[] = []
  while (from + rows.length < sequence) {
    const next = from + rows.length
    const limit = Math.min(rowsAtOnce, sequence - next)
    // No settings are needed to read a row.
    const answer = await api.journal({ bookId, from: next, limit, settingsHeld: 1e15 - 1 })
    if (answer.rows.length === 0) return undefined
    rows.push(...answer.rows)
  }
  return rows
}
