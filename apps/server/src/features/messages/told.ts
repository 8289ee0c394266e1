import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import type { MessageCategory } from '@touchstone/wire/message-rule'

/** What the text of a message and a screen need: decimal strings, names, epoch milliseconds. */
export type MessageDetails = Record<string, string | number | null>

export type Told = {
  userId: number
  category: MessageCategory
  kind: string
  details: MessageDetails
  /** What it is made from: the same thing is told once. Without one every call is a message of its own. */
  source?: string
  /** Epoch milliseconds. */
  at: number
  /** It stays in the app: neither mailed nor pushed. */
  isQuiet?: boolean
}

/** A message that concerns a book; whose it is the book tells. `sequence` names its receipt. */
export type ToldOfBook = {
  bookId: number
  sequence: number | null
  kind: MessageKind
  details: MessageDetails
  source: string
  at: number
}
