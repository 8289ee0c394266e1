import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import type { BondOrder } from '@touchstone/app/bonds/bonds.queries'
import { moneyText } from '@touchstone/app/format/print-money'
import { useOrderAct } from '../investments/use-order-act.ts'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'

type GiveBackSheetProps = { order: BondOrder; open: boolean; onOpenChange: (open: boolean) => void }

/** Gives units back before the bond comes about. */
export function GiveBackSheet({ order: { id, state, units, amount, currency }, ...sheet }: GiveBackSheetProps) {
  const { t } = useTranslation()
  const giving = useOrderAct({
    call: api.withdrawBondOrder,
    id,
    isDone: state === 'withdrawn',
    done: () => t('bonds.givenBack', { amount: moneyText(amount), currency }),
    ...sheet,
  })
  return (
    <ConfirmSheet
      {...giving}
      title={t('bonds.giveBackTitle')}
      text={t('bonds.giveBackText')}
      facts={[
        { label: t('bonds.units'), value: String(units) },
        { label: t('bonds.youGet'), value: <Amount value={amount} currency={currency} toCent private /> },
      ]}
      cancelLabel={t('investments.keep')}
      confirmLabel={t('bonds.giveBack')}
    />
  )
}
