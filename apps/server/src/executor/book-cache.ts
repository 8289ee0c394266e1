import type { Book } from '@touchstone/domain/books/book'

/** Books as they were after their last batch, by id. Good for as long as the lock statement finds the same head. */
export type BookCache = { get: (bookId: number) => Book | undefined; set: (book: Book) => void }

/** Keeps the books of the latest batches: each batch sets all of its own, and the oldest make room. */
export function createBookCache(booksMax: number): BookCache {
  const books = new Map<number, Book>()
  return {
    get: (bookId) => books.get(bookId),
    set(book) {
      books.delete(book.id)
      books.set(book.id, book)
      if (books.size <= booksMax) return
      for (const oldest of books.keys()) {
        books.delete(oldest)
        return
      }
    },
  }
}
