import type { FirstTexts, MoreTexts } from '@touchstone/texts/sections'

/** Keys of the texts that nothing has to be put into. */
type Plain<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends `${string}{{${string}` ? never : Key
}[keyof Texts & string]

/** A word of ours, by its key. */
export type Word =
  | `receipts.${Plain<MoreTexts['receipts']>}`
  | `words.${Plain<FirstTexts['words']>}`
  | `entries.${keyof MoreTexts['entries']}`
  | `wallets.account.${keyof MoreTexts['wallets']['account']}`
