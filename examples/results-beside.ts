import type { Layer } from '@touchstone/signatures/answer-layers'
import { checkResults } from '@touchstone/signatures/results-check'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { sharedAnswer } from '@touchstone/wire/receipts'

/** What is known of the results beside a receipt; undefined where there are none to check. */
export type ResultsFound = { word: 'holds' | 'FAILS' | 'open'; detail: string }

const { results: beside, before: rowsBefore } = sharedAnswer.shape

/**
 * Checks the results that an answer of the API has beside its receipt: those of the outermost layer that has any. With the
 * rows since the opening (`before`) they are made again, as rules.md says in section 16, and so does the app; without them
 * they have to agree with the record and to add up.
 */
export function checkResultsBeside(layers: readonly Layer[], row: JournalRow): ResultsFound | undefined {
  const around = layers.find((each) => 'results' in each)
  if (around === undefined) return undefined
  const told = beside.safeParse(around['results'])
  if (!told.success) return { word: 'FAILS', detail: 'they are not of the form that the API answers' }
  // Within a receipt, `before` is another thing: the one row before what a price set off.
  const came = rowsBefore.safeParse(('journal' in around ? undefined : around['before']) ?? [])
  if (!came.success) return { word: 'FAILS', detail: 'the rows in `before` are not of the form that the API answers' }
  const before = came.data.length === 0 ? undefined : came.data
  if (told.data.length === 0) return { word: 'open', detail: 'none are stated' }
  return foundIn(checkResults({ row, told: told.data, before }), before?.length ?? 0)
}

function foundIn(check: ReturnType<typeof checkResults>, count: number): ResultsFound {
  if (check.is === 'differs') return { word: 'FAILS', detail: check.sentence }
  if (check.is === 'none') return { word: 'open', detail: 'the record cannot be read, so nothing was compared' }
  if (check.is === 'told')
    return {
      word: 'open',
      detail: 'they agree with the record and add up; without the rows since the opening nothing proves them',
    }
  return {
    word: 'holds',
    detail: `made again from the ${count === 1 ? 'row in `before`, which leads' : `${count} rows in \`before\`, which lead`} to the record; that each was decided right, its own receipt proves`,
  }
}
