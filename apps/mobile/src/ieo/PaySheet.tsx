import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { hasTokens, priceOfLots, tokensOfLots } from '@touchstone/app/ieo/ieo-figures'
import { type IeoOrder, keepIeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { useOrderAct } from '../investments/use-order-act.ts'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'

type PaySheetProps = { order: IeoOrder; open: boolean; onOpenChange: (open: boolean) => void }

/** Pays the lots that were won, beside their deposit. */
export function PaySheet({ order, ...sheet }: PaySheetProps) {
  const { t } = useTranslation()
  const { id, token, currency, lots, lotsWon, toPay } = order
  const tokens = tokensOfLots(order, lotsWon)
  const paying = useOrderAct({
    call: api.payIeo,
    id,
    isDone: hasTokens(order),
    keep: (reply) => keepIeoOrder(reply.order),
    done: () => t('ieo.paidDone', { tokens: quantityText(tokens), token }),
    ...sheet,
  })
  const amount = (value: string) => <Amount value={value} currency={currency} toCent private />
  return (
    <ConfirmSheet
      {...paying}
      title={t('ieo.payTitle')}
      text={t('ieo.payText', { token })}
      facts={[
        {
          label: t('ieo.youWon'),
          value: t('ieo.wonOf', { won: quantityText(String(lotsWon)), lots: quantityText(String(lots)) }),
        },
        { label: t('ieo.youPay'), value: amount(toPay) },
        { label: t('ieo.inAll'), value: amount(priceOfLots(order, lotsWon)) },
        { label: t('ieo.youGet'), value: <Amount value={tokens} currency={token} places={6} trim private /> },
      ]}
      confirmLabel={t('ieo.payAct', { amount: moneyText(toPay), currency })}
    />
  )
}
