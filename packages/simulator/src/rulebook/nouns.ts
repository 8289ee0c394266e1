import type { nouns as domainNouns } from '@touchstone/domain/rulebook/nouns'
import type { SimulatedNoun } from '../noun/simulated-noun.ts'
import { bondIssues } from '../nouns/bond-issues/bond-issues.ts'
import { bonds } from '../nouns/bonds/bonds.ts'
import { demo } from '../nouns/demo.ts'
import { deposits } from '../nouns/deposits/deposits.ts'
import { exchangeNoun } from '../nouns/exchange/exchange.ts'
import { houseBooks } from '../nouns/house-books/house-books.ts'
import { ieoOrders } from '../nouns/ieo-orders/ieo-orders.ts'
import { ieoSales } from '../nouns/ieo-sales/ieo-sales.ts'
import { identity } from '../nouns/identity.ts'
import { mining } from '../nouns/mining/mining.ts'
import { networkTape } from '../nouns/network-tape/network-tape.ts'
import { levels } from '../nouns/levels.ts'
import { playMoney } from '../nouns/play-money.ts'
import { positions } from '../nouns/positions/positions.ts'
import { protection } from '../nouns/protection/protection.ts'
import { secondContracts } from '../nouns/second-contracts/second-contracts.ts'
import { strategies } from '../nouns/strategies/strategies.ts'
import { transfers } from '../nouns/transfers.ts'
import { withdrawals } from '../nouns/withdrawals/withdrawals.ts'

type DomainNouns = typeof domainNouns
type Simulated = {
  readonly [Name in keyof DomainNouns]: SimulatedNoun<NonNullable<DomainNouns[Name]['words']>, string>
}

/** Every noun, as people, the naive model and the auditor of a life know it. One that is missing does not compile. */
export const nouns = {
  positions,
  secondContracts,
  transfers,
  exchange: exchangeNoun,
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
} satisfies Simulated
