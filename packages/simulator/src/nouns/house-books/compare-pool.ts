import type { NaiveBook } from '../../naive-model/naive-book.ts'
import { poolIn } from './naive-house-books.ts'

/** A pool as the state of its book has it. */
export type PoolText = {
  product: string
  purpose: string
  currency: string
  capacity: string
  granted: string
  owed: string
  isOnSale: boolean
  settledDay: number
}

/** Compares what the model says of a pool with the state of its book. */
export function comparePool(book: NaiveBook, house: PoolText | undefined): string[] {
  const pool = poolIn(book)
  const model =
    pool &&
    line({
      ...pool,
      capacity: pool.capacity.toString(),
      granted: pool.granted.toString(),
      owed: pool.owed.toString(),
    })
  const state = house && line(house)
  return model === state ? [] : [`pool ${book.id}: model ${model ?? 'none'}, house ${state ?? 'none'}`]
}

const line = ({ product, purpose, capacity, granted, owed, isOnSale, settledDay }: PoolText): string =>
  `${purpose} ${product}: ${granted} of ${capacity}, ${owed} owed, ${isOnSale ? 'on sale' : 'closed'}, settled ${settledDay}`
