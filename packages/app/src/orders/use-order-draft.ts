import type { Direction, MarginMode } from '@touchstone/domain/positions/position'
import { useState } from 'react'
import { forgetFirstOrder, typedOver } from './first-order.ts'
import { storedText, storeText } from '../device/storage.ts'
import type { OrderDraft } from './order-form.ts'

const marginModeKey = 'marginMode'
const lastMarginMode = (): MarginMode => (storedText(marginModeKey) === 'cross' ? 'cross' : 'isolated')

type Typed = Omit<OrderDraft, 'direction'>

/** What stays from one symbol to the next is how a person trades, not how much. */
const freshFor = (symbol: string, before?: Typed): Typed => ({
  symbol,
  marginMode: before?.marginMode ?? lastMarginMode(),
  type: before?.type ?? 'market',
  entry: before?.entry ?? 'margin',
  amount: '',
  limit: '',
  expiry: before?.expiry ?? 'none',
  stops: { on: false, by: before?.stops.by ?? 'price', takeProfit: '', stopLoss: '' },
})

export type OrderDraftState = {
  draft: OrderDraft
  change: (changed: Partial<Typed>) => void
  /** After an order was placed. */
  clear: () => void
}

/**
 * The order being written. Symbol and direction are the address's; with another symbol the fields are empty again. It begins
 * with the margin of `first`, which is empty but for the first order of a guest.
 */
export function useOrderDraft(symbol: string, direction: Direction, first = ''): OrderDraftState {
  const [kept, setKept] = useState(() => ({ ...freshFor(symbol), amount: first }))
  const typed = kept.symbol === symbol ? kept : freshFor(symbol, kept)
  return {
    draft: { ...typed, direction },
    change: (changed) => {
      if (changed.marginMode !== undefined) storeText(marginModeKey, changed.marginMode)
      const amount = changed.amount === undefined ? {} : { amount: typedOver(typed.amount, changed.amount) }
      setKept((now) => ({ ...(now.symbol === symbol ? now : freshFor(symbol, now)), ...changed, ...amount }))
    },
    clear: () => {
      forgetFirstOrder()
      setKept((now) => freshFor(symbol, now))
    },
  }
}
