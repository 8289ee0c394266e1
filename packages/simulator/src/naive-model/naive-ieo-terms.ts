import { type Text, value } from './naive-text.ts'
import type { Num } from './numbers.ts'

/** The first sale of a token, in lots. */
export type NaiveIeo = {
  id: string
  format: string
  token: string
  currency: string
  lotPrice: Num
  lotTokens: Num
  lots: number
  cap: number
  depositRate: Num
  subscriptionDays: number
  listWithinDays: number
  identityLevel: number
  vip: number
}

/** From the text of the settings. */
export const ieoOf = (each: Text): NaiveIeo => ({
  id: String(each['id']),
  format: String(each['format']),
  token: String(each['token']),
  currency: String(each['currency']),
  lotPrice: value(each, 'lotPrice'),
  lotTokens: value(each, 'lotTokens'),
  lots: Number(each['lots']),
  cap: Number(each['cap']),
  depositRate: value(each, 'depositRate'),
  subscriptionDays: Number(each['subscriptionDays']),
  listWithinDays: Number(each['listWithinDays']),
  identityLevel: Number(each['identityLevel']),
  vip: Number(each['levelLimit'] ?? 0),
})
