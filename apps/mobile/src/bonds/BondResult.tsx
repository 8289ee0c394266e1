import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { canGiveBack } from '@touchstone/app/bonds/bond-figures'
import { type BondOrder, useBondOrder } from '@touchstone/app/bonds/bonds.queries'
import { bondMomentText, unitCount } from '@touchstone/app/bonds/words'
import { unitsIn } from '@touchstone/app/investments/units-form'
import { useNow } from '@touchstone/app/time/use-now'
import { minuteMs } from '@touchstone/domain/time'
import { BuyAnswer, BuyAnswerSkeleton } from '../investments/BuyAnswer.tsx'
import { Loading } from '../investments/Loading.tsx'
import { UnitReceipts } from '../investments/UnitReceipts.tsx'
import { pathTo } from '../routes/paths.ts'
import { Screen } from '../ui/Screen.tsx'
import { BackUntil } from './BackUntil.tsx'
import { useBondName } from './use-issuer.ts'

/** What became of units that were subscribed. It waits for the answer by itself. */
export function BondResult({ id, onAgain }: { id: string; onAgain: (bondId: string) => void }) {
  const { t } = useTranslation()
  const nameOf = useBondName()
  const nowMs = useNow(minuteMs, true)
  const query = useBondOrder(id)
  const order = query.data
  if (order === undefined)
    return (
      <Screen title={t('bonds.title')} back>
        <Loading query={query} id={id} what="bondOrder" skeleton={<BuyAnswerSkeleton />}>
          {() => <BuyAnswerSkeleton />}
        </Loading>
      </Screen>
    )
  // What became of it later is told by the order itself.
  if (!isFresh(order)) return <Navigate replace to={pathTo('bondOrders', { id })} />
  const { unit, units, productId, closesAtMs, withdrawUntilAtMs } = order
  return (
    <BuyAnswer
      order={order}
      query={query}
      screenTitle={t('bonds.title')}
      granted={{ title: t('bonds.reservedTitle'), text: t('bonds.reservedText', { day: bondMomentText(closesAtMs) }) }}
      roomText={(left) => {
        const room = unitsIn(left, unit)
        return room < 1 ? undefined : t('bonds.unitsOf', unitCount(room))
      }}
      backUntil={
        withdrawUntilAtMs !== null && canGiveBack(order, nowMs) ? (
          <BackUntil untilMs={withdrawUntilAtMs} nowMs={nowMs} />
        ) : undefined
      }
      receipts={<UnitReceipts order={order} granted={t('bonds.reservedReceipt')} />}
      again={{
        label: t('bonds.chooseAgain'),
        onAgain: () => onAgain(productId),
        elsewhere: { label: t('bonds.seeBonds'), to: pathTo('bonds') },
      }}
      orderPath={pathTo('bondOrders', { id: order.id })}
    >
      <p className="text-sm break-words text-fg-2">
        {t('bonds.unitsOf', unitCount(units))} · {nameOf(order)}
      </p>
    </BuyAnswer>
  )
}

const isFresh = ({ state }: BondOrder): boolean =>
  state === 'requested' || state === 'declined' || state === 'subscribed'
