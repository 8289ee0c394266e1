import { type Book, isBook } from '../books/book.ts'
import { keepAnswer, type KeptAnswer, keptAnswer, useKeptAnswer } from '../device/kept-answers.ts'

/** What home paints with until it knows better: one total, as it was shown. */
export type KeptTotal = { book: Book; currency: string; total: string; today: string; rate: string | null }
type Dated = KeptTotal & { atMs: number }

const name = 'homeTotal'
const isText = (value: unknown): value is string => typeof value === 'string'

export const keepTotal = (token: string, atMs: number, answer: KeptTotal): void => {
  keepAnswer(token, name, { atMs, answer })
}

function readTotal(kept: KeptAnswer<unknown> | undefined): Dated | undefined {
  const { book, currency, total, today, rate } = (kept?.answer ?? {}) as Partial<KeptTotal>
  if (kept === undefined || !isBook(book) || rate === undefined) return undefined
  if (!isText(currency) || !isText(total) || !isText(today) || (rate !== null && !isText(rate))) return undefined
  return { book, currency, total, today, rate, atMs: kept.atMs }
}

/** The total that home showed last to who holds this token, and when that was. */
export const keptTotal = (token: string | undefined): Dated | undefined => readTotal(keptAnswer(token, name))
export const useKeptTotal = (token: string | undefined): Dated | undefined => readTotal(useKeptAnswer(token, name))
