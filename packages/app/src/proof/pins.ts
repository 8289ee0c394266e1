import type { Hash } from '@touchstone/domain/ledger/hash'
import { type OwnBook, rowsName } from './kept-rows.ts'
import type { KeptTexts } from './kept-texts.ts'
import type { Signers } from './signers.ts'

/** How far this device has decided a book again: the newest row that came out the same, and the first that did not. */
export type Pin = {
  world: string
  sequence: number
  hash: Hash
  /** When this device began to keep the book, and when it last compared it with the house. */
  sinceMs: number
  checkedAtMs: number
  /** Undefined where an older version of the app has gone through the book. */
  signers?: Signers
  difference?: FoundDifference
}

/** `code` is the version of the app that found it: another one looks again. */
export type FoundDifference = { sequence: number; sentence: string; code: string }

const nameOf = ({ userId, bookId }: OwnBook): string => `pin ${userId} ${bookId}`
/** The book itself holds amounts: it goes when its owner signs out, and is made again from the journal. */
export const bookName = ({ userId, bookId }: OwnBook): string => `book ${userId} ${bookId}`

export async function readPin(texts: KeptTexts, own: OwnBook): Promise<Pin | undefined> {
  const text = await texts.read(nameOf(own))
  return text === undefined ? undefined : (JSON.parse(text) as Pin)
}

export const pinChange = (own: OwnBook, pin: Pin): [string, string] => [nameOf(own), JSON.stringify(pin)]

/** What was found was not the house's doing: the next look looks again. */
export async function forgetDifference(texts: KeptTexts, own: OwnBook): Promise<void> {
  const pin = await readPin(texts, own)
  if (pin === undefined) return
  const { difference: _, ...rest } = pin
  await texts.write(new Map([pinChange(own, rest)]))
}

/** The books of a user that this device keeps, in order of id. */
export async function pinnedBooks(texts: KeptTexts, userId: number): Promise<{ bookId: number; pin: Pin }[]> {
  const beginning = `pin ${userId} `
  const names = await texts.names(beginning)
  const found = await Promise.all(
    names.map(async (name) => {
      const bookId = Number(name.slice(beginning.length))
      return { bookId, pin: await readPin(texts, { userId, bookId }) }
    }),
  )
  return found
    .flatMap(({ bookId, pin }) => (pin === undefined ? [] : [{ bookId, pin }]))
    .sort((a, b) => a.bookId - b.bookId)
}

/** Forgets the amounts that are kept of everybody. What rows there were stays known: a sign-out must not help a liar. */
export async function forgetAmounts(texts: KeptTexts): Promise<void> {
  await texts.write(new Map((await texts.names('book ')).map((name) => [name, undefined])))
}

/** Forgets all that is kept of a user's books: what the house shows next is believed again from the beginning. */
export async function forgetBooks(texts: KeptTexts, userId: number): Promise<void> {
  const pinned = await pinnedBooks(texts, userId)
  const own = pinned.map(({ bookId }) => ({ userId, bookId }))
  const names = [...own.flatMap((book) => [nameOf(book), bookName(book)]), ...(await texts.names(`alarm ${userId} `))]
  const rows = await Promise.all(own.map((book) => texts.names(rowsName(book))))
  await texts.write(new Map([...names, ...rows.flat()].map((name) => [name, undefined])))
}
