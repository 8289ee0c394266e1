import { type Book, isBook } from '../books/book.ts'
import { keep, useKept } from '../device/kept.ts'

/** In local storage: which of the two accounts home shows on this device. */
const chosenAccount = keep('homeAccount')

export const chooseAccount = (book: Book): void => {
  chosenAccount.set(book)
}

/**
 * The account that home shows: the chosen one; before any choice the demo for a guest, and for others the real one if there
 * is money in it. Undefined until that is known.
 */
export function accountOf(
  chosen: string | undefined,
  isGuest: boolean,
  realEquity: string | undefined,
): Book | undefined {
  if (isBook(chosen)) return chosen
  if (realEquity !== undefined && /[1-9]/.test(realEquity)) return 'real'
  if (isGuest) return 'demo'
  return realEquity === undefined ? undefined : 'demo'
}

export const useChosenAccount = (): string | undefined => useKept(chosenAccount)
