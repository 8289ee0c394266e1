import { ChevronDown, Landmark, Plus, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { untilText } from '@touchstone/app/time/moments'
import { type SettlementAccount, countsFrom } from '@touchstone/app/settlement-accounts/settlement-accounts.queries'
import type { WithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { Card } from '../ui/Card.tsx'
import { ChoiceList } from '../ui/ChoiceList.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'

type AccountPickerProps = {
  accounts: readonly SettlementAccount[]
  terms: WithdrawalTerms
  chosen: SettlementAccount | undefined
  nowMs: number
  onChoose: (id: string) => void
}

export const nameOf = ({ label, bankName, channelName }: SettlementAccount): string =>
  label !== '' ? label : bankName !== '' ? bankName : channelName

/** Where it is to go; a tap shows all accounts, with what those wait for that cannot be used yet. */
export function AccountPicker({ accounts, terms, chosen, nowMs, onChoose }: AccountPickerProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const offered = new Set(terms.channels.map(({ id }) => id))
  const waitOf = (account: SettlementAccount): string | undefined => {
    if (!offered.has(account.channel)) return t('withdrawals.offNow')
    const until = countsFrom(account, nowMs)
    return until === undefined ? undefined : t('withdrawals.countsFrom', { time: untilText(until) })
  }
  return (
    <Card>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-left outline-offset-[-2px] active:bg-surface-2"
      >
        <KindIcon kind={chosen?.kind ?? 'bank'} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3 text-xs text-fg-3">
            {t('withdrawals.to')}
            {chosen !== undefined && <span className="num truncate">{chosen.masked}</span>}
          </span>
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate text-base font-medium">
              {chosen === undefined ? t('withdrawals.chooseAccount') : nameOf(chosen)}
            </span>
            <span className="shrink-0 text-xs font-medium text-fg-2">{chosen?.currency}</span>
          </span>
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-fg-3" />
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('withdrawals.chooseAccount')}
        footer={
          <LinkButton kind="soft" wide to={pathTo('settlementAccounts', { form: 'add' })}>
            <Plus aria-hidden className="size-5" />
            {t('withdrawals.addAccount')}
          </LinkButton>
        }
      >
        <ChoiceList
          label={t('withdrawals.chooseAccount')}
          value={chosen?.id}
          options={accounts.map((account) => ({
            value: account.id,
            label: `${nameOf(account)} · ${account.masked}`,
            sub: waitOf(account) ?? account.channelName,
            icon: <SymbolIcon symbol={account.currency} size="sm" />,
          }))}
          onChoose={(id) => {
            setOpen(false)
            onChoose(id)
          }}
        />
      </Sheet>
    </Card>
  )
}

function KindIcon({ kind }: Pick<SettlementAccount, 'kind'>) {
  const Icon = kind === 'bank' ? Landmark : Wallet
  return (
    <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
      <Icon className="size-5" />
    </span>
  )
}
