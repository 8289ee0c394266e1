import type { Pool } from '@touchstone/domain/house-books/pool'
import type { Currency } from '@touchstone/domain/money/currency'
import type { Money } from '@touchstone/domain/money/decimal'

/** The pools as their journals lead to them, by their books. */
export type PoolBooks = ReadonlyMap<number, Pool>

/** Money that has left one book, and has not come to another yet. */
export type UnderWay = { currency: Currency; amount: Money }
