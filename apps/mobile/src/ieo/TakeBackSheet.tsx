import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { type IeoOrder, keepIeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { useOrderAct } from '../investments/use-order-act.ts'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'

type TakeBackSheetProps = { order: IeoOrder; open: boolean; onOpenChange: (open: boolean) => void }

/** Takes an application back before the sale closes. */
export function TakeBackSheet({ order: { id, state, lots, setAside, currency }, ...sheet }: TakeBackSheetProps) {
  const { t } = useTranslation()
  const taking = useOrderAct({
    call: api.withdrawIeo,
    id,
    isDone: state === 'withdrawn',
    keep: (reply) => keepIeoOrder(reply.order),
    done: () => t('ieo.takenBack', { amount: moneyText(setAside), currency }),
    ...sheet,
  })
  return (
    <ConfirmSheet
      {...taking}
      title={t('ieo.takeBackTitle')}
      text={t('ieo.takeBackText')}
      facts={[
        { label: t('ieo.lotsField'), value: quantityText(String(lots)) },
        { label: t('ieo.comesBack'), value: <Amount value={setAside} currency={currency} toCent private /> },
      ]}
      cancelLabel={t('investments.keep')}
      confirmLabel={t('ieo.takeBack')}
    />
  )
}
