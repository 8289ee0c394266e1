/** The accounts of a person's book, one each a currency. */
export const userAccounts = ['balance', 'contract', 'margin', 'frozen', 'invested', 'pledged'] as const
/** Those of the house's own books: of a pool, of the treasury, and what a pool has raised for somebody else. */
export const houseBookAccounts = ['escrow', 'capital', 'proceeds'] as const
/** The accounts that a book may have. None of them goes below zero. */
export type UserAccount = (typeof userAccounts)[number] | (typeof houseBookAccounts)[number]

/** The house's accounts, once a world and currency. They may go below zero: the house is the counterparty. */
export const houseAccounts = [
  'treasury',
  'fees',
  'counterparty',
  'insurance',
  'rewards',
  'lending',
  'products',
  'transit',
] as const
export type HouseAccount = `house:${(typeof houseAccounts)[number]}` | `house:clearing.${string}`

export type Account = UserAccount | HouseAccount

/** Money never crosses from one world to another. */
export type World = 'real' | 'demo' | `contest:${string}`

export const isWorld = (text: string): text is World => text === 'real' || text === 'demo' || /^contest:./.test(text)

export const isHouseAccount = (account: Account): account is HouseAccount => account.startsWith('house:')
