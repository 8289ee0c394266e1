import { useSearchParams } from 'react-router'
import { OrderList } from './OrderList.tsx'
import { StrategyOrder } from './StrategyOrder.tsx'

/** One's own orders, or one of them. */
export function OrdersScreen() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id === null || id === '' ? <OrderList /> : <StrategyOrder key={id} id={id} />
}
