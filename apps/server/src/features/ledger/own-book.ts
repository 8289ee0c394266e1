import type { CallerBooks } from '../../api/caller-books.ts'

/** The book of the caller that a request names, by its id or by its world; undefined for an id that is not theirs. */
export const ownBook = (
  books: CallerBooks,
  userId: number,
  { book, bookId }: { book: 'real' | 'demo'; bookId: number | undefined },
): Promise<number | undefined> =>
  bookId === undefined ? books.named(userId, book) : books.holding(userId, `${bookId}-1`)
