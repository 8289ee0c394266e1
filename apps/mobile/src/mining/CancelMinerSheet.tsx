import { CallRefused } from '@touchstone/client/call-failed'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { toast } from '@touchstone/app/feedback/toast'
import { moneyText } from '@touchstone/app/format/print-money'
import { refreshInvestments } from '@touchstone/app/investments/investments.queries'
import type { MinerOrder } from '@touchstone/app/mining/mining.queries'
import { useDoneElsewhere } from '../investments/use-done-elsewhere.ts'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { usePrivateText } from './use-private-text.ts'

type CancelMinerSheetProps = { order: MinerOrder; open: boolean; onOpenChange: (open: boolean) => void }

/** Takes machines back before their first day. */
export function CancelMinerSheet({ order, open, onOpenChange }: CancelMinerSheetProps) {
  const { t } = useTranslation()
  const hidden = usePrivateText()
  const { id, state, units, amount, currency } = order
  const done = (): string => t('investments.cancelledDone', { amount: hidden(moneyText(amount)), currency })
  const cancelling = useAct({
    call: api.cancelMinerOrder,
    inPlace: true,
    onDone: (_reply, _request, isHere) => {
      refreshInvestments()
      if (!isHere) return
      onOpenChange(false)
      toast(done())
    },
    away: { done, failed: formFailure },
  })
  const isOver = cancelling.error instanceof CallRefused && cancelling.error.kind === 'miner_started'
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
      text={isOver ? undefined : t('mining.cancelText')}
      facts={
        isOver
          ? []
          : [
              { label: t('mining.machines'), value: String(units) },
              { label: t('investments.leaveGet'), value: <Amount value={amount} currency={currency} toCent private /> },
            ]
      }
      cancelLabel={t(isOver ? 'ui.close' : 'investments.keep')}
      closesOnly={isOver}
      confirmLabel={t('investments.cancelAct')}
      busy={cancelling.isPending}
      error={cancelling.error}
      onConfirm={() => cancelling.mutate({ id }, { onError: refreshInvestments })}
    />
  )
}
