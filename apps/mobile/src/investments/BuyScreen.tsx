import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useProduct } from '@touchstone/app/investments/investments.queries'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BuyResult } from './BuyResult.tsx'
import { DeepScreen } from './DeepScreen.tsx'
import { InvestForm, type Bought } from './InvestForm.tsx'

/** Buys a product: the amount, and then what becomes of it. */
export function BuyScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const product = useProduct(query.get('id') ?? '')
  const [bought, setBought] = useState<Bought>()
  if (bought !== undefined) return <BuyResult bought={bought} onAgain={() => setBought(undefined)} />
  if (product.data !== undefined)
    return <InvestForm product={product.data} isOld={product.error !== null} onBought={setBought} />
  return (
    <DeepScreen title={t('investments.buyTitle')} back>
      <Loaded query={product} skeleton={<BuySkeleton />}>
        {() => <BuySkeleton />}
      </Loaded>
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
