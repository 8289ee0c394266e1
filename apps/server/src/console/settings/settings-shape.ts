import { isCurrency } from '@touchstone/domain/money/currency'
import { countryFeatures, fixedRateChoices } from '@touchstone/domain/settings/settings'
import { riskClasses } from '@touchstone/domain/settings/bond-terms'
import { rateRules } from '@touchstone/domain/strategy-rules/rule'
import * as z from 'zod/mini'

/** A decimal as text; settings are stored so, and nothing of them is ever a floating point number. */
const decimal = z.string().check(z.regex(/^-?\d{1,20}([.]\d{1,18})?$/, 'a decimal as text, such as "0.005"'))
const count = z.int()
const name = z.string().check(
  z.maxLength(200),
  z.refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'text without control characters'),
)

/** Whether the settings list it is asked of the version as a whole. */
const currency = z.string().check(z.refine(isCurrency, 'a currency such as USDT'))

const symbolTerms = z.strictObject({
  symbol: name,
  base: name,
  quote: z.enum(['USD', 'USDT']),
  marketClass: z.enum(['coin', 'currency', 'metal', 'index', 'energy']),
  enabled: z.boolean(),
  priceTick: decimal,
  quantityStep: decimal,
  brackets: z.array(z.strictObject({ notionalUpTo: decimal, leverageMax: count, maintenanceRate: decimal })),
  takerRate: decimal,
  makerRate: decimal,
  liquidationRate: decimal,
  spreadRate: decimal,
  slippageRateMax: decimal,
  notionalMin: decimal,
  houseExposureMax: decimal,
  fundingRate: decimal,
  hours: z.enum(['always', 'week', 'week_with_pause']),
  staleAfterMs: count,
  delayMsMax: count,
  staleSpreadFactor: decimal,
  farOffRate: decimal,
})

const channel = z.strictObject({
  id: name,
  kind: z.enum(['bank', 'chain']),
  currency,
  network: name,
  name,
  sandbox: z.boolean(),
  deposits: z.boolean(),
  withdrawals: z.boolean(),
  depositMin: decimal,
  withdrawalMin: decimal,
  feeFixed: decimal,
  feeRate: decimal,
  arrivalMinutes: count,
  details: z.array(z.strictObject({ label: name, value: name })),
  confirmations: count,
  token: name,
  tokenDecimals: count,
})

const countryRules = z.strictObject({
  off: z.array(z.enum(countryFeatures)),
  fixedRates: z.optional(z.enum(fixedRateChoices)),
  leverageMax: z.nullable(count),
  stakeMax: z.nullable(decimal),
})

const minerTerms = z.strictObject({
  id: name,
  network: z.enum(['bitcoin']),
  manufacturer: z.string(),
  model: z.string(),
  hashrate: decimal,
  power: count,
  size: z.string(),
  weight: z.string(),
  temperature: z.string(),
  humidity: z.string(),
  currency,
  price: decimal,
  units: count,
  cycleDays: count,
  hostingFee: decimal,
  tariff: decimal,
  outputMax: decimal,
  unitsMax: count,
  identityLevel: count,
  levelLimit: z.optional(count),
})

/**
 * Settings as operators see and change them: maps become objects by name. This shape says which fields are numbers and
 * which are text; the domain's `checkSettings` checks their values.
 */
export const settingsShape = z.strictObject({
  version: count,
  effectiveAt: count,
  symbols: z.record(name, symbolTerms),
  secondContracts: z.strictObject({
    sets: z.array(
      z.strictObject({ durationSeconds: count, payoutRate: decimal, stakeMin: decimal, stakeMax: decimal }),
    ),
    symbols: z.array(name),
    openWithinMs: count,
    closeWithinMs: count,
    watermarkAfterMs: count,
    openStakesMax: decimal,
    dayStakesMax: decimal,
  }),
  exchange: z.strictObject({ spreadRate: decimal, quoteForMs: count, valueMin: decimal, valueMax: decimal }),
  positions: z.strictObject({
    leverageDefault: count,
    voidAfterMs: count,
    gapLongerThanMs: count,
    gapNoticeMs: count,
    gapLeverageMax: count,
  }),
  orders: z.strictObject({ openMax: count, symbolOpenMax: count, positionClosesMax: count }),
  demo: z.strictObject({ grant: decimal, bookExposureMax: z.nullable(decimal) }),
  funds: z.strictObject({
    channels: z.record(name, channel),
    withdrawalLimits: z.array(z.strictObject({ day: decimal, month: decimal })),
    withdrawalsADayMax: count,
    fourEyesFrom: decimal,
    accountsMax: count,
    waitMs: count,
    creditorWaitMs: count,
    playMoneyADay: z.nullable(decimal),
  }),
  countries: z.record(z.string().check(z.regex(/^[A-Z]{2}$/, 'a country such as DE')), countryRules),
  levels: z.optional(z.array(z.strictObject({ from: decimal }))),
  moreCurrencies: z.optional(z.array(z.strictObject({ code: name, name }))),
  fundingEveryMs: count,
  fillAt: z.enum(['command', 'next_tick']),
  investments: z.strictObject({
    capital: z.nullable(decimal),
    passwordFrom: decimal,
    bonds: z.optional(
      z.array(
        z.strictObject({
          id: name,
          issuer: name,
          riskClass: z.enum(riskClasses),
          currency,
          unit: decimal,
          units: count,
          unitsMin: count,
          dailyRate: decimal,
          termDays: count,
          repayment: z.enum(['at_end', 'monthly']),
          subscriptionDays: count,
          thinkDays: count,
          unitsMax: count,
          identityLevel: count,
          levelLimit: z.optional(count),
        }),
      ),
    ),
    ieos: z.optional(
      z.array(
        z.strictObject({
          id: name,
          name,
          format: z.enum(['commitment', 'draw']),
          token: currency,
          currency,
          lotPrice: decimal,
          lotTokens: decimal,
          lots: count,
          cap: count,
          depositRate: decimal,
          subscriptionDays: count,
          listWithinDays: z.optional(count),
          paper: name,
          paperHash: name,
          supply: decimal,
          ecosystemShare: decimal,
          teamShare: decimal,
          investorsShare: decimal,
          houseShare: decimal,
          investorsPrice: decimal,
          housePrice: decimal,
          lockedDays: count,
          identityLevel: count,
          levelLimit: z.optional(count),
        }),
      ),
    ),
    coinCapital: z.optional(z.array(z.strictObject({ currency, amount: decimal }))),
    networkSource: z.optional(z.enum(['simulated', 'blocks'])),
    miners: z.optional(z.array(minerTerms)),
    strategies: z.array(
      z.strictObject({
        id: name,
        kind: z.enum(['ai_quant', 'arbitrage']),
        rule: z.enum(rateRules),
        currency,
        dailyRateMin: decimal,
        dailyRateMax: decimal,
        cycleDays: count,
        amountMin: decimal,
        amountMax: decimal,
        step: decimal,
        capacity: decimal,
        purchaseLimit: count,
        identityLevel: count,
        levelLimit: z.optional(count),
        exitFeeRate: decimal,
      }),
    ),
  }),
})

/** The same with decimals as texts and tables as objects. */
export type SettingsTree = z.output<typeof settingsShape>
