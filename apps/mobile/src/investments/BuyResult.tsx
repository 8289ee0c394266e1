import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { utcMomentText } from '@touchstone/app/investments/words'
import { type ProductOrder, refreshInvestments, useProductOrder } from '@touchstone/app/investments/investments.queries'
import { serverExact } from '@touchstone/app/time/moments'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Row } from '../ui/Row.tsx'
import { Timeline, type TimelineStep } from '../ui/Timeline.tsx'
import { DeepScreen } from './DeepScreen.tsx'
import type { Bought } from './InvestForm.tsx'

/** Sent, accepted, and what the pool said: only steps that were seen. It waits for the answer by itself. */
export function BuyResult({ bought, onAgain }: { bought: Bought; onAgain: () => void }) {
  const { t } = useTranslation()
  const { bookId, sequence } = bought
  const order = useProductOrder(bought.order.id)
  const shown = order.data ?? bought.order
  const { state } = shown
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
      footer={
        isDeclined ? (
          <Button wide onClick={onAgain}>
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
      </div>
      {order.error !== null && <RefreshFailed onRetry={() => void order.refetch()} />}
      <Card padded>
        <Timeline steps={steps} label={title} />
      </Card>
      <Card>
        <Row
          title={t('ledger.receipt')}
          to={pathTo('receipt', { bookId: String(bookId), sequence: String(sequence) })}
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
  const title = t('investments.poolAsked')
  if (order.state === 'requested')
    return [...before, { key: 'pool', title, text: t('investments.poolWaits'), tone: 'now' }]
  if (order.state === 'declined')
    return [...before, { key: 'pool', title, text: t('investments.poolDeclined'), tone: 'bad' }]
  const day = order.startsAtMs === null ? '—' : utcMomentText(order.startsAtMs)
  return [...before, { key: 'pool', title, text: t('investments.poolGranted', { day, days: order.cycleDays }) }]
}
