import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { notOffered } from '../market/market.ts'
import type { Settings } from '@touchstone/domain/settings/settings'
import { insertSettings } from '@touchstone/server/house/settings/settings.store'
import type { Sql } from '@touchstone/server/platform/database'

/**
 * Files the version in which market orders and exchanges wait for the next tick, to begin in some seconds; once. Epoch
 * milliseconds.
 */
export async function fileNextTick(sql: Sql, at: number): Promise<void> {
  await insertSettings(sql, { ...lifeSettings, version: 2, effectiveAt: at + 10_000, fillAt: 'next_tick' })
}

const limit = (day: string, month: string) => ({ day: decimal(day), month: decimal(month) })

/**
 * A low exposure limit on one symbol that a few books together reach, low limits on withdrawals, and countries with
 * rules.
 */
export const lifeSettings: Settings = {
  ...defaultSettings,
  // One book of play money reaches it.
  demo: { ...defaultSettings.demo, bookExposureMax: decimal('600000') },
  orders: { openMax: 12, symbolOpenMax: 6, positionClosesMax: 3 },
  funds: {
    ...defaultSettings.funds,
    withdrawalLimits: [limit('0', '0'), limit('9000', '10000'), limit('15000', '18000')],
    withdrawalsADayMax: 10,
    fourEyesFrom: decimal('3000'),
    // A life lasts minutes.
    creditorWaitMs: 40_000,
  },
  countries: new Map([
    ['FR', { off: [], leverageMax: 10, stakeMax: decimal('50') }],
    ['SG', { off: ['second_contracts', 'exchange'], leverageMax: null, stakeMax: null }],
    ['US', { off: ['positions', 'second_contracts', 'exchange', 'withdrawals'], leverageMax: null, stakeMax: null }],
  ]),
  symbols: new Map(
    [...defaultSettings.symbols].map(([symbol, terms]) => [
      symbol,
      {
        ...terms,
        enabled: symbol !== notOffered,
        houseExposureMax: symbol === 'DOGE/USDT' ? decimal('150000') : terms.houseExposureMax,
      },
    ]),
  ),
  secondContracts: {
    ...defaultSettings.secondContracts,
    symbols: defaultSettings.secondContracts.symbols.filter((symbol) => symbol !== notOffered),
  },
}
