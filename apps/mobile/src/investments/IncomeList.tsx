import { ReceiptText, Snowflake } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { percentText } from '@touchstone/app/format/number-text'
import { moneyText } from '@touchstone/app/format/print-money'
import type { Income, ProductOrder, useIncomes } from '@touchstone/app/investments/investments.queries'
import { isFixed, ratePlaces, utcDayText } from '@touchstone/app/investments/words'
import { usePreferences } from '@touchstone/app/look/preferences'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { DaySheet } from './DaySheet.tsx'

type IncomeListProps = { order: ProductOrder; query: ReturnType<typeof useIncomes> }

/** What each day brought, newest first: the day opens its trades, the mark its receipt. */
export function IncomeList({ order, query }: IncomeListProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Income>()
  const [isOpen, setOpen] = useState(false)
  if (order.startsAtMs === null || order.state === 'cancelled') return null
  return (
    <Card className="flex flex-col [&>ul]:divide-y [&>ul]:divide-border [&>ul]:border-t [&>ul]:border-border">
      <h2 className="px-4 pt-4 pb-2 text-base font-semibold">{t('investments.dayByDay')}</h2>
      <PagedList
        query={query}
        keyOf={({ day }) => day}
        skeleton={<SkeletonRows count={3} />}
        empty={<p className="px-4 pb-5 text-sm text-fg-2">{t('investments.noDays')}</p>}
        row={(income) => (
          <div className="flex items-stretch">
            <IncomeRow
              income={income}
              // A day at a fixed rate, or on which it was frozen, has no trades, and nothing to run again.
              onPress={
                isFixed(order) || income.isFrozen
                  ? undefined
                  : () => {
                      setOpened(income)
                      setOpen(true)
                    }
              }
            />
          </div>
        )}
      />
      {opened !== undefined && <DaySheet rule={order.rule} day={opened} open={isOpen} onOpenChange={setOpen} />}
    </Card>
  )
}

function IncomeRow({ income, onPress }: { income: Income; onPress: (() => void) | undefined }) {
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
    <>
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
    </>
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
