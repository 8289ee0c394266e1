import { placesOf } from '../money/currency.ts'
import { type Money, ONE } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import type { Channel } from '../settings/settings.ts'

/** feeFixed + feeRate × amount, rounded up once to the currency's places. It is paid on top of the amount. */
export const withdrawalFee = (amount: Money, channel: Pick<Channel, 'currency' | 'feeFixed' | 'feeRate'>): Money =>
  amountOf(channel.feeFixed * ONE + channel.feeRate * amount, 1n, ONE, placesOf(channel.currency), 'up')
