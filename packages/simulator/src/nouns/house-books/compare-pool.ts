import type { NaiveBook } from '../../naive-model/naive-book.ts'
import { poolIn } from './naive-house-books.ts'
import { pausesOf } from './naive-pauses.ts'

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

/** Its freezes as the state of its book has them. */
export type PausesText = { list: readonly { row: number; from: number; until: number | null }[] }

/** Compares what the model says of a pool with the state of its book. */
export function comparePool(book: NaiveBook, house: PoolText | undefined, pauses: PausesText | undefined): string[] {
  const ofModel = [...pausesOf(book)].map(([row, { from, until }]) => `${row}: ${from} to ${until ?? 'none'}`).join()
  const ofHouse = (pauses?.list ?? []).map(({ row, from, until }) => `${row}: ${from} to ${until ?? 'none'}`).join()
  return [
    ...comparePoolAlone(book, house),
    ...(ofModel === ofHouse ? [] : [`pool ${book.id}: the model has freezes ${ofModel}, the house ${ofHouse}`]),
  ]
}

function comparePoolAlone(book: NaiveBook, house: PoolText | undefined): string[] {
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
