import { clsx } from 'clsx'
import { ChevronDown, Snowflake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { changedQuery } from '@touchstone/app/forms/changed-query'
import type { Income } from '@touchstone/app/investments/investments.queries'
import { utcDayText } from '@touchstone/app/investments/words'
import { Button } from '../ui/Button.tsx'
import { useNear } from '../ui/use-near.ts'
import { IncomeRow } from './IncomeRow.tsx'

/** Our choice: as many days as fill a screen three times. */
const pageDays = 30

type FrozenRunProps = {
  /** Newest first, two at least. */
  days: readonly Income[]
  /** None of the run is on a page that was not read. */
  isWhole: boolean
}

/** Frozen days without a day between, in one row; it opens them, since each has a receipt. */
export function FrozenRun({ days, isWhole }: FrozenRunProps) {
  const { t } = useTranslation()
  const { shown, show } = useShownDays(days)
  const [newest, oldest] = [days.at(0), days.at(-1)].map((income) => utcDayText(income?.day ?? ''))
  const isOpen = shown > 0
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => show(isOpen ? 0 : pageDays)}
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
          {days.slice(0, shown).map((income) => (
            <li key={income.day}>
              <IncomeRow income={income} onPress={undefined} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && shown < days.length && <More onMore={() => show(shown + pageDays)} />}
    </>
  )
}

/** The next days come as the pages of the list do: when their place comes near, or by a press. */
function More({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation()
  return (
    <div ref={useNear(true, onMore)} className="grid min-h-14 place-items-center border-t border-border py-2">
      <Button kind="ghost" size="md" onClick={onMore}>
        {t('ui.loadMore')}
      </Button>
    </div>
  )
}

/** How many days of the run are shown, 0 while it is closed. The address knows: Back from a receipt finds them as they were. */
function useShownDays(days: readonly Income[]) {
  const [query, setQuery] = useSearchParams()
  const day = query.get('frozen')
  const isOpen = day !== null && days.some((income) => income.day === day)
  const count = Number(query.get('days'))
  return {
    shown: !isOpen ? 0 : Number.isSafeInteger(count) && count > pageDays ? count : pageDays,
    show: (next: number): void => {
      const changed = next === 0 ? { frozen: undefined, days: undefined } : { frozen: days.at(0)?.day, days: next }
      setQuery((old) => changedQuery(old, changed), { replace: true })
    },
  }
}
