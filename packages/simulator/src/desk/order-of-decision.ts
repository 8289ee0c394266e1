import type { JournalText } from '../audit/journal-reader.ts'
import type { Agreed, Decided, Logged, Quoted, Refused } from './decision-log.ts'

export type RefusedThen = Decided & { refused: Refused }
/** A row, and what mutants would have made of its command. */
export type RowThen = JournalText & Pick<Decided, 'shadows'>
type Step = RowThen | RefusedThen | Quoted | Agreed

const isDecided = (each: Logged): each is Decided => !('quoted' in each) && !('quoteId' in each)

/**
 * The rows, the refusals, the quotes and who agreed to them in the order in which they were decided. What a crash kept from
 * being committed is left out; what was decided again counts where it was decided last.
 */
export function inOrderOfDecision(
  rows: readonly JournalText[],
  decisions: readonly Logged[],
): { steps: Step[]; undecided: JournalText[] } {
  const waiting = new Map(rows.map((row) => [`${row.book_id} ${row.previous_hash}`, row]))
  const decidedLast = new Map<string, number>()
  for (const [index, each] of decisions.entries())
    if (isDecided(each) && each.refused === undefined) decidedLast.set(placeOf(each), index)
  const steps = decisions.flatMap((each, index): Step[] => {
    if (!isDecided(each)) return [each]
    if (each.refused !== undefined) return [{ ...each, refused: each.refused }]
    const place = placeOf(each)
    const row = decidedLast.get(place) === index ? waiting.get(place) : undefined
    waiting.delete(row === undefined ? '' : place)
    return row === undefined ? [] : [{ ...row, shadows: each.shadows }]
  })
  return { steps, undecided: [...waiting.values()] }
}

const placeOf = ({ bookId, head }: Decided): string => `${bookId} ${head}`
