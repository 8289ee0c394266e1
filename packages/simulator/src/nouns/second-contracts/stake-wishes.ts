import { decimal } from '@touchstone/domain/money/decimal'
import type { BuySecondContract } from '@touchstone/domain/second-contracts/buy-second-contract'
import type { View } from '../../noun/sizing.ts'

const coins = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'DOGE/USDT']

export const gamble = ({ random, symbols }: View): BuySecondContract => ({
  kind: 'buy_second_contract',
  symbol: random.pick(symbols),
  direction: random.pick(['rise', 'fall'] as const),
  durationSeconds: Number(random.weighted({ '30': 12, '60': 2, '120': 1, '300': 1 })),
  stake: decimal(String(random.happens(0.2) ? 4_000 + random.below(1_000) : 5 + random.below(500))),
})

export const stakeCorners = [onWhatStandsStill, theLargest, beyondTheClose]

const stakeOn = ({ random }: View, symbol: string, stake: string, durationSeconds = 30): BuySecondContract => ({
  kind: 'buy_second_contract',
  symbol,
  durationSeconds,
  stake: decimal(stake),
  direction: random.pick(['rise', 'fall'] as const),
})

function onWhatStandsStill(view: View): BuySecondContract | undefined {
  const still = view.symbols.filter((symbol) => view.tape.standsStill(symbol))
  return still.length === 0 ? undefined : stakeOn(view, view.random.pick(still), '20')
}

function theLargest(view: View): BuySecondContract {
  return stakeOn(view, view.random.pick(coins), '5000')
}

function beyondTheClose(view: View): BuySecondContract {
  return stakeOn(view, 'EUR/USD', '10', 300)
}
