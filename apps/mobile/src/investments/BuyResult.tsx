import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { utcMomentText } from '@touchstone/app/investments/words'
import { type ProductOrder, refreshInvestments, useProductOrder } from '@touchstone/app/investments/investments.queries'
import { moneyText } from '@touchstone/app/format/print-money'
import { serverExact } from '@touchstone/app/time/moments'
import { useNow } from '@touchstone/app/time/use-now'
import { minuteMs } from '@touchstone/domain/time'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Row } from '../ui/Row.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Timeline, type TimelineStep } from '../ui/Timeline.tsx'
import { DeepScreen } from './DeepScreen.tsx'
import { FreeCancel } from './FreeCancel.tsx'
import { useProductName } from './use-product-name.ts'

/** Sent, accepted, and what the pool said: only steps that were seen. It waits for the answer by itself. */
export function BuyResult({ id, onAgain }: { id: string; onAgain: (product: string) => void }) {
  const { t } = useTranslation()
  const order = useProductOrder(id)
  if (order.data !== undefined) return <Answered order={order.data} query={order} onAgain={onAgain} />
  return (
    <DeepScreen title={t('investments.title')} back>
      <Loaded query={order} skeleton={<ResultSkeleton />}>
        {() => <ResultSkeleton />}
      </Loaded>
    </DeepScreen>
  )
}

function ResultSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="mx-auto h-20 w-48" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  )
}

type AnsweredProps = {
  order: ProductOrder
  query: ReturnType<typeof useProductOrder>
  onAgain: (product: string) => void
}

function Answered({ order: shown, query, onAgain }: AnsweredProps) {
  const { t } = useTranslation()
  const nameOf = useProductName()
  const nowMs = useNow(minuteMs, true)
  const { state, bookId, sequence, boughtSequence, cancelUntilAtMs } = shown
  const steps = useSteps(shown)
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
        : 'investments.boughtTitle',
  )
  return (
    <DeepScreen
      title={t('investments.title')}
      back
      isOutcome
      footer={
        isDeclined ? (
          <Button wide onClick={() => onAgain(shown.productId)}>
            {t('investments.chooseAnother')}
          </Button>
        ) : (
          <LinkButton wide replace to={pathTo('strategyOrders', { id: shown.id })}>
            {t('investments.seeOrder')}
          </LinkButton>
        )
      }
    >
      <div className="flex flex-col items-center gap-1 py-4 text-center">
        <p role="status" className="text-lg font-semibold">
          {title}
        </p>
        <Amount value={shown.amount} currency={shown.currency} fit toCent className="text-3xl font-semibold" />
        <p className="text-sm break-words text-fg-2">{nameOf(shown)}</p>
      </div>
      {query.error !== null && <RefreshFailed onRetry={() => void query.refetch()} />}
      <Card padded>
        <Timeline steps={steps} label={title} />
        {cancelUntilAtMs !== null && nowMs < cancelUntilAtMs && (
          <p className="mt-3 text-sm text-fg-2">
            <FreeCancel untilMs={cancelUntilAtMs} nowMs={nowMs} />
          </p>
        )}
      </Card>
      <Card>
        <Row
          title={t(boughtSequence === null ? 'investments.requestReceipt' : 'investments.purchaseReceipt')}
          to={pathTo('receipt', { bookId: String(bookId), sequence: String(boughtSequence ?? sequence) })}
        />
      </Card>
    </DeepScreen>
  )
}

function useSteps(order: ProductOrder): TimelineStep[] {
  const { t } = useTranslation()
  const at = serverExact(order.requestedTime)
  const before: TimelineStep[] = [
    { key: 'sent', title: t('investments.sent') },
    { key: 'accepted', title: t('investments.accepted'), time: at },
  ]
  const { amount, currency } = order
  if (order.state === 'requested')
    return [
      ...before,
      { key: 'pool', title: t('investments.waitingTitle'), text: t('investments.poolWaits'), tone: 'now' },
    ]
  if (order.state === 'declined') {
    const text = t('investments.poolDeclined', { amount: moneyText(amount), currency })
    return [...before, { key: 'pool', title: t('investments.declinedTitle'), text, tone: 'bad' }]
  }
  const title = t('investments.confirmed')
  const day = order.startsAtMs === null ? '—' : utcMomentText(order.startsAtMs)
  return [...before, { key: 'pool', title, text: t('investments.poolGranted', { day, days: order.cycleDays }) }]
}
