import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { networkName } from '@touchstone/domain/addresses/network-names'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TargetText } from '../ui/TargetText.tsx'
import { quantityText } from '@touchstone/app/format/print-money'
import { useArrivalText } from '@touchstone/app/funds/use-arrival-text'
import type { Agreed } from '@touchstone/app/withdrawals/agreed'
import { PinSheet } from './PinSheet.tsx'

type WithdrawConfirmProps = { agreed: Agreed; open: boolean; onOpenChange: (open: boolean) => void }

/** The last look at where and how much, and then the withdrawal password. */
export function WithdrawConfirm({ agreed, open, onOpenChange }: WithdrawConfirmProps) {
  const { t } = useTranslation()
  const [isPinOpen, setPinOpen] = useState(false)
  const facts = useAgreedFacts(agreed)
  return (
    <>
      <ConfirmSheet
        open={open}
        onOpenChange={onOpenChange}
        title={t('withdrawals.confirmTitle')}
        confirmLabel={t('withdrawals.act', {
          amount: quantityText(agreed.amount),
          currency: agreed.channel.currency,
        })}
        onConfirm={() => {
          onOpenChange(false)
          setPinOpen(true)
        }}
      >
        <Facts inset items={facts} />
        <Notice tone="warn">{t('withdrawals.confirmText')}</Notice>
      </ConfirmSheet>
      <PinSheet agreed={agreed} open={isPinOpen} onOpenChange={setPinOpen} />
    </>
  )
}

function useAgreedFacts({ account, channel, amount, fee, total }: Agreed): Fact[] {
  const { t } = useTranslation()
  const arrivalOf = useArrivalText()
  const { currency } = channel
  const money = (value: string) => <Amount value={value} currency={currency} places={18} trim />
  const isBank = account.kind === 'bank'
  return [
    { label: t('funds.receive'), value: money(amount) },
    // Where it goes comes before what it costs: on its side a phone shows no more without scrolling.
    {
      label: t(isBank ? 'funds.number' : 'funds.address'),
      value: <TargetText target={account.target} />,
    },
    ...(isBank
      ? [
          { label: t('funds.bank'), value: account.bankName },
          { label: t('funds.holder'), value: account.holder },
        ]
      : [{ label: t('funds.network'), value: networkName(account.network) }]),
    { label: t('words.fee'), value: money(fee) },
    { label: t('funds.total'), value: money(total) },
    { label: t('funds.arrival'), value: arrivalOf(channel.arrivalMinutes) },
  ]
}
