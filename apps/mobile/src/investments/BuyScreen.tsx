import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useProduct } from '@touchstone/app/investments/investments.queries'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { BuyResult } from './BuyResult.tsx'
import { DeepScreen } from './DeepScreen.tsx'
import { InvestForm } from './InvestForm.tsx'
import { Loading } from './Loading.tsx'
import { useFormReady } from './use-form-ready.ts'

/** Buys a product: the amount, and then what becomes of it, under an address that Back and a reload find again. */
export function BuyScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const id = query.get('id') ?? ''
  const product = useProduct(id)
  const isReady = useFormReady()
  const order = query.get('order')
  if (order !== null)
    return <BuyResult id={order} onAgain={(product) => setQuery({ id: product }, { replace: true })} />
  if (product.data !== undefined && isReady)
    return (
      <InvestForm
        key={id}
        product={product.data}
        isOld={product.error !== null}
        onDone={(id) => setQuery({ order: id }, { replace: true })}
      />
    )
  return (
    <DeepScreen title={t('investments.buyTitle')} back>
      <Loading query={product} id={id} what="product" skeleton={<BuySkeleton />}>
        {() => (
          <Waiting>
            <BuySkeleton />
          </Waiting>
        )}
      </Loading>
    </DeepScreen>
  )
}

function BuySkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-36 rounded-lg" />
      <Skeleton className="h-14" />
    </div>
  )
}
