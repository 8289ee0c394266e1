import { hash } from 'node:crypto'

/**
 * Ties the stored state of a book to the row that it was written with: 32 hexadecimal digits of the SHA-256 of both. It
 * is no secret and stops nobody who means ill; a version of the server that does not know of it leaves an old one
 * behind, and then the state counts only if its journal leads to it. That of an empty book is the column's default.
 */
export const sealOf = ({ head, state }: { head: string; state: string }): string =>
  hash('sha256', `${head} ${state}`).slice(0, 32)
