import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import { refuse } from '../result.ts'
import { poolOf } from './checked-pool.ts'
import type { CommandOf } from './house-book-commands.ts'
import type { HouseBookPosting } from './house-book-postings.ts'
import { poolPart } from './pool.ts'

/** Makes an empty book the pool of an offering: nothing is sold, and nothing is in it. */
export function makePool(book: Book, { purpose, product, currency }: CommandOf<'make_pool'>) {
  if (poolOf(book, product) !== undefined) return refuse({ kind: 'not_due' })
  if (book.sequence > 0 || book.world !== 'real' || product === '') return refuse({ kind: 'wrong_house_book' })
  const draft = openDraft<HouseBookPosting>(book)
  draft.setPart(poolPart, { ...poolPart.empty, purpose, product, currency })
  return draft.decide({ kind: 'pool_made', purpose, product, currency })
}
