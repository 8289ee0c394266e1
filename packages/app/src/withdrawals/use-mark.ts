import { parseDecimal, type Price } from '@touchstone/domain/money/decimal'
import { useTickField, useTicksOf } from '../live/use-tick.ts'
import { useSymbol } from '../market/symbols.queries.ts'
import { isOneToOne } from './withdrawal-form.ts'

/** What one of a currency is worth in USDT at this moment; undefined while that is not known, and for no currency. */
export function useMark(currency: string): Price | undefined {
  const symbol = `${currency}/USDT`
  useTicksOf(currency === '' || isOneToOne(currency) ? [] : [symbol])
  const live = useTickField(symbol, (tick) => tick.mark)
  const listed = useSymbol(symbol)?.price?.mark
  const mark = live ?? listed
  return mark === undefined ? undefined : parseDecimal(mark)
}
