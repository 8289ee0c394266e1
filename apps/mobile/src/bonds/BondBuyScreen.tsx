import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useBond, useBondTest } from '@touchstone/app/bonds/bonds.queries'
import { FormSkeleton } from '../investments/FormSkeleton.tsx'
import { Loading } from '../investments/Loading.tsx'
import { useFormReady } from '../investments/use-form-ready.ts'
import { Screen } from '../ui/Screen.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { BondForm } from './BondForm.tsx'
import { BondResult } from './BondResult.tsx'

/** Subscribes units: how many, and then what becomes of it, under an address that Back and a reload find again. */
export function BondBuyScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const id = query.get('id') ?? ''
  const bond = useBond(id)
  const isReady = useFormReady()
  const test = useBondTest()
  const order = query.get('order')
  if (order !== null) return <BondResult id={order} onAgain={(bondId) => setQuery({ id: bondId }, { replace: true })} />
  if (bond.data !== undefined && isReady && test.isFetched)
    return (
      <BondForm
        key={id}
        bond={bond.data}
        isOld={bond.error !== null}
        onDone={(orderId) => setQuery({ order: orderId }, { replace: true })}
      />
    )
  return (
    <Screen title={t('bonds.buyTitle')} back>
      <Loading query={bond} id={id} what="bond" skeleton={<FormSkeleton />}>
        {() => (
          <Waiting>
            <FormSkeleton />
          </Waiting>
        )}
      </Loading>
    </Screen>
  )
}
