import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { unitCount } from '@touchstone/app/bonds/words'
import { moneyText } from '@touchstone/app/format/print-money'
import { refreshInvestments } from '@touchstone/app/investments/investments.queries'
import { utcMomentText } from '@touchstone/app/investments/words'
import { type MinerOrder, useMinerOrder } from '@touchstone/app/mining/mining.queries'
import { cancelUntil } from '@touchstone/app/mining/order-figures'
import { serverExact } from '@touchstone/app/time/moments'
import { useNow } from '@touchstone/app/time/use-now'
import { minuteMs } from '@touchstone/domain/time'
import { FreeCancel } from '../investments/FreeCancel.tsx'
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
import { SyntheticChip } from './NotReal.tsx'
import { useMachineName } from './use-machine-name.ts'

/** Sent, accepted, and what the pool said: only steps that were seen. It waits for the answer by itself. */
export function MinerResult({ id, onAgain }: { id: string; onAgain: (minerId: string) => void }) {
  const { t } = useTranslation()
  const order = useMinerOrder(id)
  // What became of it later is told by the order itself.
  if (order.data !== undefined && !isFresh(order.data)) return <Navigate replace to={pathTo('minerOrders', { id })} />
  if (order.data !== undefined) return <Answered order={order.data} query={order} onAgain={onAgain} />
  return (
    <Screen title={t('mining.title')} back>
      <Loading query={order} id={id} what="minerOrder" skeleton={<ResultSkeleton />}>
        {() => <ResultSkeleton />}
      </Loading>
    </Screen>
  )
}

const isFresh = ({ state }: MinerOrder): boolean =>
  state === 'requested' || state === 'declined' || state === 'not_started'

function ResultSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="mx-auto h-20 w-48" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  )
}

type AnsweredProps = {
  order: MinerOrder
  query: ReturnType<typeof useMinerOrder>
  onAgain: (minerId: string) => void
}

function Answered({ order, query, onAgain }: AnsweredProps) {
  const { t } = useTranslation()
  const nameOf = useMachineName()
  const nowMs = useNow(minuteMs, true)
  const { id, state, units, amount, currency, productId } = order
  const steps = useSteps(order)
  const until = cancelUntil(order, nowMs)
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
        : 'mining.boughtTitle',
  )
  return (
    <Screen
      title={t('mining.title')}
      back
      isOutcome
      footer={
        isDeclined ? (
          <Button wide onClick={() => onAgain(productId)}>
            {t('bonds.chooseAgain')}
          </Button>
        ) : (
          <LinkButton wide replace to={pathTo('minerOrders', { id })}>
            {t('investments.seeOrder')}
          </LinkButton>
        )
      }
    >
      <div className="flex flex-col items-center gap-1 py-4 text-center">
        <p role="status" className="text-lg font-semibold">
          {title}
        </p>
        <Amount value={amount} currency={currency} fit toCent className="text-3xl font-semibold" />
        <p className="text-sm break-words text-fg-2">
          {t('mining.machinesOf', unitCount(units))} · {nameOf(order)}
        </p>
        <SyntheticChip />
      </div>
      {query.error !== null && <RefreshFailed onRetry={() => void query.refetch()} />}
      <Card padded>
        <Timeline steps={steps} label={title} />
        {until !== undefined && (
          <p className="mt-3 text-sm text-fg-2">
            <FreeCancel untilMs={until} nowMs={nowMs} />
          </p>
        )}
      </Card>
      <Card className="divide-y divide-border">
        <UnitReceipts order={order} granted={t('investments.purchaseReceipt')} />
      </Card>
    </Screen>
  )
}

function useSteps(order: MinerOrder): TimelineStep[] {
  const { t } = useTranslation()
  const { amount, currency, state, startsAtMs, cycleDays: days } = order
  const before: TimelineStep[] = [
    { key: 'sent', title: t('investments.sent') },
    { key: 'accepted', title: t('investments.accepted'), time: serverExact(order.requestedTime) },
  ]
  if (state === 'requested')
    return [
      ...before,
      { key: 'pool', title: t('investments.waitingTitle'), text: t('investments.poolWaits'), tone: 'now' },
    ]
  if (state === 'declined') {
    const text = t('mining.declinedText', { amount: moneyText(amount), currency })
    return [...before, { key: 'pool', title: t('investments.declinedTitle'), text, tone: 'bad' }]
  }
  const day = startsAtMs === null ? '—' : utcMomentText(startsAtMs)
  return [...before, { key: 'pool', title: t('mining.boughtTitle'), text: t('mining.startsText', { day, days }) }]
}
