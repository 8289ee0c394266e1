import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import type { MessageCategory } from '@touchstone/wire/message-rule'

/** The values for the text of a message and a screen: decimal strings, names, epoch milliseconds. */
export type MessageDetails = Record<string, string | number | null>

export type NewUserMessage = {
  userId: number
  category: MessageCategory
  kind: string
  details: MessageDetails
  /** The source of the message: one source makes one message. Without a source every call makes a message. */
  source?: string
  /** Epoch milliseconds. */
  at: number
  /** It stays in the app: neither mailed nor pushed. */
  isQuiet?: boolean
}

/** A message about a book; it goes to the book's owner. `sequence` names its receipt. */
export type NewBookMessage = {
  bookId: number
  sequence: number | null
  kind: MessageKind
  details: MessageDetails
  source: string
  at: number
}
