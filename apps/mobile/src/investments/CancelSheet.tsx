import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { moneyText } from '@touchstone/app/format/print-money'
import type { ProductOrder } from '@touchstone/app/investments/investments.queries'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { useOrderAct } from './use-order-act.ts'

type CancelSheetProps = { order: ProductOrder; open: boolean; onOpenChange: (open: boolean) => void }

/** Takes an order back before its first day. */
export function CancelSheet({ order: { id, state, amount, currency }, ...sheet }: CancelSheetProps) {
  const { t } = useTranslation()
  const cancelling = useOrderAct({
    call: api.cancelProductOrder,
    id,
    isDone: state === 'cancelled',
    done: () => t('investments.cancelledDone', { amount: moneyText(amount), currency }),
    ...sheet,
  })
  return (
    <ConfirmSheet
      {...cancelling}
      title={t('investments.cancelTitle')}
      text={t('investments.cancelText')}
      facts={[
        { label: t('investments.leaveGet'), value: <Amount value={amount} currency={currency} toCent private /> },
      ]}
      cancelLabel={t('investments.keep')}
      confirmLabel={t('investments.cancelAct')}
    />
  )
}
