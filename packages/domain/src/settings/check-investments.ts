import { type Currency, isCurrency, isToken, placesOf, settlementCurrency } from '../money/currency.ts'
import { ONE } from '../money/decimal.ts'
import { isOnGrid, unitOf } from '../money/mul-div.ts'
import { isNetworkId, networks } from '../networks/networks.ts'
import { fixedRate, isRateRule } from '../strategy-rules/rule.ts'
import { tokensUnder } from './added-currencies.ts'
import { type BondTerms, riskClasses } from './bond-terms.ts'
import type { Investments, StrategyTerms } from './investments.ts'
import { drawCapMost, type IeoTerms, listWithinLeast, lotsMost } from './ieo-terms.ts'
import { type MinerTerms, minerUnitsMost } from './miner-terms.ts'
import { faults, isAmount, isCount, isShare } from './setting-checks.ts'
import type { Settings } from './settings.ts'

/** Rates of a day have this many places: whatever they are multiplied with stays exact. */
const ratePlaces = 8

/** The faults of the investment products, as sentences. */
export function investmentFaults(investments: Investments, settings: Pick<Settings, 'moreCurrencies'>): string[] {
  const {
    capital,
    passwordFrom,
    strategies,
    bonds = [],
    miners = [],
    ieos = [],
    coinCapital = [],
    networkSource,
  } = investments
  const ids = [...strategies, ...bonds, ...miners, ...ieos].map(({ id }) => id)
  const coins = coinCapital.map(({ currency }) => currency)
  return [
    ...faults([
      [
        capital === null || isAmount(capital),
        'the capital of a sandbox must be a positive amount of whole units, or none',
      ],
      [passwordFrom >= 0n, 'the value from which buying takes the withdrawal password must not be below zero'],
      [new Set(ieos.map(({ token }) => token)).size === ieos.length, 'no two sales may be of the same token'],
      [new Set(ids).size === ids.length, 'an investment product must have an id of its own'],
      [
        new Set(coins).size === coins.length &&
          coinCapital.every(
            ({ currency, amount }) => isCoin(currency) && amount > 0n && isOnGrid(amount, unitOf(placesOf(currency))),
          ),
        `the coins of a treasury must be positive amounts of whole units, each coin once, and none of ${settlementCurrency}`,
      ],
      [
        networkSource === undefined || ['simulated', 'blocks'].includes(networkSource),
        'the figures of the networks must come from simulated or blocks',
      ],
    ]),
    ...bonds.flatMap((terms) => bondFaults(terms).map((fault) => `the bond ${terms.id} ${fault}`)),
    ...ieos.flatMap((terms) => ieoFaults(terms, tokensUnder(settings)).map((fault) => `the sale ${terms.id} ${fault}`)),
    ...miners.flatMap((terms) => minerFaults(terms).map((fault) => `the machine ${terms.id} ${fault}`)),
    ...strategies.flatMap((terms) => strategyFaults(terms).map((fault) => `the strategy product ${terms.id} ${fault}`)),
  ]
}

function strategyFaults(terms: StrategyTerms): string[] {
  const { id, rule, currency, dailyRateMin, dailyRateMax, cycleDays, amountMin, amountMax, step, exitFeeRate } = terms
  const unit = unitOf(ratePlaces)
  const unitOfCurrency = unitOf(placesOf(settlementCurrency))
  return faults([
    [/^[a-z0-9-]{3,40}$/.test(id), 'needs an id of 3 to 40 small letters, digits and hyphens'],
    [['ai_quant', 'arbitrage'].includes(terms.kind), 'must be ai_quant or arbitrage'],
    [isRateRule(rule), 'needs a rule that there is, or fixed'],
    [currency === settlementCurrency, `must be in ${settlementCurrency}: its sums and its password limit are`],
    rule === fixedRate
      ? [dailyRateMin === dailyRateMax, 'needs one daily rate where it is fixed: the least must be the greatest']
      : [dailyRateMin <= 0n && isShare(-dailyRateMin), 'needs a least daily rate from above -1 to 0'],
    // Nobody has stated a country before the identity is known, and several bar a fixed rate.
    [rule !== fixedRate || terms.identityLevel >= 1, 'needs an identity level of at least 1 where its rate is fixed'],
    [dailyRateMax > 0n && isShare(dailyRateMax), 'needs a greatest daily rate above 0 and below 1'],
    [
      isOnGrid(dailyRateMin, unit) && isOnGrid(dailyRateMax, unit),
      `may have ${ratePlaces} decimals in its daily rates`,
    ],
    [isCount(cycleDays), 'needs a whole number of days'],
    [amountMin > 0n && amountMin <= amountMax, 'needs a smallest amount above zero and no larger than the largest'],
    [step > 0n && isOnGrid(step, unitOfCurrency), 'needs a step of whole units'],
    [isOnGrid(amountMin, unitOfCurrency), 'needs a smallest amount of whole units'],
    [
      step > 0n && isOnGrid(amountMax - amountMin, step),
      'needs a largest amount that is whole steps above the smallest',
    ],
    [terms.capacity >= amountMax, 'needs a capacity of at least its largest amount'],
    [Number.isSafeInteger(terms.purchaseLimit) && terms.purchaseLimit >= 0, 'needs a whole purchase limit'],
    [[0, 1, 2].includes(terms.identityLevel), 'needs an identity level of 0, 1 or 2'],
    isLevelLimit(terms),
    [isShare(exitFeeRate), 'needs a fee for leaving early from 0 to below 1'],
  ])
}

/** People need time to think after they subscribed: our choice, as long as the law of many countries asks for. */
const thinkDaysMin = 4

function bondFaults(terms: BondTerms): string[] {
  const { id, issuer, currency, unit, units, unitsMin, dailyRate, termDays, subscriptionDays, thinkDays } = terms
  return faults([
    [/^[a-z0-9-]{3,40}$/.test(id), 'needs an id of 3 to 40 small letters, digits and hyphens'],
    [/^[a-z0-9-]{3,40}$/.test(issuer), 'needs an issuer of 3 to 40 small letters, digits and hyphens'],
    [riskClasses.includes(terms.riskClass), 'needs a risk class from A to E'],
    [currency === settlementCurrency, `must be in ${settlementCurrency}: its sums are`],
    [isAmount(unit), 'needs a price of a unit above zero, in whole units of its currency'],
    [
      isCount(units) && isCount(unitsMin) && unitsMin <= units,
      'needs a whole number of units above 0, and a minimum from 1 to that number',
    ],
    [
      dailyRate > 0n && isShare(dailyRate) && isOnGrid(dailyRate, unitOf(ratePlaces)),
      `needs a daily rate above 0 and below 1, with at most ${ratePlaces} decimals`,
    ],
    [isCount(termDays), 'needs a term of whole days'],
    [['at_end', 'monthly'].includes(terms.repayment), 'must be repaid at_end or monthly'],
    [Number.isSafeInteger(subscriptionDays) && subscriptionDays >= 0, 'needs whole days of subscription'],
    [
      Number.isSafeInteger(thinkDays) && thinkDays >= thinkDaysMin,
      `needs at least ${thinkDaysMin} whole days to think after its subscription`,
    ],
    [Number.isSafeInteger(terms.unitsMax) && terms.unitsMax >= 0, 'needs a whole limit of units a person'],
    [[0, 1, 2].includes(terms.identityLevel), 'needs an identity level of 0, 1 or 2'],
    isLevelLimit(terms),
  ])
}

const isCoin = (currency: Currency): boolean =>
  isCurrency(currency) && currency !== settlementCurrency && !isToken(currency)

/** Hashrates have this many places: what they are multiplied with stays small. */
const hashratePlaces = 6

function minerFaults(terms: MinerTerms): string[] {
  const { id, network, manufacturer, model, hashrate, price, units, tariff, hostingFee, outputMax } = terms
  const described = [manufacturer, model, terms.size, terms.weight, terms.temperature, terms.humidity]
  const unit = unitOf(placesOf(settlementCurrency))
  return faults([
    [/^[a-z0-9-]{3,40}$/.test(id), 'needs an id of 3 to 40 small letters, digits and hyphens'],
    [isNetworkId(network), 'needs a network that there is'],
    [
      described.every((text) => text.length >= 1 && text.length <= 60),
      'needs words of 1 to 60 characters about itself',
    ],
    [
      hashrate > 0n && isOnGrid(hashrate, unitOf(hashratePlaces)),
      `needs a hashrate above 0 with at most ${hashratePlaces} decimals`,
    ],
    [isCount(terms.power), 'needs a power of whole watts'],
    [terms.currency === settlementCurrency, `must be in ${settlementCurrency}: its sums are`],
    [isAmount(price), 'needs a price of a unit above zero, in whole units of its currency'],
    [isCount(units) && units <= minerUnitsMost, `needs a whole number of units from 1 to ${minerUnitsMost}`],
    [isCount(terms.cycleDays), 'needs a whole number of days'],
    [hostingFee >= 0n && isOnGrid(hostingFee, unit), 'needs a hosting fee of whole units, or none'],
    [tariff >= 0n && isOnGrid(tariff, unit), 'needs a price of a kilowatt hour in whole units, or none'],
    [
      outputMax > 0n && (!isNetworkId(network) || isOnGrid(outputMax, unitOf(placesOf(networks[network].coin)))),
      'needs a most that a unit is paid a day, in whole units of its coin',
    ],
    [Number.isSafeInteger(terms.unitsMax) && terms.unitsMax >= 0, 'needs a whole limit of units a person'],
    [[0, 1, 2].includes(terms.identityLevel), 'needs an identity level of 0, 1 or 2'],
    isLevelLimit(terms),
  ])
}

function ieoFaults(terms: IeoTerms, tokens: readonly Currency[]): string[] {
  const { id, format, token, currency, lotPrice, lotTokens, lots, cap, depositRate, subscriptionDays } = terms
  const shares = [terms.ecosystemShare, terms.teamShare, terms.investorsShare, terms.houseShare]
  return faults([
    [/^[a-z0-9-]{3,40}$/.test(id), 'needs an id of 3 to 40 small letters, digits and hyphens'],
    [['commitment', 'draw'].includes(format), 'must be commitment or draw'],
    [tokens.includes(token), `needs one of the tokens ${tokens.join(', ')}`],
    [currency === settlementCurrency, `must be in ${settlementCurrency}: its sums are`],
    [isAmount(lotPrice), 'needs a price of a lot above zero, in whole units of its currency'],
    [
      lotTokens > 0n && tokens.includes(token) && isOnGrid(lotTokens, unitOf(placesOf(token))),
      'needs a lot of whole units of its token',
    ],
    [isCount(lots) && lots <= lotsMost, `needs a whole number of lots from 1 to ${lotsMost}`],
    [isCount(cap) && cap <= lots, 'needs a cap a person from 1 to all lots'],
    [format !== 'draw' || cap <= drawCapMost, `needs a cap a person of at most ${drawCapMost} lots where it draws`],
    [
      format === 'draw' ? depositRate > 0n && isShare(depositRate) : depositRate === ONE,
      'needs a deposit above 0 and below 1 where it draws, and of all of the price where it does not',
    ],
    [Number.isSafeInteger(subscriptionDays) && subscriptionDays >= 0, 'needs whole days of subscription'],
    [
      terms.listWithinDays === undefined || (isCount(terms.listWithinDays) && terms.listWithinDays >= listWithinLeast),
      `needs at least ${listWithinLeast} whole days from the close to the last day of listing`,
    ],
    [
      /^(https:\/\/\S{3,200}|\/papers\/[a-z0-9-]+\.txt)$/.test(terms.paper),
      'needs the https address of its white paper',
    ],
    [/^[0-9a-f]{64}$/.test(terms.paperHash), 'needs the SHA-256 of its white paper as 64 hexadecimal digits'],
    [shares.every((share) => share >= 0n && share <= ONE), 'needs shares of others from 0 to 1'],
    [
      lotTokens > 0n &&
        isCount(lots) &&
        terms.supply * shares.reduce((sum, share) => sum + share, 0n) + lotTokens * BigInt(lots) * ONE ===
          terms.supply * ONE,
      'needs shares of others that add up to the supply, with the tokens that are sold',
    ],
    [lotTokens > 0n && (lotPrice * ONE) % lotTokens === 0n, 'needs a price of a token that has at most 18 decimals'],
    [
      Number.isSafeInteger(terms.lockedDays) && terms.lockedDays >= 0,
      'needs whole days in which the others may not sell',
    ],
    [
      terms.investorsPrice >= 0n && terms.housePrice >= 0n,
      'needs what earlier investors and the house paid for a token, or 0',
    ],
    [/^\S.{1,38}\S$/.test(terms.name), 'needs a name of 3 to 40 characters'],
    [[0, 1, 2].includes(terms.identityLevel), 'needs an identity level of 0, 1 or 2'],
    isLevelLimit(terms),
  ])
}

const isLevelLimit = ({ levelLimit = 0 }: { levelLimit?: number }): readonly [boolean, string] => [
  Number.isSafeInteger(levelLimit) && levelLimit >= 0 && levelLimit <= 8,
  'needs a VIP level from 0 to 8',
]
