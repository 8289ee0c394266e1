import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import type { BondOrder } from '@touchstone/app/bonds/bonds.queries'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { toast } from '@touchstone/app/feedback/toast'
import { moneyText } from '@touchstone/app/format/print-money'
import { refreshInvestments } from '@touchstone/app/investments/investments.queries'
import { useDoneElsewhere } from '../investments/use-done-elsewhere.ts'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'

type GiveBackSheetProps = { order: BondOrder; open: boolean; onOpenChange: (open: boolean) => void }

/** Gives units back before the bond comes about. */
export function GiveBackSheet({ order, open, onOpenChange }: GiveBackSheetProps) {
  const { t } = useTranslation()
  const { id, state, units, amount, currency } = order
  const done = (): string => t('bonds.givenBack', { amount: moneyText(amount), currency })
  const giving = useAct({
    call: api.withdrawBondOrder,
    inPlace: true,
    onDone: (_reply, _request, isHere) => {
      refreshInvestments()
      if (!isHere) return
      onOpenChange(false)
      toast(done())
    },
    away: { done, failed: formFailure },
  })
  useDoneElsewhere(open && !giving.isPending && state === 'withdrawn', () => {
    giving.reset()
    onOpenChange(false)
    toast(done())
  })
  return (
    <ConfirmSheet
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) giving.reset()
        onOpenChange(isOpen)
      }}
      title={t('bonds.giveBackTitle')}
      text={t('bonds.giveBackText')}
      facts={[
        { label: t('bonds.units'), value: String(units) },
        { label: t('bonds.youGet'), value: <Amount value={amount} currency={currency} toCent private /> },
      ]}
      cancelLabel={t('investments.keep')}
      confirmLabel={t('bonds.giveBack')}
      busy={giving.isPending}
      error={giving.error}
      onConfirm={() => giving.mutate({ id }, { onError: refreshInvestments })}
    />
  )
}
