import { lentIn } from './bond-form.ts'
import { useOpenBondOrders } from './bonds.queries.ts'

/** What of a currency somebody has lent to issuers in all, or set aside for it; undefined while unknown. */
export function useLentInAll(currency: string): string | undefined {
  const orders = useOpenBondOrders()
  return orders && lentIn(orders, currency)
}
