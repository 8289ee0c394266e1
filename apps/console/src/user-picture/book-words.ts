import { englishEntries } from '@touchstone/texts/english-words'
import type { heldAccount } from '@touchstone/wire/wallets'
import type * as z from 'zod/mini'

/** The accounts of a book. */
export const accountWords: Readonly<Record<z.output<typeof heldAccount>, string>> = {
  balance: 'Balance',
  contract: 'Contract',
  margin: 'Margin',
  frozen: 'Reserved',
  invested: 'Invested',
  pledged: 'Pledged',
}

const wordIn = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name

export const accountWord = (account: string): string => wordIn(accountWords, account)

/** Why money moved, as the user reads it in the ledger. */
export const entryWord = (kind: string): string => wordIn(englishEntries, kind)

export const bookWord = (book: string): string => wordIn({ real: 'Real', demo: 'Demo' }, book)
