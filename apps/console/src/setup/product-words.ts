import type { Repayment } from '@touchstone/domain/settings/bond-terms'
import type { IeoFormat } from '@touchstone/domain/settings/ieo-terms'
import type { RateRule } from '@touchstone/domain/strategy-rules/rule'

const kindWords: Readonly<Record<string, string>> = { ai_quant: 'AI quantitative', arbitrage: 'Arbitrage' }
const ruleWords: Readonly<Record<RateRule, string>> = {
  'trend/1': 'Trend, version 1',
  'reversion/1': 'Reversion, version 1',
  'spread/1': 'Spread, version 1',
  fixed: 'None: a fixed rate',
}

/** Of strategies. */
export const productKinds = Object.keys(kindWords)

/** The kind of an investment product, as the app calls it in English. */
export const productKindWord = (kind: string): string => kindWords[kind] ?? kind

const repaymentWords: Readonly<Record<Repayment, string>> = {
  at_end: 'All at the end',
  monthly: 'Interest every 30 days',
}

/** When a bond pays. */
export const repaymentWord = (repayment: string): string =>
  (repaymentWords as Readonly<Record<string, string>>)[repayment] ?? repayment
export const repayments = Object.keys(repaymentWords)

const formatWords: Readonly<Record<IeoFormat, string>> = {
  commitment: 'Same part for everybody',
  draw: 'Lots are drawn',
}

/** How the lots of a token sale find their buyers. */
export const formatWord = (format: string): string =>
  (formatWords as Readonly<Record<string, string>>)[format] ?? format
export const ieoFormats = Object.keys(formatWords)

/** A rule of a strategy; one that is not known here by its id. */
export const ruleWord = (rule: string): string => (ruleWords as Readonly<Record<string, string>>)[rule] ?? rule
