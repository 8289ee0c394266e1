import { create } from 'zustand'
import type { Book } from '../books/book.ts'
import type { ClosePlace } from './close-result.ts'
import type { Outcome } from './outcome.ts'

/** Something that ended, by the command that ended it: book and sequence name its receipt. */
export type Ending = {
  bookId: string
  sequence: number
  book: Book
  what: { closes: readonly ClosePlace[] } | { option: Outcome }
}

type Shown = {
  /** Kept while its card slides away. */
  ending: Ending | undefined
  isOpen: boolean
}

export const useEnding = create<Shown>(() => ({ ending: undefined, isOpen: false }))

/** Each command is announced once, whether its response or its event arrives first. */
const announced = new Set<string>()
/** Our choice: a session that lasts for weeks forgets the first. */
const announcedMax = 500

const nameOf = ({ bookId, sequence }: Pick<Ending, 'bookId' | 'sequence'>): string => `${bookId}-${sequence}`

/** Returns true the first time it is called for an ending, and false from then on. */
export function announceOnce(ending: Pick<Ending, 'bookId' | 'sequence'>): boolean {
  const name = nameOf(ending)
  if (announced.has(name)) return false
  const [oldest] = announced
  if (announced.size >= announcedMax && oldest !== undefined) announced.delete(oldest)
  announced.add(name)
  return true
}

/** Whether the card that was opened last, and may have been closed since, is that of an ending. */
export function isShown(ending: Ending): boolean {
  const last = useEnding.getState().ending
  return last !== undefined && nameOf(last) === nameOf(ending)
}

/** Shows what the response to a command ended, also where a line has announced it; a card that was seen does not come twice. */
export function showAnswered(ending: Ending): void {
  if (!isShown(ending)) showEnding(ending)
}

/** Shows the card of an ending in place of any other. */
export function showEnding(ending: Ending): void {
  announceOnce(ending)
  useEnding.setState({ ending, isOpen: true })
}

export const closeEnding = (): void => useEnding.setState({ isOpen: false })
