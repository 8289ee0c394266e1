import type { wallets } from '../languages/en-us/wallets.ts'
import type { ledger } from '../languages/en-us/ledger.ts'
import type { receipts } from '../languages/en-us/receipts.ts'
import type { words } from '../languages/en-us/words.ts'

/** Keys of the texts that nothing has to be put into. */
type Plain<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends `${string}{{${string}` ? never : Key
}[keyof Texts & string]

/** A word of ours, by its key. */
export type Word =
  | `receipts.${Plain<typeof receipts>}`
  | `words.${Plain<typeof words>}`
  | `ledger.kind.${keyof typeof ledger.kind}`
  | `wallets.account.${keyof typeof wallets.account}`
