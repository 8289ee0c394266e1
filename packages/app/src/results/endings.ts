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
/** Whose card has been opened. */
const shown = new Set<string>()
/** Of either. Our choice: a session that lasts for weeks forgets the first. */
const rememberedMax = 500

/** Returns whether it is new. */
function remember(names: Set<string>, name: string): boolean {
  if (names.has(name)) return false
  const [oldest] = names
  if (names.size >= rememberedMax && oldest !== undefined) names.delete(oldest)
  names.add(name)
  return true
}

const nameOf = ({ bookId, sequence }: Pick<Ending, 'bookId' | 'sequence'>): string => `${bookId}-${sequence}`

/** Returns true the first time it is called for an ending, and false from then on. */
export const announceOnce = (ending: Pick<Ending, 'bookId' | 'sequence'>): boolean =>
  remember(announced, nameOf(ending))

/** Whether the card of an ending has been opened, and may have been closed since. */
export const isShown = (ending: Ending): boolean => shown.has(nameOf(ending))

/** Shows what the response to a command ended, also where a line has announced it; a card that was seen does not come twice. */
export function showAnswered(ending: Ending): void {
  if (!isShown(ending)) showEnding(ending)
}

/** Shows the card of an ending in place of any other. */
export function showEnding(ending: Ending): void {
  announceOnce(ending)
  remember(shown, nameOf(ending))
  useEnding.setState({ ending, isOpen: true })
}

export const closeEnding = (): void => useEnding.setState({ isOpen: false })
