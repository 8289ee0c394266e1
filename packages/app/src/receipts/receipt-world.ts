import { type Book, isBook } from '../books/book.ts'

/** Whose money a receipt is of. `unsaid`: nobody who would know has said whether it is real. */
export type ReceiptWorld = Book | 'unsaid'

/** Of a receipt that the house answers with. A world that this app does not know is not taken for real. */
export const answeredWorld = (world: string): ReceiptWorld => (isBook(world) ? world : 'unsaid')

/** Of a text that somebody brought. No check proves its world: only demo is believed, by which nobody gains. */
export const claimedWorld = (world: unknown): ReceiptWorld => (world === 'demo' ? 'demo' : 'unsaid')
