import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { toast } from '@touchstone/app/feedback/toast'
import { moneyText } from '@touchstone/app/format/print-money'
import { type ProductOrder, refreshInvestments } from '@touchstone/app/investments/investments.queries'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { useDoneElsewhere } from './use-done-elsewhere.ts'

type CancelSheetProps = { order: ProductOrder; open: boolean; onOpenChange: (open: boolean) => void }

/** Takes an order back before its first day. */
export function CancelSheet({ order: { id, state, amount, currency }, open, onOpenChange }: CancelSheetProps) {
  const { t } = useTranslation()
  const done = (): string => t('investments.cancelledDone', { amount: moneyText(amount), currency })
  const cancelling = useAct({
    call: api.cancelProductOrder,
    inPlace: true,
    onDone: (_reply, _request, isHere) => {
      refreshInvestments()
      if (!isHere) return
      onOpenChange(false)
      toast(done())
    },
    away: { done, failed: formFailure },
  })
  useDoneElsewhere(open && !cancelling.isPending && state === 'cancelled', () => {
    cancelling.reset()
    onOpenChange(false)
    toast(done())
  })
  return (
    <ConfirmSheet
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) cancelling.reset()
        onOpenChange(isOpen)
      }}
      title={t('investments.cancelTitle')}
      text={t('investments.cancelText')}
      facts={[
        { label: t('investments.leaveGet'), value: <Amount value={amount} currency={currency} toCent private /> },
      ]}
      cancelLabel={t('investments.keep')}
      confirmLabel={t('investments.cancelAct')}
      busy={cancelling.isPending}
      error={cancelling.error}
      onConfirm={() => cancelling.mutate({ id }, { onError: refreshInvestments })}
    />
  )
}
