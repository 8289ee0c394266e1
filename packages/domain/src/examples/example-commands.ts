import { decimal } from '../money/decimal.ts'
import type { CommandOf } from '../rulebook/nouns.ts'

/** A tenth of a bitcoin, long and isolated, at ten times leverage. */
export const exampleOpening = (given: Partial<CommandOf<'open_position'>> = {}): CommandOf<'open_position'> => ({
  kind: 'open_position',
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'isolated',
  leverage: 10,
  quantity: decimal('0.1'),
  takeProfit: null,
  stopLoss: null,
  ...given,
})

export const exampleTransfer = (amount: string): CommandOf<'transfer'> => ({
  kind: 'transfer',
  from: 'contract',
  to: 'balance',
  currency: 'USDT',
  amount: decimal(amount),
})
