import { clsx } from 'clsx'
import { ChevronDown, Snowflake } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Income } from '@touchstone/app/investments/investments.queries'
import { utcDayText } from '@touchstone/app/investments/words'
import { IncomeRow } from './IncomeRow.tsx'

type FrozenRunProps = {
  /** Newest first, two at least. */
  days: readonly Income[]
  /** None of the run is on a page that was not read. */
  isWhole: boolean
}

/** Frozen days without a day between, in one row; it opens them, since each has a receipt. */
export function FrozenRun({ days, isWhole }: FrozenRunProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [newest, oldest] = [days.at(0), days.at(-1)].map((income) => utcDayText(income?.day ?? ''))
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-16 w-full items-center gap-3 py-2.5 pl-4 text-left outline-offset-[-2px] active:bg-surface-2"
      >
        <span className="min-w-0 flex-1 text-sm font-medium">{`${isWhole ? oldest : '…'} – ${newest}`}</span>
        <span className="num flex shrink-0 items-center gap-1 text-sm text-fg-2">
          <Snowflake aria-hidden className="size-3.5" />
          {t('freezes.run', { number: days.length })}
        </span>
        <ChevronDown aria-hidden className={clsx('mr-4 ml-1 size-4 shrink-0 text-fg-3', isOpen && 'rotate-180')} />
      </button>
      {isOpen && (
        <ul className="divide-y divide-border border-t border-border pl-4">
          {days.map((income) => (
            <li key={income.day}>
              <IncomeRow income={income} onPress={undefined} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
