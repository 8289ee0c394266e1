import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { unitCount } from '@touchstone/app/bonds/words'
import { utcMomentText } from '@touchstone/app/investments/words'
import { type MinerOrder, useMinerOrder } from '@touchstone/app/mining/mining.queries'
import { cancelUntil } from '@touchstone/app/mining/order-figures'
import { useNow } from '@touchstone/app/time/use-now'
import { minuteMs } from '@touchstone/domain/time'
import { BuyAnswer, BuyAnswerSkeleton } from '../investments/BuyAnswer.tsx'
import { FreeCancel } from '../investments/FreeCancel.tsx'
import { Loading } from '../investments/Loading.tsx'
import { UnitReceipts } from '../investments/UnitReceipts.tsx'
import { pathTo } from '../routes/paths.ts'
import { Screen } from '../ui/Screen.tsx'
import { SyntheticChip } from './NotReal.tsx'
import { useMachineName } from './use-machine-name.ts'

/** What became of machines that were bought. It waits for the answer by itself. */
export function MinerResult({ id, onAgain }: { id: string; onAgain: (minerId: string) => void }) {
  const { t } = useTranslation()
  const nameOf = useMachineName()
  const nowMs = useNow(minuteMs, true)
  const query = useMinerOrder(id)
  const order = query.data
  if (order === undefined)
    return (
      <Screen title={t('mining.title')} back>
        <Loading query={query} id={id} what="minerOrder" skeleton={<BuyAnswerSkeleton />}>
          {() => <BuyAnswerSkeleton />}
        </Loading>
      </Screen>
    )
  // What became of it later is told by the order itself.
  if (!isFresh(order)) return <Navigate replace to={pathTo('minerOrders', { id })} />
  const { units, productId, startsAtMs, cycleDays: days } = order
  const until = cancelUntil(order, nowMs)
  const day = startsAtMs === null ? '—' : utcMomentText(startsAtMs)
  return (
    <BuyAnswer
      order={order}
      query={query}
      screenTitle={t('mining.title')}
      granted={{ title: t('mining.boughtTitle'), text: t('mining.startsText', { day, days }) }}
      roomText={(left) => (Number(left) < 1 ? undefined : t('mining.machinesOf', unitCount(Number(left))))}
      backUntil={until === undefined ? undefined : <FreeCancel untilMs={until} nowMs={nowMs} />}
      receipts={<UnitReceipts order={order} granted={t('investments.purchaseReceipt')} />}
      again={{
        label: t('bonds.chooseAgain'),
        onAgain: () => onAgain(productId),
        elsewhere: { label: t('mining.seeMiners'), to: pathTo('miners') },
      }}
      orderPath={pathTo('minerOrders', { id: order.id })}
    >
      <p className="text-sm break-words text-fg-2">
        {t('mining.machinesOf', unitCount(units))} · {nameOf(order)}
      </p>
      <SyntheticChip />
    </BuyAnswer>
  )
}

const isFresh = ({ state }: MinerOrder): boolean =>
  state === 'requested' || state === 'declined' || state === 'not_started'
