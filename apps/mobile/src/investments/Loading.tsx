import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnknownId } from '@touchstone/app/investments/unknown-id'
import { pathTo } from '../routes/paths.ts'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'

type LoadingProps<Data> = {
  query: UseQueryResult<Data>
  /** Nothing is asked for without one. */
  id: string
  what: keyof typeof missing
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

const missing = {
  product: { title: 'investments.productMissing', way: 'investments.seeProducts', to: 'strategies' },
  order: { title: 'investments.orderMissing', way: 'investments.ordersTitle', to: 'strategyOrders' },
  bond: { title: 'bonds.bondMissing', way: 'bonds.seeBonds', to: 'bonds' },
  miner: { title: 'mining.minerMissing', way: 'mining.seeMiners', to: 'miners' },
  minerOrder: { title: 'mining.orderMissing', way: 'mining.ordersTitle', to: 'minerOrders' },
  ieoSale: { title: 'ieo.saleMissing', way: 'ieo.seeSales', to: 'ieo' },
  ieoOrder: { title: 'ieo.orderMissing', way: 'ieo.seeSales', to: 'ieo' },
  bondOrder: { title: 'bonds.orderMissing', way: 'bonds.ordersTitle', to: 'bondOrders' },
} as const

/** One product or order; where there is none by that id, however it is written, a way on. */
export function Loading<Data>({ query, id, what, skeleton, children }: LoadingProps<Data>) {
  const { t } = useTranslation()
  if (query.data !== undefined || (id !== '' && !isUnknownId(query.error)))
    return (
      <Loaded query={query} skeleton={skeleton}>
        {children}
      </Loaded>
    )
  const { title, way, to } = missing[what]
  return (
    <div role="alert">
      <Empty icon={<SearchX />} title={t(title)} action={<LinkButton to={pathTo(to)}>{t(way)}</LinkButton>} />
    </div>
  )
}
