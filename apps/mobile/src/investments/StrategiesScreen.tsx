import { History, Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { type Product, type ProductKind, useProducts } from '@touchstone/app/investments/investments.queries'
import { isFixed } from '@touchstone/app/investments/words'
import { changedQuery } from '@touchstone/app/forms/changed-query'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { pathTo } from '../routes/paths.ts'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { DeepScreen } from './DeepScreen.tsx'
import { ProductCard } from './ProductCard.tsx'
import { OtherKinds } from './OtherKinds.tsx'
import { StatHero } from './StatHero.tsx'

const kindOf = (query: URLSearchParams): ProductKind => (query.get('kind') === 'arbitrage' ? 'arbitrage' : 'ai_quant')

/** What decides the days of the products that are listed. */
function decidingKey(products: readonly Product[]) {
  if (!products.some(isFixed)) return 'investments.whoDecides'
  return products.every(isFixed) ? 'fixedRates.nobodyDecides' : 'fixedRates.whoDecides'
}

/** What one has in strategies, and what there is to invest in. */
export function StrategiesScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const kind = kindOf(query)
  const products = useProducts(kind)
  return (
    <DeepScreen title={t('investments.title')} back right={<OrdersLink />}>
      <StatHero quiet={products.data === undefined && products.error !== null} />
      <ProtectionNotice feature="strategies" />
      <Tabs
        label={t('investments.kinds')}
        items={[
          { value: 'ai_quant', label: t('investments.quant') },
          { value: 'arbitrage', label: t('investments.arbitrage') },
        ]}
        value={kind}
        onChange={(next) => setQuery((old) => changedQuery(old, { kind: next }), { replace: true })}
      />
      <p className="text-sm text-fg-2">{t(decidingKey(products.data ?? []))}</p>
      <Loaded
        query={products}
        skeleton={<ProductsSkeleton />}
        isEmpty={({ length }) => length === 0}
        empty={<Empty icon={<Layers />} title={t('investments.noProducts')} text={t('investments.noProductsText')} />}
      >
        {(shown) => (
          <ul className="flex flex-col gap-3">
            {shown.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <OtherKinds of="products" />
    </DeepScreen>
  )
}

function ProductsSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-44 rounded-lg" />
    </div>
  )
}

/** The way to one's own orders. */
function OrdersLink() {
  const { t } = useTranslation()
  return (
    <Link
      to={pathTo('strategyOrders')}
      aria-label={t('investments.ordersTitle')}
      className="grid size-11 place-items-center rounded-full active:bg-surface-2"
    >
      <History aria-hidden className="size-5" />
    </Link>
  )
}
