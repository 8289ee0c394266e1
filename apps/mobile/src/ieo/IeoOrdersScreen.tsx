import { Navigate, useSearchParams } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { OneIeoOrder } from './OneIeoOrder.tsx'

/** One application; all of them are a part of the sales' page. */
export function IeoOrdersScreen() {
  const [query] = useSearchParams()
  const id = query.get('id')
  if (id === null || id === '') return <Navigate replace to={pathTo('ieo', { part: 'mine' })} />
  return <OneIeoOrder key={id} id={id} />
}
