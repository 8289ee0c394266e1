import { coins } from './naive-coins.ts'
import { ieoOf, type NaiveIeo } from './naive-ieo-terms.ts'
import { sha256 } from './naive-hashes.ts'
import { type Text, value } from './naive-text.ts'
import type { Num } from './numbers.ts'

/** A product whose daily rate is the result of a rule, or `fixed`. */
export type NaiveProduct = {
  id: string
  rule: string
  currency: string
  least: Num
  most: Num
  cycleDays: number
  amountMin: Num
  amountMax: Num
  step: Num
  purchaseLimit: number
  identityLevel: number
  vip: number
  exitFeeRate: Num
  /** What a purchase names all of that by, where its buyer saw it. */
  termsSha256: string
}

/** A loan to an issuer in units. */
export type NaiveBond = {
  id: string
  currency: string
  unit: Num
  units: number
  unitsMin: number
  dailyRate: Num
  termDays: number
  repayment: string
  subscriptionDays: number
  thinkDays: number
  unitsMax: number
  identityLevel: number
  vip: number
}

/** A machine that is sold in units. */
export type NaiveMachine = {
  id: string
  network: string
  coin: string
  currency: string
  price: Num
  terahashes: Num
  watts: number
  hostingFee: Num
  tariff: Num
  outputMax: Num
  units: number
  cycleDays: number
  unitsMax: number
  identityLevel: number
  vip: number
  /** What a purchase names what is promised of a unit by, where its buyer saw it. */
  termsSha256: string
}

/** What the model reads of the products and the treasury. */
export type NaiveInvestments = {
  /** Of the treasury; null where it is given none. */
  capital: Num | null
  products: ReadonlyMap<string, NaiveProduct>
  bonds: ReadonlyMap<string, NaiveBond>
  machines: ReadonlyMap<string, NaiveMachine>
  ieos: ReadonlyMap<string, NaiveIeo>
  /** Of the treasury, by coin. */
  coins: ReadonlyMap<string, Num>
  networkSource: string
}

const bondOf = (each: Text): NaiveBond => ({
  id: String(each['id']),
  currency: String(each['currency']),
  unit: value(each, 'unit'),
  units: Number(each['units']),
  unitsMin: Number(each['unitsMin']),
  dailyRate: value(each, 'dailyRate'),
  termDays: Number(each['termDays']),
  repayment: String(each['repayment']),
  subscriptionDays: Number(each['subscriptionDays']),
  thinkDays: Number(each['thinkDays']),
  unitsMax: Number(each['unitsMax']),
  identityLevel: Number(each['identityLevel']),
  vip: Number(each['levelLimit'] ?? 0),
})

/** Of the text of each rule, as rules.md has it. */
const ruleHashes: Readonly<Record<string, string>> = {
  'trend/1': '314769220cefb2b7e9995424d3ef3ddb7f0f0ab2c50226982f01717bc0ab30e2',
  'reversion/1': '2bc148b88d2667334b0f43350e87eaaf9c25499b6b29bec77bf8b3c0294080bb',
  'spread/1': 'b5f7f2950d6e8856e3edbbaf1a583f8e7da5640e76960472a6f8c7755163b966',
  fixed: '34cea17bfd430a23339de17532002be28d8af3683a36300142a74d7b6fb07d92',
}

/** Of the terms in the order of their names, as they stand in the settings. */
function shownHash({ currency, cycleDays, dailyRateMax, dailyRateMin, exitFeeRate, kind, id, rule }: Text): string {
  const shown = { currency, cycleDays, dailyRateMax, dailyRateMin, exitFeeRate, kind, product: id, rule }
  return sha256(JSON.stringify({ ...shown, ruleHash: ruleHashes[String(rule)] }))
}

/** The same of a machine. */
function shownMachineHash(each: Text): string {
  const { currency, cycleDays, hashrate, hostingFee, network, outputMax, power, price, id: product, tariff } = each
  const { coin } = coins[String(network)] ?? {}
  const shown = { coin, currency, cycleDays, hashrate, hostingFee, network, outputMax, power, price, product, tariff }
  return sha256(JSON.stringify(shown))
}

const machineOf = (each: Text): NaiveMachine => ({
  id: String(each['id']),
  network: String(each['network']),
  coin: coins[String(each['network'])]?.coin ?? '',
  currency: String(each['currency']),
  price: value(each, 'price'),
  terahashes: value(each, 'hashrate'),
  watts: Number(each['power']),
  hostingFee: value(each, 'hostingFee'),
  tariff: value(each, 'tariff'),
  outputMax: value(each, 'outputMax'),
  units: Number(each['units']),
  cycleDays: Number(each['cycleDays']),
  unitsMax: Number(each['unitsMax']),
  identityLevel: Number(each['identityLevel']),
  vip: Number(each['levelLimit'] ?? 0),
  termsSha256: shownMachineHash(each),
})

export function investmentsOf(text: Text = { capital: null, strategies: [] }): NaiveInvestments {
  const products = (text['strategies'] as Text[]).map((each): NaiveProduct => ({
    id: String(each['id']),
    rule: String(each['rule']),
    currency: String(each['currency']),
    least: value(each, 'dailyRateMin'),
    most: value(each, 'dailyRateMax'),
    cycleDays: Number(each['cycleDays']),
    amountMin: value(each, 'amountMin'),
    amountMax: value(each, 'amountMax'),
    step: value(each, 'step'),
    purchaseLimit: Number(each['purchaseLimit']),
    identityLevel: Number(each['identityLevel']),
    vip: Number(each['levelLimit'] ?? 0),
    exitFeeRate: value(each, 'exitFeeRate'),
    termsSha256: shownHash(each),
  }))
  return {
    capital: text['capital'] === null ? null : value(text, 'capital'),
    products: new Map(products.map((each) => [each.id, each])),
    bonds: new Map(((text['bonds'] ?? []) as Text[]).map(bondOf).map((each) => [each.id, each])),
    machines: new Map(((text['miners'] ?? []) as Text[]).map(machineOf).map((each) => [each.id, each])),
    ieos: new Map(((text['ieos'] ?? []) as Text[]).map(ieoOf).map((each) => [each.id, each])),
    coins: new Map(
      ((text['coinCapital'] ?? []) as Text[]).map((each) => [String(each['currency']), value(each, 'amount')]),
    ),
    networkSource: typeof text['networkSource'] === 'string' ? text['networkSource'] : 'simulated',
  }
}
