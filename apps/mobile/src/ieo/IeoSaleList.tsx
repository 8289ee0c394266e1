import { Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasClosed } from '@touchstone/app/ieo/ieo-figures'
import { useIeoSales } from '@touchstone/app/ieo/ieo.queries'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { IeoCard } from './IeoCard.tsx'

/** Every sale; or those that have closed, with who gets what. */
export function IeoSaleList({ part }: { part: 'currencies' | 'results' }) {
  const { t } = useTranslation()
  const isResults = part === 'results'
  return (
    <Loaded
      query={useIeoSales()}
      skeleton={<SalesSkeleton />}
      isEmpty={(sales) => !sales.some((sale) => !isResults || hasClosed(sale))}
      empty={
        <Empty
          icon={<Sprout />}
          title={t(isResults ? 'ieo.noResults' : 'ieo.noSales')}
          text={t(isResults ? 'ieo.noResultsText' : 'ieo.noSalesText')}
        />
      }
    >
      {(sales) => (
        <ul className="flex flex-col gap-3">
          {sales
            .filter((sale) => !isResults || hasClosed(sale))
            .map((sale) => (
              <li key={sale.id}>
                <IeoCard sale={sale} isResult={isResults} />
              </li>
            ))}
        </ul>
      )}
    </Loaded>
  )
}

function SalesSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </div>
  )
}
