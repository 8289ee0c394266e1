import { useTranslation } from 'react-i18next'
import { CurrencyFilter } from '../setup/CurrencyFilter.tsx'
import { PillChoice } from '../ui/PillChoice.tsx'
import { dayCounts, type FundsFilter, statuses } from '@touchstone/app/funds/funds-filter'
import type { FundsKind } from '@touchstone/app/funds/funds-kind'

type FundsFiltersProps = { kind: FundsKind; filter: FundsFilter; onChange: (changed: Partial<FundsFilter>) => void }

const all = 'all'
const dayWords = {
  '1': 'words.today',
  '7': 'words.sevenDays',
  '30': 'words.thirtyDays',
  '90': 'words.ninetyDays',
} as const

/** By status, currency and time. */
export function FundsFilters({ kind, filter, onChange }: FundsFiltersProps) {
  const { t } = useTranslation()
  const { status, currency, days } = filter
  const every = { value: all, label: t('words.all') }
  const chosen = statuses[kind].find((each) => each.status === status)
  return (
    <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none]">
      <PillChoice
        label={t('words.status')}
        value={status === undefined ? all : String(status)}
        active={status !== undefined}
        shown={t(chosen?.word ?? 'words.status')}
        options={[every, ...statuses[kind].map((each) => ({ value: String(each.status), label: t(each.word) }))]}
        onChange={(next) => onChange({ status: next === all ? undefined : Number(next) })}
      />
      <CurrencyFilter value={currency} onChange={(next) => onChange({ currency: next })} />
      <PillChoice
        label={t('words.time')}
        value={days ?? all}
        active={days !== undefined}
        shown={t(days === undefined ? 'words.time' : dayWords[days])}
        options={[every, ...dayCounts.map((value) => ({ value, label: t(dayWords[value]) }))]}
        onChange={(next) => onChange({ days: dayCounts.find((each) => each === next) })}
      />
    </div>
  )
}
