import { clsx } from 'clsx'
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { nextSorting, type SortField, type Sorting } from '@touchstone/app/market/sorting'

type SortBarProps = { sorting: Sorting | undefined; onChange: (sorting: Sorting | undefined) => void }

const words = {
  name: 'words.name',
  volume: 'words.volume',
  price: 'market.price',
  change: 'market.dayChange',
} as const satisfies Record<SortField, string>

/** The heads of the columns, each over what it sorts: a tap sorts by one. */
export function SortBar({ sorting, onChange }: SortBarProps) {
  const head = (field: SortField) => (
    <Head
      field={field}
      sorting={sorting}
      onPress={() => {
        haptic()
        onChange(nextSorting(sorting, field))
      }}
    />
  )
  return (
    <div className="flex min-h-9 items-stretch justify-between gap-3 pr-4 pl-11 text-xs text-fg-3">
      <span className="flex min-w-0 gap-3">
        {head('name')}
        {head('volume')}
      </span>
      <span className="flex min-w-0 justify-end gap-3">
        {head('price')}
        {head('change')}
      </span>
    </div>
  )
}

function Head({ field, sorting, onPress }: { field: SortField; sorting: Sorting | undefined; onPress: () => void }) {
  const { t } = useTranslation()
  const isOn = sorting?.field === field
  const Arrow = !isOn ? ChevronsUpDown : sorting.descending ? ChevronDown : ChevronUp
  const way = !isOn ? '' : `, ${t(sorting.descending ? 'market.descending' : 'market.ascending')}`
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={clsx(
        'relative flex min-w-0 items-center gap-0.5 after:absolute after:-inset-y-1 after:inset-x-0',
        isOn && 'font-semibold text-accent',
      )}
    >
      <span className="sr-only">{t('market.sortBy', { field: t(words[field]) }) + way}</span>
      <span aria-hidden className="truncate">
        {t(words[field])}
      </span>
      <Arrow aria-hidden className="size-3.5 shrink-0" />
    </button>
  )
}
