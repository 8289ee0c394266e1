import { useTranslation } from 'react-i18next'
import { useSymbols } from '@touchstone/app/market/symbols.queries'
import { Chips } from '../ui/Chips.tsx'
import { PillChoice } from '../ui/PillChoice.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import type { Filters, Span } from '@touchstone/app/orders/trade-filters'

type TradeFiltersProps = {
  filters: Filters
  onChange: (changed: Readonly<Record<string, string | undefined>>) => void
}

/** Narrows the lists by symbol, margin mode and time. */
export function TradeFilters({ filters, onChange }: TradeFiltersProps) {
  const { t } = useTranslation()
  const spans: { value: Span; label: string }[] = [
    { value: 'all', label: t('words.all') },
    { value: 'day', label: t('positions.lastDay') },
    { value: 'week', label: t('words.sevenDays') },
    { value: 'month', label: t('words.thirtyDays') },
    { value: 'quarter', label: t('words.ninetyDays') },
  ]
  return (
    <div className="-mt-2 flex flex-col">
      <div className="flex gap-2 pt-1">
        <SymbolFilter value={filters.symbol} onChange={(symbol) => onChange({ symbol })} />
        <ModeFilter value={filters.marginMode} onChange={(mode) => onChange({ mode })} />
      </div>
      <Chips
        label={t('words.time')}
        value={filters.span}
        onChange={(span) => onChange({ span: span === 'all' ? undefined : span })}
        items={spans}
      />
    </div>
  )
}

const all = 'all'
type FilterProps<Value extends string> = { value: Value | undefined; onChange: (value: Value | undefined) => void }

function SymbolFilter({ value, onChange }: FilterProps<string>) {
  const { t } = useTranslation()
  const symbols = useSymbols().data ?? []
  const options = symbols.map(({ symbol }) => ({
    value: symbol,
    label: symbol,
    icon: <SymbolIcon symbol={symbol} size="sm" />,
  }))
  return (
    <PillChoice
      label={t('words.symbol')}
      options={[{ value: all, label: t('positions.allSymbols') }, ...options]}
      value={value ?? all}
      active={value !== undefined}
      onChange={(next) => onChange(next === all ? undefined : next)}
    />
  )
}

function ModeFilter({ value, onChange }: FilterProps<string>) {
  const { t } = useTranslation()
  return (
    <PillChoice
      label={t('positions.marginMode')}
      options={[
        { value: all, label: t('positions.allModes') },
        { value: 'isolated', label: t('words.isolated') },
        { value: 'cross', label: t('words.cross') },
      ]}
      value={value ?? all}
      active={value !== undefined}
      onChange={(next) => onChange(next === all ? undefined : next)}
    />
  )
}
