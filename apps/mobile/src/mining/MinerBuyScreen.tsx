import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMiner } from '@touchstone/app/mining/mining.queries'
import { FormSkeleton } from '../investments/FormSkeleton.tsx'
import { Loading } from '../investments/Loading.tsx'
import { useFormReady } from '../investments/use-form-ready.ts'
import { Screen } from '../ui/Screen.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { MinerForm } from './MinerForm.tsx'
import { MinerResult } from './MinerResult.tsx'

/** Buys machines: how many, and then what becomes of it, under an address that Back and a reload find again. */
export function MinerBuyScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const id = query.get('id') ?? ''
  const miner = useMiner(id)
  const isReady = useFormReady()
  const order = query.get('order')
  if (order !== null)
    return <MinerResult id={order} onAgain={(minerId) => setQuery({ id: minerId }, { replace: true })} />
  if (miner.data !== undefined && isReady)
    return (
      <MinerForm
        key={id}
        miner={miner.data}
        isOld={miner.error !== null}
        onDone={(orderId) => setQuery({ order: orderId }, { replace: true })}
      />
    )
  return (
    <Screen title={t('mining.buyTitle')} back>
      <Loading query={miner} id={id} what="miner" skeleton={<FormSkeleton />}>
        {() => (
          <Waiting>
            <FormSkeleton />
          </Waiting>
        )}
      </Loading>
    </Screen>
  )
}
