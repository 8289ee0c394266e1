import { ReceiptText, Snowflake } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { percentText } from '@touchstone/app/format/number-text'
import { moneyText } from '@touchstone/app/format/print-money'
import type { Income } from '@touchstone/app/investments/investments.queries'
import { ratePlaces, utcDayText } from '@touchstone/app/investments/words'
import { usePreferences } from '@touchstone/app/look/preferences'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'

/** What a day brought, and the way to its receipt. */
export function IncomeRow({ income, onPress }: { income: Income; onPress: (() => void) | undefined }) {
  const { t } = useTranslation()
  const hides = usePreferences((preferences) => preferences.hideBalances)
  const { day, isFrozen, rate, income: value, remaining, bookId, sequence } = income
  const way = value.startsWith('-') ? 'fromPrincipal' : /[1-9]/.test(value) ? 'toBalance' : 'unchanged'
  // A frozen day has no result: not one of 0 either.
  const below = [
    ...(hides ? [] : [moneyText(remaining)]),
    ...(isFrozen ? [] : [percentText(rate, ratePlaces, true)]),
  ].join(' · ')
  return (
    <div className="flex items-stretch">
      <DayPart onPress={onPress}>
        <span className="min-w-0">
          <span className="block text-sm font-medium">{utcDayText(day)}</span>
          {below !== '' && <span className="num block text-xs break-words text-fg-3">{below}</span>}
        </span>
        {isFrozen ? (
          <span className="flex shrink-0 items-center gap-1 text-sm text-fg-2">
            <Snowflake aria-hidden className="size-3.5" />
            {t('freezes.day')}
          </span>
        ) : (
          <span className="shrink-0 text-right">
            <Amount value={value} sign tone toCent private className="block text-sm font-medium" />
            <span className="block text-xs text-fg-3">{t(`investments.${way}`)}</span>
          </span>
        )}
      </DayPart>
      <Link
        to={pathTo('receipt', { bookId: String(bookId), sequence: String(sequence) })}
        aria-label={t('investments.dayReceipt', { day: utcDayText(day) })}
        className="grid w-12 shrink-0 place-items-center text-accent active:bg-surface-2"
      >
        <ReceiptText aria-hidden className="size-4.5" />
      </Link>
    </div>
  )
}

const ofDay = 'flex min-h-16 min-w-0 flex-1 items-center justify-between gap-3 py-2.5 pl-4 text-left'

function DayPart({ onPress, children }: { onPress: (() => void) | undefined; children: ReactNode }) {
  return onPress === undefined ? (
    <div className={ofDay}>{children}</div>
  ) : (
    <button type="button" onClick={onPress} className={`${ofDay} outline-offset-[-2px] active:bg-surface-2`}>
      {children}
    </button>
  )
}
