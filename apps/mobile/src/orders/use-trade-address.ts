import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { changedQuery } from '@touchstone/app/forms/changed-query'
import { storedText, storeText } from '@touchstone/app/device/storage'

export type HeldList = 'positions' | 'orders'
export type TradeAddress = { symbol: string; direction: 'long' | 'short'; list: HeldList }

const symbolKey = 'tradedSymbol'
const isSymbol = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^[A-Z0-9]{2,10}\/[A-Z]{3,5}$/.test(text)

/** What the trading screen shows, from its address; without a symbol there the one that was shown last. */
export function readAddress(query: URLSearchParams, last: string | undefined): TradeAddress {
  const named = query.get('symbol')
  return {
    symbol: isSymbol(named) ? named : isSymbol(last) ? last : 'BTC/USDT',
    direction: query.get('direction') === 'short' ? 'short' : 'long',
    list: query.get('list') === 'orders' ? 'orders' : 'positions',
  }
}

export function useTradeAddress(): [TradeAddress, (changed: Partial<TradeAddress>) => void] {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (changed: Partial<TradeAddress>) => {
      if (changed.symbol !== undefined) storeText(symbolKey, changed.symbol)
      setQuery((old) => changedQuery(old, changed), { replace: true })
    },
    [setQuery],
  )
  return [readAddress(query, storedText(symbolKey)), change]
}
