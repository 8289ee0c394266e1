import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { canGiveBack } from '@touchstone/app/bonds/bond-figures'
import { type BondOrder, useBondOrder } from '@touchstone/app/bonds/bonds.queries'
import { bondMomentText, unitCount } from '@touchstone/app/bonds/words'
import { moneyText } from '@touchstone/app/format/print-money'
import { refreshInvestments } from '@touchstone/app/investments/investments.queries'
import { serverExact } from '@touchstone/app/time/moments'
import { useNow } from '@touchstone/app/time/use-now'
import { minuteMs } from '@touchstone/domain/time'
import { Loading } from '../investments/Loading.tsx'
import { UnitReceipts } from '../investments/UnitReceipts.tsx'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Timeline, type TimelineStep } from '../ui/Timeline.tsx'
import { BackUntil } from './BackUntil.tsx'
import { useBondName } from './use-issuer.ts'

/** Sent, accepted, and what the bond's book said: only steps that were seen. It waits for the answer by itself. */
export function BondResult({ id, onAgain }: { id: string; onAgain: (bondId: string) => void }) {
  const { t } = useTranslation()
  const order = useBondOrder(id)
  // What became of it later is told by the order itself.
  if (order.data !== undefined && !isFresh(order.data)) return <Navigate replace to={pathTo('bondOrders', { id })} />
  if (order.data !== undefined) return <Answered order={order.data} query={order} onAgain={onAgain} />
  return (
    <Screen title={t('bonds.title')} back>
      <Loading query={order} id={id} what="bondOrder" skeleton={<ResultSkeleton />}>
        {() => <ResultSkeleton />}
      </Loading>
    </Screen>
  )
}

const isFresh = ({ state }: BondOrder): boolean =>
  state === 'requested' || state === 'declined' || state === 'subscribed'

function ResultSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="mx-auto h-20 w-48" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  )
}

type AnsweredProps = {
  order: BondOrder
  query: ReturnType<typeof useBondOrder>
  onAgain: (bondId: string) => void
}

function Answered({ order, query, onAgain }: AnsweredProps) {
  const { t } = useTranslation()
  const nameOf = useBondName()
  const nowMs = useNow(minuteMs, true)
  const { state, units, withdrawUntilAtMs } = order
  const steps = useSteps(order)
  const isDeclined = state === 'declined'
  // The money has moved once more.
  useEffect(() => {
    if (state !== 'requested') refreshInvestments()
  }, [state])
  const title = t(
    state === 'requested'
      ? 'investments.waitingTitle'
      : isDeclined
        ? 'investments.declinedTitle'
        : 'bonds.reservedTitle',
  )
  return (
    <Screen
      title={t('bonds.title')}
      back
      isOutcome
      footer={
        isDeclined ? (
          <Button wide onClick={() => onAgain(order.productId)}>
            {t('bonds.chooseAgain')}
          </Button>
        ) : (
          <LinkButton wide replace to={pathTo('bondOrders', { id: order.id })}>
            {t('investments.seeOrder')}
          </LinkButton>
        )
      }
    >
      <div className="flex flex-col items-center gap-1 py-4 text-center">
        <p role="status" className="text-lg font-semibold">
          {title}
        </p>
        <Amount value={order.amount} currency={order.currency} fit toCent className="text-3xl font-semibold" />
        <p className="text-sm break-words text-fg-2">
          {t('bonds.unitsOf', unitCount(units))} · {nameOf(order)}
        </p>
      </div>
      {query.error !== null && <RefreshFailed onRetry={() => void query.refetch()} />}
      <Card padded>
        <Timeline steps={steps} label={title} />
        {withdrawUntilAtMs !== null && canGiveBack(order, nowMs) && (
          <p className="mt-3 text-sm text-fg-2">
            <BackUntil untilMs={withdrawUntilAtMs} nowMs={nowMs} />
          </p>
        )}
      </Card>
      <Card className="divide-y divide-border">
        <UnitReceipts order={order} granted={t('bonds.reservedReceipt')} />
      </Card>
    </Screen>
  )
}

function useSteps(order: BondOrder): TimelineStep[] {
  const { t } = useTranslation()
  const { amount, currency, closesAtMs, state } = order
  const before: TimelineStep[] = [
    { key: 'sent', title: t('investments.sent') },
    { key: 'accepted', title: t('investments.accepted'), time: serverExact(order.requestedTime) },
  ]
  if (state === 'requested')
    return [
      ...before,
      { key: 'bond', title: t('investments.waitingTitle'), text: t('investments.poolWaits'), tone: 'now' },
    ]
  if (state === 'declined') {
    const text = t('bonds.declinedText', { amount: moneyText(amount), currency })
    return [...before, { key: 'bond', title: t('investments.declinedTitle'), text, tone: 'bad' }]
  }
  const text = t('bonds.reservedText', { day: bondMomentText(closesAtMs) })
  return [...before, { key: 'bond', title: t('bonds.reservedTitle'), text }]
}
