import type { Book } from '@touchstone/domain/books/book'
import { bookFromTexts, type BookTexts, textsOfBook } from '@touchstone/domain/rulebook/book-texts'
import type { OwnBook } from './kept-rows.ts'
import type { KeptTexts } from './kept-texts.ts'
import { bookName } from './pins.ts'

/** A version of the settings as the house keeps it. */
export type SettingsVersion = { version: number; text: string }

/** A book as a replay left it, and what the replay goes on with. */
export type KeptBook = { book: Book; settings: SettingsVersion }

type Stored = { code: string; book: BookTexts; settings: SettingsVersion }

/** Undefined where nothing is kept, or by another version of the rules, or nothing that can be read. */
export async function readKeptBook(texts: KeptTexts, own: OwnBook, code: string): Promise<KeptBook | undefined> {
  const text = await texts.read(bookName(own))
  if (text === undefined) return undefined
  try {
    const stored = JSON.parse(text) as Stored
    return stored.code === code ? { book: bookFromTexts(stored.book), settings: stored.settings } : undefined
  } catch {
    return undefined
  }
}

export function keptBookChange(own: OwnBook, code: string, { book, settings }: KeptBook): [string, string] {
  const stored: Stored = { code, book: textsOfBook(book), settings }
  return [bookName(own), JSON.stringify(stored)]
}
