import { decimal } from '@touchstone/domain/money/decimal'
import type { OpeningCommand, OrderDraft } from './order-form.ts'

/** An order of the market as it is typed, and as it is sent. */
export const someDraft: OrderDraft = {
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'cross',
  type: 'market',
  entry: 'margin',
  amount: '100',
  limit: '',
  expiry: 'none',
  stops: { on: false, by: 'price', takeProfit: '', stopLoss: '' },
}
export const someCommand = {
  kind: 'open_position',
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'cross',
  leverage: 10,
  quantity: decimal('0.01'),
  takeProfit: null,
  stopLoss: null,
} as const satisfies OpeningCommand
