import { useSearchParams } from 'react-router'
import { MinerOrderList } from './MinerOrderList.tsx'
import { OneMinerOrder } from './OneMinerOrder.tsx'

/** One's own machines, or those of one order. */
export function MinerOrdersScreen() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id === null || id === '' ? <MinerOrderList /> : <OneMinerOrder key={id} id={id} />
}
