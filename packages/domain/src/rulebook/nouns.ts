import { bondIssues } from '../bond-issues/bond-issues.noun.ts'
import { bonds } from '../bonds/bonds.noun.ts'
import { demo } from '../demo/demo.noun.ts'
import { deposits } from '../deposits/deposits.noun.ts'
import { exchangeNoun } from '../exchange/exchange.noun.ts'
import { houseBooks } from '../house-books/house-books.noun.ts'
import { ieoOrders } from '../ieo-orders/ieo-orders.noun.ts'
import { ieoSales } from '../ieo-sales/ieo-sales.noun.ts'
import { identity } from '../identity/identity.noun.ts'
import { mining } from '../mining/mining.noun.ts'
import { networkTape } from '../network-tape/network-tape.noun.ts'
import { levels } from '../levels/levels.noun.ts'
import type { Journal } from '../noun/journal.ts'
import { playMoney } from '../play-money/play-money.noun.ts'
import { positions } from '../positions/positions.noun.ts'
import { protection } from '../protection/protection.noun.ts'
import { secondContracts } from '../second-contracts/second-contracts.noun.ts'
import { strategies } from '../strategies/strategies.noun.ts'
import { transfers } from '../transfers/transfers.noun.ts'
import { withdrawals } from '../withdrawals/withdrawals.noun.ts'
import type { journals } from './journals.ts'

/** Every noun with records or commands in books: the complete list of what the house can do. */
export const nouns = {
  positions,
  secondContracts,
  exchange: exchangeNoun,
  transfers,
  demo,
  playMoney,
  deposits,
  withdrawals,
  protection,
  identity,
  levels,
  houseBooks,
  strategies,
  bondIssues,
  bonds,
  networkTape,
  mining,
  ieoSales,
  ieoOrders,
}

type W = NonNullable<(typeof nouns)[keyof typeof nouns]['words']>

export type UserCommand = W['user']
export type HouseCommand = W['house']
export type Command = UserCommand | HouseCommand
export type CommandOf<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>
export type Reply = W['replies']
export type Refusal = W['refusals']
export type RefusalKind = Refusal['kind']
export type PostingKind = W['postings']

/**
 * Postings that one noun borrows must be declared by another: a missing one does not compile, and the error names it.
 */
type Undeclared = Exclude<W['borrowed'], PostingKind>
export const isEveryPostingDeclared: [Undeclared] extends [never] ? true : Undeclared = true

/** And what one noun sends is a command of another that the house may send. */
type NoCommand = Exclude<W['sent'], HouseCommand>
export const isEverySentACommand: [NoCommand] extends [never] ? true : NoCommand = true

type Journals = { readonly [Name in keyof typeof nouns]: Journal<NonNullable<(typeof nouns)[Name]['words']>> }
type Unlisted = { [Name in keyof Journals]: typeof journals extends Pick<Journals, Name> ? never : Name }

/** A noun whose journal is not listed, or is of other words, does not compile, and the error names it. */
export const isEveryJournalListed: [Unlisted[keyof Journals]] extends [never] ? true : Unlisted[keyof Journals] = true
