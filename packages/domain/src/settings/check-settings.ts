import type { Bracket, SymbolTerms } from '../market/symbol.ts'
import { type Decimal, larger, ONE, printDecimal } from '../money/decimal.ts'
import { truncateForDisplay } from '../money/display.ts'
import { currencyFaults } from './added-currencies.ts'
import { countryFaults, fundsFaults } from './check-funds.ts'
import { faults, isAmount, isCount, isShare } from './setting-checks.ts'
import { openOrdersMax } from './order-limits-in-force.ts'
import { investmentFaults } from './check-investments.ts'
import { investmentsUnder } from './investments.ts'
import { levelFaults } from './levels.ts'
import type { OrderLimits, Settings } from './settings.ts'
import { dayMs, hourMs } from '../time.ts'

/** Price tick and quantity step together: the mark takes one decimal more than the tick, and 18 are exact. */
const gridPlacesMax = 17

/**
 * Returns the faults of a version of the settings, as sentences; a version with faults may decide nothing.
 * `foreignChannelFaults` and `playMoneyFaults` check separately what a live or a sandbox database may not have. The safety of a
 * bracket, 1 / leverageMax ≥ 1.5 × maintenance + 2 × fee + liquidation fee, keeps a position that opens at the highest
 * leverage well above its liquidation, and lets a liquidation pay its fees. It is compared exactly.
 */
export function checkSettings(settings: Settings): string[] {
  return [
    ...faults([
      [isCount(settings.version), 'the version must be a positive whole number'],
      [Number.isSafeInteger(settings.effectiveAt) && settings.effectiveAt >= 0, 'the version must begin at a time'],
      [settings.symbols.size > 0, 'there must be a symbol'],
      [
        isCount(settings.fundingEveryMs) && settings.fundingEveryMs >= hourMs && dayMs % settings.fundingEveryMs === 0,
        'funding times must divide a day evenly, an hour or more apart',
      ],
      [isAmount(settings.demo.grant), 'the demo grant must be a positive amount of whole units'],
      [
        settings.demo.bookExposureMax === null || isAmount(settings.demo.bookExposureMax),
        'the exposure of a book of play money must be a positive amount of whole units, or none',
      ],
    ]),
    ...[...settings.symbols].flatMap(([symbol, terms]) => symbolFaults(symbol, terms)),
    ...secondContractFaults(settings),
    ...exchangeFaults(settings.exchange),
    ...positionFaults(settings.positions),
    ...(settings.orders === undefined ? [] : orderFaults(settings.orders)),
    ...currencyFaults(settings),
    ...fundsFaults(settings.funds, settings),
    ...investmentFaults(investmentsUnder(settings), settings),
    ...(settings.levels === undefined ? [] : levelFaults(settings.levels)),
    ...countryFaults(settings.countries),
  ]
}

function symbolFaults(name: string, terms: SymbolTerms): string[] {
  const { priceTick, quantityStep, takerRate, makerRate, liquidationRate, spreadRate, slippageRateMax } = terms
  const bounds = faults([
    [terms.symbol === name, 'must stand under its own name'],
    [terms.symbol === `${terms.base}/${terms.quote}`, 'must be named base/quote'],
    [priceTick > 0n, 'needs a positive price tick'],
    [quantityStep > 0n, 'needs a positive quantity step'],
    [
      placesIn(priceTick) + placesIn(quantityStep) <= gridPlacesMax,
      `may have ${gridPlacesMax} decimals in price tick and quantity step together`,
    ],
    [isShare(takerRate) && isShare(makerRate), 'needs fee rates from 0 to below 1'],
    [makerRate <= takerRate, 'must not charge a maker more than a taker'],
    [isShare(liquidationRate), 'needs a liquidation fee rate from 0 to below 1'],
    [isShare(spreadRate) && spreadRate > 0n, 'needs a spread above 0 and below 1'],
    [isShare(slippageRateMax) && slippageRateMax > 0n, 'needs a slippage limit above 0 and below 1'],
    [isShare(terms.farOffRate) && terms.farOffRate > 0n, 'needs a far-off limit above 0 and below 1'],
    [terms.notionalMin > 0n, 'needs a positive smallest order'],
    [terms.houseExposureMax > 0n, 'needs a positive house exposure'],
    [isShare(terms.fundingRate < 0n ? -terms.fundingRate : terms.fundingRate), 'needs a funding rate within ±1'],
    [isCount(terms.staleAfterMs) && isCount(terms.delayMsMax), 'needs positive stale limits'],
    [terms.staleSpreadFactor > 0n, 'needs a positive stale spread factor'],
    [
      terms.notionalMin <= (terms.brackets[0]?.notionalUpTo ?? 0n),
      'needs a first bracket that holds the smallest order',
    ],
  ])
  return [...bounds, ...bracketFaults(terms)].map((fault) => `${name} ${fault}`)
}

function bracketFaults(terms: SymbolTerms): string[] {
  return terms.brackets.flatMap((bracket, index) => {
    const before = terms.brackets[index - 1]
    return faults([
      [isCount(bracket.leverageMax), 'needs a whole leverage of at least 1'],
      [
        isShare(bracket.maintenanceRate) && bracket.maintenanceRate > 0n,
        'needs a maintenance rate above 0 and below 1',
      ],
      [isSafe(bracket, terms), `needs ${safetyWords(bracket, terms)}`],
      [before === undefined || before.notionalUpTo < bracket.notionalUpTo, 'must reach further than the one before'],
      [before === undefined || before.leverageMax > bracket.leverageMax, 'must take less leverage than the one before'],
      [
        before === undefined || before.maintenanceRate < bracket.maintenanceRate,
        'must ask for more maintenance than the one before',
      ],
    ]).map((fault) => `bracket ${index + 1} ${fault}`)
  })
}

/** Twice 1.5 × maintenance + 2 × fee + liquidation fee, which is exact. */
const twiceNeeded = ({ maintenanceRate }: Bracket, terms: SymbolTerms): bigint =>
  3n * maintenanceRate + 4n * larger(terms.takerRate, terms.makerRate) + 2n * terms.liquidationRate

const isSafe = (bracket: Bracket, terms: SymbolTerms): boolean =>
  !isCount(bracket.leverageMax) || 2n * ONE >= BigInt(bracket.leverageMax) * twiceNeeded(bracket, terms)

/** The rule with its numbers, and the leverage that would do. Of an unsafe bracket only: what it needs is above 0. */
function safetyWords(bracket: Bracket, terms: SymbolTerms): string {
  if (isSafe(bracket, terms)) return ''
  const { leverageMax, maintenanceRate } = bracket
  const needed = twiceNeeded(bracket, terms)
  const percent = (rate: Decimal): string => `${printDecimal(rate * 100n)} %`
  const fee = percent(larger(terms.takerRate, terms.makerRate))
  const sum = `1.5 × ${percent(maintenanceRate)} + 2 × ${fee} + ${percent(terms.liquidationRate)}`
  const most = (2n * ONE) / needed
  return (
    '1 / leverage of at least 1.5 × maintenance + 2 × fee + liquidation fee: ' +
    `1 / ${leverageMax} is ${truncateForDisplay((100n * ONE) / BigInt(leverageMax), 4, { thousands: false })} %, and ${sum} is ${percent(needed / 2n)}; ` +
    `${most > 0n ? `a leverage of ${most} would do` : 'no leverage would do'}`
  )
}

function secondContractFaults({ secondContracts: terms, symbols }: Settings): string[] {
  const durations = terms.sets.map((set) => set.durationSeconds)
  const delayMsMax = Math.max(0, ...terms.symbols.map((symbol) => symbols.get(symbol)?.delayMsMax ?? 0))
  const general = faults([
    [new Set(durations).size === durations.length, 'second contracts must offer a duration only once'],
    [new Set(terms.symbols).size === terms.symbols.length, 'second contracts must name a symbol only once'],
    [terms.symbols.every((symbol) => symbols.has(symbol)), 'second contracts must name only known symbols'],
    [isCount(terms.openWithinMs) && isCount(terms.closeWithinMs), 'second contracts need positive void limits'],
    [
      isCount(terms.watermarkAfterMs) && terms.watermarkAfterMs >= delayMsMax,
      'the watermark of second contracts must wait for the longest delay of a feed that is not stale',
    ],
    [isAmount(terms.openStakesMax), 'second contracts need a positive limit of open stakes'],
    [terms.openStakesMax <= terms.dayStakesMax, 'the stakes of a day must allow the stakes open at once'],
  ])
  const sets = terms.sets.flatMap((set) =>
    faults([
      [isCount(set.durationSeconds), 'needs a duration in whole seconds'],
      [
        set.durationSeconds * 1_000 > Math.max(terms.openWithinMs, terms.closeWithinMs),
        'must last longer than its open and close may wait',
      ],
      [isShare(set.payoutRate) && set.payoutRate > 0n, 'needs a payout rate above 0 and below 1'],
      [isAmount(set.stakeMin) && isAmount(set.stakeMax), 'needs stakes that are positive amounts of whole units'],
      [set.stakeMin <= set.stakeMax, 'needs a largest stake of at least the smallest'],
      [set.stakeMax <= terms.openStakesMax, 'must not take a stake above the limit of open stakes'],
    ]).map((fault) => `the second contract of ${set.durationSeconds} s ${fault}`),
  )
  return [...general, ...sets]
}

const exchangeFaults = (terms: Settings['exchange']): string[] =>
  faults([
    [isShare(terms.spreadRate), 'the exchange needs a spread from 0 to below 1'],
    [isCount(terms.quoteForMs), 'an exchange quote must live for a positive time'],
    [terms.valueMin > 0n, 'the exchange needs a positive smallest value'],
    [terms.valueMin <= terms.valueMax, 'the exchange needs a largest value of at least the smallest'],
  ])

const positionFaults = (terms: Settings['positions']): string[] =>
  faults([
    [isCount(terms.leverageDefault), 'positions need a whole default leverage of at least 1'],
    [isCount(terms.gapLeverageMax), 'positions need a whole leverage before a gap of at least 1'],
    [isCount(terms.voidAfterMs), 'a pending opening must be void after a positive time'],
    [isCount(terms.gapLongerThanMs) && isCount(terms.gapNoticeMs), 'gaps need a positive length and notice'],
  ])

const orderFaults = ({ openMax, symbolOpenMax, positionClosesMax }: OrderLimits): string[] =>
  faults([
    [
      isCount(openMax) && isCount(symbolOpenMax) && isCount(positionClosesMax),
      'the limits of waiting orders must be whole numbers of at least 1',
    ],
    [openMax <= openOrdersMax, `a book may have at most ${openOrdersMax} waiting orders`],
    [symbolOpenMax <= openMax, 'a symbol must not take more waiting orders than a book'],
    [positionClosesMax <= symbolOpenMax, 'a position must not take more waiting closes than a symbol takes orders'],
  ])

const placesIn = (step: Decimal): number => printDecimal(step).split('.')[1]?.length ?? 0
