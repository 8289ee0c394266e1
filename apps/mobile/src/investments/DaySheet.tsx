import { BadgeCheck, OctagonX } from 'lucide-react'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { checkDay, type DayCheck } from '@touchstone/app/investments/check-day'
import {
  type ProductDay,
  type StrategyDayAnswer,
  useStrategyDay,
} from '@touchstone/app/investments/investments.queries'
import { percentsApart, ratePlaces, utcDayText } from '@touchstone/app/investments/words'
import { percentText } from '@touchstone/app/format/number-text'
import { Change } from '../ui/Change.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { DayChart } from './DayChart.tsx'
import { TradeList } from './TradeList.tsx'

type DaySheetProps = {
  rule: string
  day: Pick<ProductDay, 'day' | 'result' | 'rate' | 'cut'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A day, recomputed: the rule runs here, on the prices that the record names by their hash. */
export function DaySheet({ rule, day, open, onOpenChange }: DaySheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      steady
      title={t('investments.dayTitle', { day: utcDayText(day.day) })}
    >
      <Loaded query={useStrategyDay(rule, day.day, open)} skeleton={<DaySkeleton />}>
        {(answer) => <Recomputed answer={answer} rule={rule} day={day} />}
      </Loaded>
    </Sheet>
  )
}

function Recomputed({ answer, rule, day: shown }: Pick<DaySheetProps, 'rule' | 'day'> & { answer: StrategyDayAnswer }) {
  const { t } = useTranslation()
  const { day, result } = shown
  const check = useMemo(() => checkDay(answer, { rule, day, result }), [answer, rule, day, result])
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-fg-2">{t('investments.yourRate')}</p>
        <Change value={shown.rate} places={ratePlaces} className="text-2xl font-semibold!" />
        <p className="num text-sm text-fg-2">{cutText(shown, t)}</p>
      </div>
      <Verdict check={check} />
      {check.is !== 'unreadable' && (
        <>
          <DayChart check={check} />
          <TradeList trades={check.trades} />
          <p className="font-mono text-2xs break-all text-fg-3">
            {t('investments.hash')} {answer.hash}
          </p>
        </>
      )}
    </div>
  )
}

/** What the rule made, and what the limits of the product took off it or added to it. */
function cutText({ result, cut }: DaySheetProps['day'], t: TFunction): string {
  const rule = percentText(result, ratePlaces, true)
  if (!/[1-9]/.test(cut)) return `${t('investments.dayRule')} ${rule}`
  return cut.startsWith('-')
    ? t('investments.ruleBorne', { rule, cut: percentText(cut.slice(1), ratePlaces) })
    : t('investments.ruleKept', { rule, cut: percentText(cut, ratePlaces) })
}

/** Whether what was told is what the rule gives. */
function Verdict({ check }: { check: DayCheck }) {
  const { t } = useTranslation()
  if (check.is === 'same')
    return (
      <div role="status" className="flex items-start gap-2.5 rounded-md bg-accent-soft px-3 py-2.5 text-sm text-accent">
        <BadgeCheck aria-hidden className="mt-px size-4.5 shrink-0" />
        <p className="min-w-0 flex-1">
          <span className="block font-semibold">{t('investments.checked')}</span>
          {t('investments.checkedText', { rate: percentText(check.own, ratePlaces, true) })}
        </p>
      </div>
    )
  return (
    <div role="alert" className="flex items-start gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger">
      <OctagonX aria-hidden className="mt-px size-4.5 shrink-0" />
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{t('investments.differs')}</span>
        {check.is === 'unreadable' ? t('investments.unreadable') : <Differing {...check} />}
      </p>
    </div>
  )
}

function Differing({ own, told }: { own: string; told: string }) {
  const { t } = useTranslation()
  const [ours, theirs] = percentsApart(own, told)
  return t('investments.differsText', { own: ours, told: theirs })
}

function DaySkeleton() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4">
      <p className="sr-only">{t('investments.checking')}</p>
      <Skeleton className="h-12 w-32" />
      <Skeleton className="h-14" />
      <Skeleton className="h-40" />
    </div>
  )
}
