import { type NaiveBook, recordsOfKind } from '../../naive-model/naive-book.ts'

/** A freeze of a pool's product, under the row that said so: its first day, and the first that counts again. */
export type NaivePause = { from: number; until: number | undefined }

export const pausesOf = recordsOfKind<NaivePause>('pause')

/** The row by which a product was frozen on a day; undefined where it was not. */
export const frozenBy = (pool: NaiveBook | undefined, day: number): number | undefined =>
  pool === undefined
    ? undefined
    : [...pausesOf(pool)].flatMap(([row, { from, until = Infinity }]) =>
        from <= day && day < until ? [Number(row)] : [],
      )[0]

/** The freeze that nobody has ended. */
export const openPause = (book: NaiveBook): [row: string, pause: NaivePause] | undefined =>
  [...pausesOf(book)].find(([, { until }]) => until === undefined)

/** Nobody has let it go on, whether its first day has begun or not. */
export const isFrozenAhead = (pool: NaiveBook): boolean => openPause(pool) !== undefined
