import { type Book, partOf } from '../books/book.ts'
import { levelPart } from './book-level.ts'

export type LevelRefusal = { kind: 'vip_level_too_low'; level: number; needed: number }

/** Why the VIP level of a book does not let it buy; undefined where it does. */
export function levelFault(book: Book, { levelLimit: needed = 0 }: { levelLimit?: number }): LevelRefusal | undefined {
  const { level } = partOf(book, levelPart)
  return level < needed ? { kind: 'vip_level_too_low', level, needed } : undefined
}
