import { Landmark, ListChecks, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { untilText } from '@touchstone/app/time/moments'
import { useNow } from '@touchstone/app/time/use-now'
import { type SettlementAccount, countsFrom } from '@touchstone/app/settlement-accounts/settlement-accounts.queries'
import type { WithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Switch } from '../ui/Switch.tsx'
import { AccountSheet } from './AccountSheet.tsx'

const beatMs = 15_000

type AccountListProps = { terms: WithdrawalTerms; accounts: readonly SettlementAccount[] }

/** Every account with what it waits for, and whether new ones have to. */
export function AccountList({ terms, accounts }: AccountListProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<SettlementAccount>()
  const [isOpen, setOpen] = useState(false)
  const { whitelist, whitelistEndsAtMs } = terms
  return (
    <>
      {accounts.length === 0 ? (
        <Card>
          <Empty icon={<Landmark />} title={t('settlementAccounts.empty')} text={t('settlementAccounts.emptyText')} />
        </Card>
      ) : (
        <Card>
          <ul className="divide-y divide-border">
            {accounts.map((account) => (
              <li key={account.id}>
                <AccountRow
                  account={account}
                  onPress={() => {
                    setOpened(account)
                    setOpen(true)
                  }}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="-mt-1 px-1 text-xs text-fg-3">{t('settlementAccounts.listText')}</p>
      <Card>
        <Switch
          label={t('settlementAccounts.whitelist')}
          sub={
            whitelistEndsAtMs === null
              ? t('settlementAccounts.whitelistText')
              : t('settlementAccounts.whitelistEnds', { time: untilText(whitelistEndsAtMs) })
          }
          icon={<ListChecks className="size-5" />}
          checked={whitelist && whitelistEndsAtMs === null}
          onChange={() => void navigate(pathTo('settlementAccounts', { form: 'whitelist' }))}
        />
      </Card>
      {opened !== undefined && <AccountSheet account={opened} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

function AccountRow({ account, onPress }: { account: SettlementAccount; onPress: () => void }) {
  const { t } = useTranslation()
  const { kind, label, bankName, channelName, masked, currency } = account
  const Icon = kind === 'bank' ? Landmark : Wallet
  const until = countsFrom(account, useNow(beatMs, true))
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-left outline-offset-[-2px] transition-colors duration-150 active:bg-surface-2"
    >
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-base font-medium">
          {label !== '' ? label : bankName !== '' ? bankName : channelName}
        </span>
        <span className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-fg-3">
          <span className="num">
            {currency} · {masked}
          </span>
          {until !== undefined && (
            <StatusChip tone="warn">{t('settlementAccounts.countsFrom', { time: untilText(until) })}</StatusChip>
          )}
        </span>
      </span>
    </button>
  )
}
