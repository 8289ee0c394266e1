import type { nouns } from '@touchstone/domain/rulebook/nouns'
import { demoFeature } from '../features/demo/demo.feature.ts'
import { depositsFeature } from '../features/deposits/deposits.feature.ts'
import { exchangeFeature } from '../features/exchange/exchange.feature.ts'
import type { AnyNounSide, NounSide } from '../features/feature/feature.ts'
import { identityFeature } from '../features/identity/identity.feature.ts'
import { positionsFeature } from '../features/positions/positions.feature.ts'
import { protectionFeature } from '../features/restrictions/protection.feature.ts'
import { secondContractsFeature } from '../features/second-contracts/second-contracts.feature.ts'
import { transfersFeature } from '../features/transfers/transfers.feature.ts'
import { withdrawalsFeature } from '../features/withdrawals/withdrawals.feature.ts'

/** What the server does about each noun of the rulebook. */
export const nounFeatures = {
  positions: positionsFeature,
  secondContracts: secondContractsFeature,
  exchanges: exchangeFeature,
  transfers: transfersFeature,
  demo: demoFeature,
  deposits: depositsFeature,
  withdrawals: withdrawalsFeature,
  protection: protectionFeature,
  identity: identityFeature,
}

/** A noun without a feature, or with one of other words, does not compile. */
type NounSides = { readonly [Name in keyof typeof nouns]: NounSide<NonNullable<(typeof nouns)[Name]['words']>> }
export const isEveryNounListed: typeof nounFeatures extends NounSides ? true : false = true

export const nounSides: readonly AnyNounSide[] = Object.values(nounFeatures)

export const lockedFacts = nounSides.flatMap((side) => side.lockedFacts)

export const schedulesOfNouns = nounSides.flatMap(({ schedules }) => schedules)
