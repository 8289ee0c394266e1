import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyText } from '@touchstone/app/format/print-money'
import type { AnyOrder } from '@touchstone/app/investments/kind-queries'
import { refreshInvestments } from '@touchstone/app/investments/investments.queries'
import { serverExact } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Timeline, type TimelineStep } from '../ui/Timeline.tsx'

type Decline = AnyOrder['declined']
type Bought = { state: string; amount: string; currency: string; requestedTime: string; declined?: Decline }

type BuyAnswerProps = {
  order: Bought
  query: Pick<UseQueryResult, 'error' | 'refetch'>
  screenTitle: string
  /** The screen of the room. */
  In?: (screen: ComponentProps<typeof Screen>) => ReactNode
  /** What it is called once it is granted; `step` where the last step has a name of its own. */
  granted: { title: string; step?: string; text: string }
  /** Of what can be declined: for how much of it there was room, undefined for nothing; and how to choose again. */
  roomText?: (left: string) => string | undefined
  /** Below the amount: what was bought. */
  children: ReactNode
  /** Until when it can be taken back; undefined where it can not. */
  backUntil: ReactNode
  receipts: ReactNode
  again?: { label: string; onAgain: () => void; elsewhere: { label: string; to: string } }
  /** Where the order is read. */
  orderPath: string
}

/** Sent, accepted, and what the pool or the bond's book said: only steps that were seen. */
export function BuyAnswer({
  order,
  query,
  screenTitle,
  In = Screen,
  granted,
  roomText,
  children,
  backUntil,
  receipts,
  again,
  orderPath,
}: BuyAnswerProps) {
  const { t } = useTranslation()
  const { state, amount, currency } = order
  const isDeclined = state === 'declined'
  const room = order.declined?.reason === 'sold_out' ? roomText?.(order.declined.left) : undefined
  // The money has moved once more.
  useEffect(() => {
    if (state !== 'requested') refreshInvestments()
  }, [state])
  const title =
    state === 'requested' ? t('investments.waitingTitle') : isDeclined ? t('investments.declinedTitle') : granted.title
  return (
    <In
      title={screenTitle}
      back
      isOutcome
      footer={
        isDeclined && again !== undefined ? (
          <Again {...again} hasRoom={room !== undefined} />
        ) : (
          <LinkButton wide replace to={orderPath}>
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
        {children}
      </div>
      {query.error !== null && <RefreshFailed onRetry={() => void query.refetch()} />}
      <Card padded>
        <Timeline steps={useSteps(order, granted, room)} label={title} />
        {backUntil !== undefined && <p className="mt-3 text-sm text-fg-2">{backUntil}</p>}
      </Card>
      <Card className="divide-y divide-border">{receipts}</Card>
    </In>
  )
}

type AgainProps = NonNullable<BuyAnswerProps['again']> & { hasRoom: boolean }

/** Less would go, or nothing of this product does. */
function Again({ label, onAgain, elsewhere, hasRoom }: AgainProps) {
  return hasRoom ? (
    <Button wide onClick={onAgain}>
      {label}
    </Button>
  ) : (
    <LinkButton wide replace to={elsewhere.to}>
      {elsewhere.label}
    </LinkButton>
  )
}

function useSteps(
  { state, requestedTime, declined, amount, currency }: Bought,
  granted: BuyAnswerProps['granted'],
  room: string | undefined,
): TimelineStep[] {
  const { t } = useTranslation()
  const before: TimelineStep[] = [
    { key: 'sent', title: t('investments.sent') },
    { key: 'accepted', title: t('investments.accepted'), time: serverExact(requestedTime) },
  ]
  if (state === 'requested')
    return [
      ...before,
      { key: 'pool', title: t('investments.waitingTitle'), text: t('investments.poolWaits'), tone: 'now' },
    ]
  if (state === 'declined') {
    const own = declined ? t(`investments.declined.${declined.reason}`) : ''
    const why = room === undefined ? own : t('investments.declined.room', { room })
    const text = t('investments.declinedText', { why, amount: moneyText(amount), currency })
    return [...before, { key: 'pool', title: t('investments.declinedTitle'), text, tone: 'bad' }]
  }
  return [...before, { key: 'pool', title: granted.step ?? granted.title, text: granted.text }]
}

/** What was bought, before its order is there. */
export function BuyAnswerSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="mx-auto h-20 w-48" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  )
}
