import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useIeoSale, useOrderOfSale } from '@touchstone/app/ieo/ieo.queries'
import { FormSkeleton } from '../investments/FormSkeleton.tsx'
import { Loading } from '../investments/Loading.tsx'
import { useFormReady } from '../investments/use-form-ready.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { IeoForm } from './IeoForm.tsx'
import { IeoResult } from './IeoResult.tsx'

/** Applies for lots or changes that: how many, and then what came of it, under an address that Back and a reload find again. */
export function IeoApplyScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const id = query.get('id') ?? ''
  const sale = useIeoSale(id)
  const mine = useOrderOfSale(id)
  const isReady = useFormReady()
  const order = query.get('order')
  if (order !== null) return <IeoResult id={order} changedIn={query.get('changed')} />
  if (sale.data !== undefined && mine.data !== undefined && isReady)
    return (
      <IeoForm
        key={id}
        sale={sale.data}
        mine={mine.data}
        isOld={sale.error !== null}
        onDone={(orderId, changedIn) =>
          setQuery({ order: orderId, ...(changedIn !== undefined && { changed: changedIn }) }, { replace: true })
        }
      />
    )
  return (
    <Screen title={t('ieo.applyTitle')} back>
      <Loading query={sale} id={id} what="ieoSale" skeleton={<FormSkeleton />}>
        {() => (
          <Loaded query={mine} skeleton={<FormSkeleton />}>
            {() => (
              <Waiting>
                <FormSkeleton />
              </Waiting>
            )}
          </Loaded>
        )}
      </Loading>
    </Screen>
  )
}
