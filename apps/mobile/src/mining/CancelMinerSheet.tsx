import { CallRefused } from '@touchstone/client/call-failed'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { moneyText } from '@touchstone/app/format/print-money'
import type { MinerOrder } from '@touchstone/app/mining/mining.queries'
import { useOrderAct } from '../investments/use-order-act.ts'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { usePrivateText } from '../ui/use-private-text.ts'

type CancelMinerSheetProps = { order: MinerOrder; open: boolean; onOpenChange: (open: boolean) => void }

/** Takes machines back before their first day. */
export function CancelMinerSheet({ order: { id, state, units, amount, currency }, ...sheet }: CancelMinerSheetProps) {
  const { t } = useTranslation()
  const hidden = usePrivateText()
  const cancelling = useOrderAct({
    call: api.cancelMinerOrder,
    id,
    isDone: state === 'cancelled',
    done: () => t('investments.cancelledDone', { amount: hidden(moneyText(amount)), currency }),
    ...sheet,
  })
  const isOver = cancelling.error instanceof CallRefused && cancelling.error.kind === 'miner_started'
  return (
    <ConfirmSheet
      {...cancelling}
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
    />
  )
}
