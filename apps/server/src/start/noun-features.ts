import type { nouns } from '@touchstone/domain/rulebook/nouns'
import { bondIssuesFeature } from '../features/bonds/bond-issues.feature.ts'
import { bondsFeature } from '../features/bonds/bonds.feature.ts'
import { demoFeature } from '../features/demo/demo.feature.ts'
import { depositsFeature } from '../features/deposits/deposits.feature.ts'
import { exchangeFeature } from '../features/exchange/exchange.feature.ts'
import type { AnyNounSides, NounSide } from '../features/feature/feature.ts'
import { houseBooksFeature } from '../features/house-books/house-books.feature.ts'
import { ieoOrdersFeature } from '../features/ieo/ieo-orders.feature.ts'
import { ieoSalesFeature } from '../features/ieo/ieo-sales.feature.ts'
import { identityFeature } from '../features/identity/identity.feature.ts'
import { miningFeature } from '../features/mining/mining.feature.ts'
import { networkTapeFeature } from '../features/mining/network-tape.feature.ts'
import { levelsFeature } from '../features/levels/levels.feature.ts'
import { playMoneyFeature } from '../features/play-money/play-money.feature.ts'
import { positionsFeature } from '../features/positions/positions.feature.ts'
import { protectionFeature } from '../features/protection/protection.feature.ts'
import { secondContractsFeature } from '../features/second-contracts/second-contracts.feature.ts'
import { strategiesFeature } from '../features/strategies/strategies.feature.ts'
import { transfersFeature } from '../features/transfers/transfers.feature.ts'
import { withdrawalsFeature } from '../features/withdrawals/withdrawals.feature.ts'

/** What the server does about each noun of the rulebook. */
export const nounFeatures = {
  positions: positionsFeature,
  secondContracts: secondContractsFeature,
  exchange: exchangeFeature,
  transfers: transfersFeature,
  demo: demoFeature,
  playMoney: playMoneyFeature,
  deposits: depositsFeature,
  withdrawals: withdrawalsFeature,
  protection: protectionFeature,
  identity: identityFeature,
  levels: levelsFeature,
  houseBooks: houseBooksFeature,
  strategies: strategiesFeature,
  bondIssues: bondIssuesFeature,
  bonds: bondsFeature,
  networkTape: networkTapeFeature,
  mining: miningFeature,
  ieoSales: ieoSalesFeature,
  ieoOrders: ieoOrdersFeature,
}

type NounSides = { readonly [Name in keyof typeof nouns]: NounSide<NonNullable<(typeof nouns)[Name]['words']>> }
type Unlisted = { [Name in keyof NounSides]: typeof nounFeatures extends Pick<NounSides, Name> ? never : Name }

/** A noun without a feature, or with one of other words, does not compile, and the error names it. */
export const isEveryNounListed: [Unlisted[keyof NounSides]] extends [never] ? true : Unlisted[keyof NounSides] = true

export const nounSides: AnyNounSides = nounFeatures
const sides = Object.values(nounSides)

export const lockedFacts = sides.flatMap((side) => side.lockedFacts)

export const schedulesOfNouns = sides.flatMap(({ schedules }) => schedules)
