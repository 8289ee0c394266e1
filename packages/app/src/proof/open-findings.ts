import type { Alarm } from './alarms.ts'
import type { ProofState } from './proof-state.ts'

type Known = Pick<ProofState, 'alarms' | 'books' | 'chain'>

/** What was found and has not come out right since; what was forgotten is not among the alarms any more. */
const openFindings = ({ alarms, books, chain }: Known): Alarm[] =>
  alarms.filter(({ bookId }) =>
    bookId === undefined ? chain.state !== 'same' : books.find((book) => book.bookId === bookId)?.state !== 'same',
  )

/** Whether a person has something to look at, whichever screen they are on. */
export const hasOpenFinding = (known: Known): boolean =>
  known.chain.state === 'differs' ||
  known.books.some(({ state }) => state === 'differs') ||
  openFindings(known).length > 0

/** Where a book was found to differ: the number of its record, and the alarm that tells more of it. */
export type FoundAt = { number: number; alarmId: string | undefined }

/** The first place at which this device has found a book to differ; undefined for none. */
export function foundIn({ alarms, books }: Pick<Known, 'alarms' | 'books'>, bookId: number): FoundAt | undefined {
  const [first] = alarms.filter((alarm) => alarm.bookId === bookId).sort((a, b) => a.number - b.number)
  if (first !== undefined) return { number: first.number, alarmId: first.id }
  const book = books.find((each) => each.bookId === bookId)
  return book?.state === 'differs' ? { number: book.sequence, alarmId: undefined } : undefined
}
