import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Settings } from '@touchstone/domain/settings/settings'

/** Second contracts that expire within seconds, so that many fall due while the server is down. */
export const durationSeconds = 4

export const chaosSettings: Settings = {
  ...defaultSettings,
  secondContracts: {
    ...defaultSettings.secondContracts,
    sets: [{ durationSeconds, payoutRate: decimal('0.7'), stakeMin: decimal('5'), stakeMax: decimal('5000') }],
    openStakesMax: decimal('1000000'),
    dayStakesMax: decimal('100000000'),
  },
}

export const chaosSymbols = ['BTC/USDT', 'ETH/USDT']
export const chaosBooks = 12
