import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { toast } from '@touchstone/app/feedback/toast'
import { moneyText } from '@touchstone/app/format/print-money'
import { afterLeaving } from '@touchstone/app/investments/order-figures'
import { type ProductOrder, refreshInvestments, useExitQuote } from '@touchstone/app/investments/investments.queries'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type LeaveSheetProps = { order: ProductOrder; open: boolean; onOpenChange: (open: boolean) => void }

/** The exact sum first; what is sent refuses anything less. */
export function LeaveSheet({ order, open, onOpenChange }: LeaveSheetProps) {
  const { t } = useTranslation()
  const { id, currency, daysPaid } = order
  const quote = useExitQuote(id, open)
  const pays = quote.isFetching || quote.error !== null ? undefined : quote.data?.pays
  const leaving = useAct({
    call: api.exitProductOrder,
    inPlace: true,
    onDone: (_reply, { atLeast }, isHere) => {
      refreshInvestments()
      if (!isHere) return
      onOpenChange(false)
      toast(t('investments.leftDone', { amount: moneyText(atLeast), currency }))
    },
    away: { done: () => t('investments.orderState.left'), failed: formFailure },
  })
  return (
    <ConfirmSheet
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) leaving.reset()
        onOpenChange(isOpen)
      }}
      title={t('investments.leaveTitle', { day: daysPaid + 1 })}
      text={t('investments.leaveText')}
      cancelLabel={t('investments.stay')}
      confirmLabel={t('investments.leaveAct')}
      kind="danger"
      busy={leaving.isPending}
      disabled={pays === undefined}
      error={leaving.error}
      onConfirm={() => {
        if (pays === undefined) return
        leaving.mutate({ id, atLeast: pays }, { onError: () => void quote.refetch() })
      }}
    >
      <Loaded query={quote} skeleton={<Skeleton className="h-40" />}>
        {({ remaining, fee, pays: paid }) => (
          <>
            <p className="text-center">
              <Amount value={paid} currency={currency} places={6} fit toCent className="text-3xl font-semibold" />
            </p>
            <Facts
              inset
              items={[
                {
                  label: t('investments.principal'),
                  value: <Amount value={remaining} places={6} toCent currency={currency} />,
                },
                {
                  label: t('investments.leaveFee'),
                  value: <Amount value={`-${fee}`} places={6} toCent currency={currency} />,
                  tone: 'down',
                },
                {
                  label: t('investments.leaveGet'),
                  value: <Amount value={paid} places={6} toCent currency={currency} />,
                },
                {
                  label: t('investments.netResult'),
                  value: <Amount value={afterLeaving(order, fee)} sign tone places={6} toCent currency={currency} />,
                },
              ]}
            />
            <p className="text-sm text-fg-2">{t('investments.leaveToday')}</p>
          </>
        )}
      </Loaded>
    </ConfirmSheet>
  )
}
