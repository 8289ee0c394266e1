import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { formFailure, isUnanswered } from '@touchstone/app/feedback/act-failure'
import { toast } from '@touchstone/app/feedback/toast'
import { percentText } from '@touchstone/app/format/number-text'
import { afterLeaving } from '@touchstone/app/investments/order-figures'
import {
  keepProductOrder,
  type ProductOrder,
  refreshInvestments,
  useExitQuote,
} from '@touchstone/app/investments/investments.queries'
import { utcDayText, utcMomentText } from '@touchstone/app/investments/words'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useDoneElsewhere } from './use-done-elsewhere.ts'

type Quote = NonNullable<ReturnType<typeof useExitQuote>['data']>
type LeaveSheetProps = { order: ProductOrder; open: boolean; onOpenChange: (open: boolean) => void }

/**
 * What it would pay before the result of the day that still counts. What is sent names that day, and is refused in another. As
 * long as what was sent got no answer, it is what is shown and asked for again: there may be no other quote by then.
 */
export function LeaveSheet({ order, open, onOpenChange }: LeaveSheetProps) {
  const { t } = useTranslation()
  const { id, state, endsAtMs } = order
  const quote = useExitQuote(id, open)
  const [sent, setSent] = useState<Quote>()
  const done = (atMs: number | null): string => t('investments.leavingDone', { day: utcMomentText(atMs ?? 0) })
  const leaving = useAct({
    call: api.exitProductOrder,
    inPlace: true,
    onDone: ({ order: asked }, _request, isHere) => {
      keepProductOrder(asked)
      refreshInvestments()
      if (!isHere) return
      onOpenChange(false)
      toast(done(asked.endsAtMs))
    },
    away: { done: () => t('investments.orderState.leaving'), failed: formFailure },
  })
  useDoneElsewhere(open && !leaving.isPending && state === 'leaving', () => {
    leaving.reset()
    onOpenChange(false)
    toast(done(endsAtMs))
  })
  const kept = leaving.isPending || isUnanswered(leaving.error) ? sent : undefined
  const current = quote.isFetching || quote.error !== null ? undefined : quote.data
  const shown = kept ?? current
  return (
    <ConfirmSheet
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) leaving.reset()
        onOpenChange(isOpen)
      }}
      title={shown === undefined ? t('investments.leaveAct') : t('investments.leaveTitle', dayOf(shown))}
      text={shown === undefined ? undefined : t('investments.leaveText', dayOf(shown))}
      cancelLabel={t('investments.stay')}
      confirmLabel={t('investments.leaveAct')}
      kind="danger"
      busy={leaving.isPending}
      disabled={shown === undefined}
      error={leaving.error}
      onConfirm={() => {
        if (shown === undefined) return
        setSent(shown)
        // Which asks for the quote again too.
        leaving.mutate({ id, exitDay: shown.exitDay }, { onError: refreshInvestments })
      }}
    >
      {kept === undefined ? (
        <Loaded query={quote} skeleton={<Skeleton className="h-40" />}>
          {(loaded) => <Figures quote={loaded} order={order} />}
        </Loaded>
      ) : (
        <Figures quote={kept} order={order} />
      )}
    </ConfirmSheet>
  )
}

function Figures({ quote, order }: { quote: Quote; order: ProductOrder }) {
  const { t } = useTranslation()
  const { remaining, feeRate, fee, pays, paidFromAtMs } = quote
  const { currency } = order
  return (
    <>
      <p className="text-center text-sm text-fg-2">{t('investments.leaveBefore')}</p>
      <p className="text-center">
        <Amount value={pays} currency={currency} places={6} fit toCent className="text-3xl font-semibold" />
      </p>
      <Facts
        inset
        items={[
          {
            label: t('investments.principal'),
            value: <Amount value={remaining} places={6} toCent currency={currency} />,
          },
          {
            label: t('investments.leaveFeeOf', { rate: percentText(feeRate, 2) }),
            value: <Amount value={fee === '0' ? fee : `-${fee}`} places={6} toCent currency={currency} />,
            tone: 'down',
          },
          {
            label: t('investments.netResult'),
            value: <Amount value={afterLeaving(order, fee)} sign tone places={6} toCent currency={currency} />,
          },
          { label: t('investments.leavePaid'), value: t('investments.leavePaidAt', dayFrom(paidFromAtMs)) },
        ]}
      />
      <p className="text-sm text-fg-2">{t('investments.leaveThen', { rate: percentText(feeRate, 2) })}</p>
    </>
  )
}

const dayOf = ({ exitDay }: { exitDay: string }): { day: string } => ({ day: utcDayText(exitDay) })
const dayFrom = (atMs: number): { day: string } => ({ day: utcMomentText(atMs) })
