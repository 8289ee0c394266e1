import { networks } from '@touchstone/domain/networks/networks'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { investmentsUnder, minersUnder, type StrategyTerms } from '@touchstone/domain/settings/investments'
import type { MinerTerms } from '@touchstone/domain/settings/miner-terms'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Offering } from '@touchstone/wire/console/console-offerings'

type Terms = NonNullable<Offering['terms']>

/** What the settings say of a product that the house sells; null where they have it no more. */
export function printedTerms(settings: Pick<Settings, 'investments'>, product: string): Terms | null {
  const strategy = investmentsUnder(settings).strategies.find(({ id }) => id === product)
  if (strategy !== undefined) return ofStrategy(strategy)
  const miner = minersUnder(settings).find(({ id }) => id === product)
  return miner === undefined ? null : ofMiner(miner)
}

const ofStrategy = ({ kind, rule, cycleDays, purchaseLimit, identityLevel, ...terms }: StrategyTerms): Terms => ({
  kind,
  rule,
  dailyRateMin: printDecimal(terms.dailyRateMin),
  dailyRateMax: printDecimal(terms.dailyRateMax),
  cycleDays,
  amountMin: printDecimal(terms.amountMin),
  amountMax: printDecimal(terms.amountMax),
  step: printDecimal(terms.step),
  purchaseLimit,
  identityLevel,
  exitFeeRate: printDecimal(terms.exitFeeRate),
})

function ofMiner(terms: MinerTerms): Terms {
  const { network, manufacturer, model, power, currency, cycleDays, unitsMax, identityLevel } = terms
  return {
    kind: 'miner',
    network,
    manufacturer,
    model,
    hashrate: printDecimal(terms.hashrate),
    power,
    currency,
    price: printDecimal(terms.price),
    cycleDays,
    hostingFee: printDecimal(terms.hostingFee),
    tariff: printDecimal(terms.tariff),
    coin: networks[network].coin,
    outputMax: printDecimal(terms.outputMax),
    unitsMax,
    identityLevel,
  }
}
