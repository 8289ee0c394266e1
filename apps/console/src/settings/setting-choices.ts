import { networkName } from '@touchstone/domain/addresses/network-names'
import { networks } from '@touchstone/domain/addresses/networks'
import { currenciesInCode, isToken } from '@touchstone/domain/money/currency'
import { networks as minedNetworks } from '@touchstone/domain/networks/networks'
import { riskClasses } from '@touchstone/domain/settings/bond-terms'
import { countryFeatures, fixedRateChoices } from '@touchstone/domain/settings/settings'
import { rateRules } from '@touchstone/domain/strategy-rules/rule'
import {
  formatWord,
  ieoFormats,
  productKinds,
  productKindWord,
  repayments,
  repaymentWord,
  ruleWord,
} from '../setup/product-words.ts'
import { isOfProduct, nameIn } from './setting-paths.ts'

const choicesByName: Readonly<Record<string, readonly string[]>> = {
  marketClass: ['coin', 'currency', 'metal', 'index', 'energy'],
  hours: ['always', 'week', 'week_with_pause'],
  quote: ['USD', 'USDT'],
  kind: ['bank', 'chain'],
  // What is paid in, put aside or taken from outside is never a token.
  currency: currenciesInCode.filter((each) => !isToken(each)),
  network: networks,
  off: countryFeatures,
  fixedRates: fixedRateChoices,
  fillAt: ['command', 'next_tick'],
  rule: rateRules,
  riskClass: riskClasses,
  repayment: repayments,
  networkSource: ['simulated', 'blocks'],
  format: ieoFormats,
}

const choicesOfProducts: Readonly<Record<string, readonly string[]>> = {
  kind: productKinds,
  network: Object.keys(minedNetworks),
}

/**
 * What a word at a path can only be one of; undefined where it can be anything. `added`: the codes of the tokens that these
 * settings have besides those of the code.
 */
export function choicesAt(path: string, added: readonly string[] = []): readonly string[] | undefined {
  const name = nameIn(path)
  if (name === 'token' && isOfProduct(path)) return [...currenciesInCode.filter(isToken), ...added]
  // Channels and products have a kind and networks of their own each.
  return (isOfProduct(path) ? choicesOfProducts[name] : undefined) ?? choicesByName[name]
}

const choiceWords: Readonly<Record<string, string>> = {
  coin: 'Coin',
  currency: 'Currency pair',
  metal: 'Metal',
  index: 'Index',
  energy: 'Energy',
  always: 'Around the clock',
  week: 'Sunday to Friday',
  week_with_pause: 'Sunday to Friday, with a daily pause',
  command: 'At once',
  next_tick: 'On the next price',
  bank: 'Bank transfer',
  chain: 'On a chain',
  positions: 'Positions',
  second_contracts: 'Second contracts',
  strategies: 'Strategies',
  bonds: 'Bonds',
  mining: 'Mining',
  ieo: 'Token sales',
  simulated: 'Our published series',
  blocks: 'Their own blocks',
  bitcoin: 'Bitcoin',
  exchange: 'Exchange',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
}

const fixedRateWords: Readonly<Record<string, string>> = {
  by_law: 'Off where interest is barred',
  offered: 'Offered',
  off: 'Not offered',
}

/** Words of a name of its own, whatever else a value may be called elsewhere. */
const ownWordOf: Readonly<Record<string, (value: string) => string>> = {
  fixedRates: (value) => fixedRateWords[value] ?? value,
  rule: ruleWord,
  repayment: repaymentWord,
  format: formatWord,
}

const otherWordOf: Readonly<Record<string, (value: string) => string>> = { network: networkName, kind: productKindWord }

/** One of the choices of a name in words. */
export const choiceWord = (name: string, value: string): string =>
  ownWordOf[name]?.(value) ?? choiceWords[value] ?? otherWordOf[name]?.(value) ?? value
