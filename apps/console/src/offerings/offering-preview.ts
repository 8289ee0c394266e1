import { fixedRate, isRateRule, type RateRule } from '@touchstone/domain/strategy-rules/rule'
import type { Offering } from '@touchstone/wire/console/console-offerings'
import { filled, type Previewed, type Reading } from '../previews/previews.ts'

type AnyTerms = NonNullable<Offering['terms']>
export type MinerTerms = Extract<AnyTerms, { kind: 'miner' }>
export type StrategyTerms = Exclude<AnyTerms, MinerTerms>

/** By which text the app names a product. */
const nameOf = {
  'trend/1': 'name_trend',
  'reversion/1': 'name_reversion',
  'spread/1': 'name_spread',
  fixed: 'name_fixed',
} as const satisfies Readonly<Record<RateRule, string>>

/** What customers read of a strategy’s terms. */
export const strategyPreview =
  (terms: StrategyTerms, currency: string) =>
  ({ texts: { investments, fixedRates }, days, percent, amount }: Reading): Previewed => ({
    'Listed under': terms.kind === 'arbitrage' ? investments.arbitrage : investments.quant,
    Name: filled(investments[isRateRule(terms.rule) ? nameOf[terms.rule] : 'name_other'], {
      rule: terms.rule,
      days: terms.cycleDays,
    }),
    'Daily rate':
      terms.rule === fixedRate
        ? filled(fixedRates.aDay, { rate: percent(terms.dailyRateMax) })
        : `${percent(terms.dailyRateMin)} … ${percent(terms.dailyRateMax)}`,
    Term: days(terms.cycleDays),
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
