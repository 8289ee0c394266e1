import type { Offering } from '@touchstone/wire/console/console-offerings'
import type { Previewed, Reading } from '../previews/previews.ts'

type AnyTerms = NonNullable<Offering['terms']>
export type MinerTerms = Extract<AnyTerms, { kind: 'miner' }>
export type StrategyTerms = Exclude<AnyTerms, MinerTerms>

/** What customers read of a strategy’s terms. */
export const strategyPreview =
  (terms: StrategyTerms, currency: string) =>
  ({ texts: { investments }, days, percent, amount }: Reading): Previewed => ({
    Name: terms.kind === 'arbitrage' ? investments.arbitrage : investments.quant,
    Term: days(terms.cycleDays),
    'Daily rate': `${percent(terms.dailyRateMin)} … ${percent(terms.dailyRateMax)}`,
    Amount: `${amount(terms.amountMin)} – ${amount(terms.amountMax, currency)}`,
  })

/** The same of a machine’s. */
export const minerPreview =
  (terms: MinerTerms) =>
  ({ texts: { mining }, days, amount }: Reading): Previewed => ({
    Page: mining.title,
    Name: `${terms.manufacturer} ${terms.model}`,
    Term: days(terms.cycleDays),
    Price: `${mining.price}: ${amount(terms.price, terms.currency)}`,
    'Hosting a day': `${mining.part.hosting}: ${amount(terms.hostingFee, terms.currency)}`,
  })
