import { useTranslation } from 'react-i18next'
import { networkName } from '@touchstone/domain/addresses/network-names'
import { pathTo } from '../routes/paths.ts'
import { untilText, serverMoment } from '@touchstone/app/time/moments'
import { useNow } from '@touchstone/app/time/use-now'
import { type SettlementAccount, countsFrom } from '@touchstone/app/settlement-accounts/settlement-accounts.queries'
import { CopyTarget } from '../ui/CopyTarget.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Sheet } from '../ui/Sheet.tsx'

const beatMs = 15_000

type AccountSheetProps = { account: SettlementAccount; open: boolean; onOpenChange: (open: boolean) => void }

/** All of an account, and what can be done with it. */
export function AccountSheet({ account, open, onOpenChange }: AccountSheetProps) {
  const { t } = useTranslation()
  const { id, label, bankName, channelName } = account
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={label !== '' ? label : bankName !== '' ? bankName : channelName}
      footer={
        <div className="flex flex-col gap-2">
          <LinkButton wide to={pathTo('withdraw', { account: id })}>
            {t('withdrawals.title')}
          </LinkButton>
          <div className="grid grid-cols-2 gap-2">
            <LinkButton kind="soft" size="md" to={pathTo('settlementAccounts', { form: 'edit', id })}>
              {t('words.edit')}
            </LinkButton>
            <LinkButton kind="soft" size="md" to={pathTo('settlementAccounts', { form: 'remove', id })}>
              {t('words.remove')}
            </LinkButton>
          </div>
        </div>
      }
    >
      <Facts inset items={useAccountFacts(account)} />
    </Sheet>
  )
}

/** What is known of an account, one line each. */
export function useAccountFacts(account: SettlementAccount): Fact[] {
  const { t } = useTranslation()
  const { kind, network, channelName, bankName, holder, target, createdTime } = account
  const isBank = kind === 'bank'
  const until = countsFrom(account, useNow(beatMs, true))
  return [
    { label: t('funds.way'), value: channelName },
    ...(isBank
      ? [
          { label: t('funds.bank'), value: bankName },
          { label: t('funds.holder'), value: holder },
        ]
      : [{ label: t('funds.network'), value: networkName(network) }]),
    {
      label: t(isBank ? 'funds.number' : 'funds.address'),
      value: <CopyTarget target={target} />,
    },
    { label: t('settlementAccounts.bound'), value: serverMoment(createdTime) },
    {
      label: t('words.status'),
      value:
        until === undefined
          ? t('settlementAccounts.counts')
          : t('settlementAccounts.countsFrom', { time: untilText(until) }),
      tone: until === undefined ? undefined : 'warn',
    },
  ]
}
