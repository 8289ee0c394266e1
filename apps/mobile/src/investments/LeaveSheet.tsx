import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { formFailure } from '@touchstone/app/feedback/act-failure'
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

type LeaveSheetProps = { order: ProductOrder; open: boolean; onOpenChange: (open: boolean) => void }

/** What it would pay before the result of the day that still counts. What is sent names that day, and is refused in another. */
export function LeaveSheet({ order, open, onOpenChange }: LeaveSheetProps) {
  const { t } = useTranslation()
  const { id, currency } = order
  const quote = useExitQuote(id, open)
  const shown = quote.isFetching || quote.error !== null ? undefined : quote.data
  const leaving = useAct({
    call: api.exitProductOrder,
    inPlace: true,
    onDone: ({ order: asked }, _request, isHere) => {
      keepProductOrder(asked)
      refreshInvestments()
      if (!isHere) return
      onOpenChange(false)
      toast(t('investments.leavingDone', { day: utcMomentText(asked.endsAtMs ?? 0) }))
    },
    away: { done: () => t('investments.orderState.leaving'), failed: formFailure },
  })
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
        leaving.mutate({ id, exitDay: shown.exitDay }, { onError: () => void quote.refetch() })
      }}
    >
      <Loaded query={quote} skeleton={<Skeleton className="h-40" />}>
        {({ remaining, feeRate, fee, pays, paidFromAtMs }) => (
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
        )}
      </Loaded>
    </ConfirmSheet>
  )
}

const dayOf = ({ exitDay }: { exitDay: string }): { day: string } => ({ day: utcDayText(exitDay) })
const dayFrom = (atMs: number): { day: string } => ({ day: utcMomentText(atMs) })
