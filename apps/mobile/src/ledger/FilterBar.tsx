import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CurrencyFilter } from '../setup/CurrencyFilter.tsx'
import { PillChoice } from '../ui/PillChoice.tsx'
import { DatesPill } from './DatesPill.tsx'
import { entryGroups } from '@touchstone/wire/entry-kinds'
import { accounts, type LedgerFilter } from '@touchstone/app/ledger/ledger-filter'

/** No value of a filter. */
const all = 'all'

/** What the list is narrowed to, each part as a pill. */
export function FilterBar({
  filter,
  onChange,
}: {
  filter: LedgerFilter
  onChange: (changed: Partial<LedgerFilter>) => void
}) {
  const { t } = useTranslation()
  const { account, currency, group, subject, dates } = filter
  return (
    <div
      role="group"
      aria-label={t('words.filter')}
      className="-mx-4 -my-1.5 flex items-center gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none]"
    >
      {subject !== undefined && (
        <button
          type="button"
          onClick={() => onChange({ subject: undefined })}
          className="relative inline-flex min-h-8 shrink-0 items-center gap-1 rounded-full bg-accent-soft px-3 text-xs font-semibold text-accent after:absolute after:inset-x-0 after:-inset-y-1.5"
        >
          <span className="num max-w-40 truncate">{subject}</span>
          <X aria-hidden className="size-3.5" />
          <span className="sr-only">{t('words.remove')}</span>
        </button>
      )}
      <PillChoice
        label={t('words.type')}
        value={group ?? all}
        active={group !== undefined}
        shown={group === undefined ? t('words.type') : t(`ledger.group.${group}`)}
        options={[
          { value: all, label: t('words.all') },
          ...entryGroups.map((value) => ({ value, label: t(`ledger.group.${value}`) })),
        ]}
        onChange={(next) => onChange({ group: next === all ? undefined : next })}
      />
      <CurrencyFilter value={currency} onChange={(next) => onChange({ currency: next })} />
      <PillChoice
        label={t('words.account')}
        value={account ?? all}
        active={account !== undefined}
        shown={account === undefined ? t('words.account') : t(`wallets.account.${account}`)}
        options={[
          { value: all, label: t('words.all') },
          ...accounts.map((value) => ({ value, label: t(`wallets.account.${value}`) })),
        ]}
        onChange={(next) => onChange({ account: next === all ? undefined : next })}
      />
      <DatesPill dates={dates} onChange={(next) => onChange({ dates: next })} />
    </div>
  )
}
