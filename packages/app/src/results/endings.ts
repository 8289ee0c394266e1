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
  /** Whose card lies over the screen. */
  ending: Ending | undefined
  /** Stays while the card goes away. */
  isOpen: boolean
}

export const useEnding = create<Shown>(() => ({ ending: undefined, isOpen: false }))

/** A command is told of once, whether its answer or its event comes first. */
const told = new Set<string>()
/** Our choice: a session that lasts for weeks forgets the first. */
const toldMax = 500

const nameOf = ({ bookId, sequence }: Pick<Ending, 'bookId' | 'sequence'>): string => `${bookId}-${sequence}`

/** Whether this is news; from then on it is not. */
export function isFirstTold(ending: Pick<Ending, 'bookId' | 'sequence'>): boolean {
  const name = nameOf(ending)
  if (told.has(name)) return false
  const [oldest] = told
  if (told.size >= toldMax && oldest !== undefined) told.delete(oldest)
  told.add(name)
  return true
}

/** Raises the card of what ended; one that is there gives way. */
export function showEnding(ending: Ending): void {
  isFirstTold(ending)
  useEnding.setState({ ending, isOpen: true })
}

export const closeEnding = (): void => useEnding.setState({ isOpen: false })

/** Calls `act` at once where no card lies over the screen, else once when the one there goes away. */
export function whenNoCardIsOpen(act: () => void): void {
  if (!useEnding.getState().isOpen) return act()
  const stop = useEnding.subscribe(({ isOpen }) => {
    if (isOpen) return
    stop()
    act()
  })
}
