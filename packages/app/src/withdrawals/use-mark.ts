import { parseDecimal, type Price } from '@touchstone/domain/money/decimal'
import { useTickField, useTicksOf } from '../live/use-tick.ts'
import { useSymbol } from '../market/symbols.queries.ts'
import { isOneToOne } from './withdrawal-form.ts'

/** The current price of a currency in USDT; undefined while unknown, and without a currency. */
export function useMark(currency: string): Price | undefined {
  const symbol = `${currency}/USDT`
  useTicksOf(currency === '' || isOneToOne(currency) ? [] : [symbol])
  const live = useTickField(symbol, (tick) => tick.mark)
  const listed = useSymbol(symbol)?.price?.mark
  const mark = live ?? listed
  return mark === undefined ? undefined : parseDecimal(mark)
}
