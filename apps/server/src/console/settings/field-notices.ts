import type { Settings } from '@touchstone/domain/settings/settings'

/**
 * When a changed field may begin: a day after it was announced, whoever holds what; a day after it was announced if somebody
 * holds something that it decides, and at once if not; or at once.
 */
export type Notice = 'a_day_ahead' | 'if_held' | 'at_once'

/** A notice for each field; of a list or a table by name, for each of its entries. */
type NoticesOf<Value> =
  Value extends ReadonlyMap<string, infer Entry>
    ? { readonly each: NoticesOf<Entry> }
    : Value extends readonly (infer Entry)[]
      ? { readonly each: NoticesOf<Entry> }
      : Value extends string
        ? Notice
        : Value extends object
          ? { readonly [Field in keyof Value]-?: NoticesOf<NonNullable<Value[Field]>> }
          : Notice

/**
 * What could hurt a customer waits a day. What stops openings, payments or stakes in an emergency counts at once, and so do
 * limits of the house's own risk, play money, and what a person sees before they accept it. A field of the settings without
 * a line does not compile.
 */
export const fieldNotices: NoticesOf<Settings> = {
  version: 'at_once',
  effectiveAt: 'at_once',
  symbols: {
    each: {
      symbol: 'if_held',
      base: 'if_held',
      quote: 'if_held',
      marketClass: 'if_held',
      // It stops openings; what is open can be closed.
      enabled: 'at_once',
      priceTick: 'if_held',
      quantityStep: 'if_held',
      brackets: { each: { notionalUpTo: 'if_held', leverageMax: 'if_held', maintenanceRate: 'if_held' } },
      takerRate: 'if_held',
      makerRate: 'if_held',
      liquidationRate: 'if_held',
      spreadRate: 'if_held',
      slippageRateMax: 'if_held',
      notionalMin: 'if_held',
      houseExposureMax: 'at_once',
      fundingRate: 'if_held',
      hours: 'if_held',
      staleAfterMs: 'if_held',
      delayMsMax: 'if_held',
      staleSpreadFactor: 'if_held',
      farOffRate: 'if_held',
    },
  },
  secondContracts: {
    sets: {
      each: {
        durationSeconds: 'a_day_ahead',
        payoutRate: 'a_day_ahead',
        stakeMin: 'a_day_ahead',
        stakeMax: 'at_once',
      },
    },
    symbols: { each: 'at_once' },
    openWithinMs: 'a_day_ahead',
    closeWithinMs: 'a_day_ahead',
    watermarkAfterMs: 'a_day_ahead',
    openStakesMax: 'at_once',
    dayStakesMax: 'at_once',
  },
  // A quote shows its price and its time before anybody accepts it. Below the smallest value money cannot be exchanged.
  exchange: { spreadRate: 'at_once', quoteForMs: 'at_once', valueMin: 'a_day_ahead', valueMax: 'at_once' },
  positions: {
    leverageDefault: 'a_day_ahead',
    voidAfterMs: 'a_day_ahead',
    gapLongerThanMs: 'a_day_ahead',
    gapNoticeMs: 'a_day_ahead',
    gapLeverageMax: 'a_day_ahead',
  },
  orders: { openMax: 'a_day_ahead', symbolOpenMax: 'a_day_ahead', positionClosesMax: 'a_day_ahead' },
  demo: { grant: 'at_once', bookExposureMax: 'at_once' },
  funds: {
    channels: {
      each: {
        id: 'a_day_ahead',
        kind: 'a_day_ahead',
        currency: 'a_day_ahead',
        network: 'a_day_ahead',
        name: 'at_once',
        sandbox: 'a_day_ahead',
        // A channel that was broken into must stop at once.
        deposits: 'at_once',
        withdrawals: 'at_once',
        depositMin: 'a_day_ahead',
        withdrawalMin: 'a_day_ahead',
        feeFixed: 'a_day_ahead',
        feeRate: 'a_day_ahead',
        arrivalMinutes: 'at_once',
        details: { each: { label: 'a_day_ahead', value: 'a_day_ahead' } },
        // More of them protect the house while a chain is under attack.
        confirmations: 'at_once',
        token: 'a_day_ahead',
        tokenDecimals: 'a_day_ahead',
      },
    },
    withdrawalLimits: { each: { day: 'a_day_ahead', month: 'a_day_ahead' } },
    withdrawalsADayMax: 'a_day_ahead',
    fourEyesFrom: 'a_day_ahead',
    accountsMax: 'a_day_ahead',
    waitMs: 'a_day_ahead',
    creditorWaitMs: 'a_day_ahead',
    playMoneyADay: 'at_once',
  },
  countries: {
    each: {
      off: { each: 'a_day_ahead' },
      fixedRates: 'a_day_ahead',
      leverageMax: 'a_day_ahead',
      stakeMax: 'a_day_ahead',
    },
  },
  levels: { each: { from: 'a_day_ahead' } },
  // What is added is nobody's yet, and nothing is taken off the list.
  moreCurrencies: { each: { code: 'at_once', name: 'at_once' } },
  fundingEveryMs: 'if_held',
  fillAt: 'a_day_ahead',
  // Terms are copied onto an order when it is bought: a change touches nobody who has bought.
  investments: {
    capital: 'at_once',
    passwordFrom: 'at_once',
    bonds: {
      each: {
        id: 'at_once',
        issuer: 'at_once',
        riskClass: 'at_once',
        currency: 'at_once',
        unit: 'at_once',
        units: 'at_once',
        unitsMin: 'at_once',
        dailyRate: 'at_once',
        termDays: 'at_once',
        repayment: 'at_once',
        subscriptionDays: 'at_once',
        thinkDays: 'at_once',
        unitsMax: 'at_once',
        identityLevel: 'at_once',
        levelLimit: 'at_once',
      },
    },
    // A sale opens on the terms of its moment, by two operators, and keeps them.
    ieos: {
      each: {
        id: 'at_once',
        name: 'at_once',
        format: 'at_once',
        token: 'at_once',
        currency: 'at_once',
        lotPrice: 'at_once',
        lotTokens: 'at_once',
        lots: 'at_once',
        cap: 'at_once',
        depositRate: 'at_once',
        subscriptionDays: 'at_once',
        listWithinDays: 'at_once',
        paper: 'at_once',
        paperHash: 'at_once',
        supply: 'at_once',
        ecosystemShare: 'at_once',
        teamShare: 'at_once',
        investorsShare: 'at_once',
        houseShare: 'at_once',
        investorsPrice: 'at_once',
        housePrice: 'at_once',
        lockedDays: 'at_once',
        identityLevel: 'at_once',
        levelLimit: 'at_once',
      },
    },
    // What was shown may not change while somebody buys: the command names no rate.
    strategies: {
      each: {
        id: 'at_once',
        kind: 'at_once',
        rule: 'a_day_ahead',
        currency: 'at_once',
        dailyRateMin: 'a_day_ahead',
        dailyRateMax: 'a_day_ahead',
        cycleDays: 'a_day_ahead',
        amountMin: 'at_once',
        amountMax: 'at_once',
        step: 'at_once',
        capacity: 'at_once',
        purchaseLimit: 'at_once',
        identityLevel: 'at_once',
        levelLimit: 'at_once',
        exitFeeRate: 'a_day_ahead',
      },
    },
    coinCapital: { each: { currency: 'at_once', amount: 'at_once' } },
    networkSource: 'at_once',
    // What was shown may not change while somebody buys: the command names no price.
    miners: {
      each: {
        id: 'at_once',
        network: 'at_once',
        manufacturer: 'at_once',
        model: 'at_once',
        hashrate: 'a_day_ahead',
        power: 'a_day_ahead',
        size: 'at_once',
        weight: 'at_once',
        temperature: 'at_once',
        humidity: 'at_once',
        currency: 'at_once',
        price: 'a_day_ahead',
        units: 'at_once',
        cycleDays: 'a_day_ahead',
        hostingFee: 'a_day_ahead',
        tariff: 'a_day_ahead',
        outputMax: 'a_day_ahead',
        unitsMax: 'at_once',
        identityLevel: 'at_once',
        levelLimit: 'at_once',
      },
    },
  },
}

type Notices = Notice | { readonly [field: string]: Notices }

/** By the path of a change, such as `symbols.BTC/USDT.takerRate`. Of a path that leads nowhere the longest notice. */
export function noticeOf(path: string): Notice {
  let notices: Notices = fieldNotices
  for (const part of path.split('.')) {
    if (typeof notices === 'string') return 'a_day_ahead'
    const next: Notices | undefined = notices['each'] ?? (Object.hasOwn(notices, part) ? notices[part] : undefined)
    if (next === undefined) return 'a_day_ahead'
    notices = next
  }
  return longestIn(notices)
}

/** Where a list or a table is empty, the path of a change ends above its fields. */
function longestIn(notices: Notices): Notice {
  if (typeof notices === 'string') return notices
  const all = Object.values(notices).map(longestIn)
  return all.find((each) => each === 'a_day_ahead') ?? all.find((each) => each === 'if_held') ?? 'at_once'
}
