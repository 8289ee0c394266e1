import { useSearchParams } from 'react-router'
import { BondOrderList } from './BondOrderList.tsx'
import { OneBondOrder } from './OneBondOrder.tsx'

/** One's own units, or those of one order. */
export function BondOrdersScreen() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id === null || id === '' ? <BondOrderList /> : <OneBondOrder key={id} id={id} />
}
