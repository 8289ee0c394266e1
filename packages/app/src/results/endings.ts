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

/** Shows what the response to a command ended, unless its event has been told meanwhile. */
export function showAnswered(ending: Ending): void {
  if (announceOnce(ending)) showEnding(ending)
}

/** Shows the card of an ending in place of any other. */
export function showEnding(ending: Ending): void {
  announceOnce(ending)
  useEnding.setState({ ending, isOpen: true })
}

export const closeEnding = (): void => useEnding.setState({ isOpen: false })
