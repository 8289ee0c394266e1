import type { NaiveBook } from '../../naive-model/naive-book.ts'
import { saleIn } from './naive-sale.ts'

/** A sale as the state of its book has it. */
export type SaleText = Record<(typeof fields)[number], unknown>

const fields = [
  'state',
  'format',
  'currency',
  'lotPrice',
  'lotTokens',
  'cap',
  'depositRate',
  'listBy',
  'lots',
  'closesAt',
  'round',
  'orders',
  'lotsApplied',
  'root',
  'draws',
  'upTo',
  'payUntil',
  'lotsGiven',
  'previousRow',
] as const

/** Compares what the model says of a sale with the state of its book. */
export function compareSale(book: NaiveBook, house: SaleText | undefined): string[] {
  const sale = saleIn(book)
  const model = sale && lineOf({ ...sale, previousRow: sale.lastRow })
  const state = house === undefined || house.state === 'none' ? undefined : lineOf(house)
  return model === state ? [] : [`sale of book ${book.id}: model ${model ?? 'none'}, house ${state ?? 'none'}`]
}

const lineOf = (text: SaleText): string => fields.map((name) => `${name} ${String(text[name])}`).join(', ')
