import { printDecimal } from '@touchstone/domain/money/decimal'
import type { PartResult } from '@touchstone/domain/positions/position-result'
import { isPending, type ReceiptCheck } from '@touchstone/domain/receipts/receipt'
import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Comparison } from '@touchstone/app/receipts/judgement'
import type { ResultsCheck } from '@touchstone/app/receipts/results-check'

type Mark = 'checkPassed' | 'checkFailed' | 'checkPending' | 'checkUnknown'
type ChecksListProps = {
  checks: readonly ReceiptCheck[] | undefined
  comparisons: readonly Comparison[]
  /** Of what it closed. */
  results: ResultsCheck | undefined
  /** All that is signed was signed by this device. */
  isSignedHere: boolean
}

/** A void contract carries the rows of all its time: their checks are shown when asked for. */
const shownMax = 30

/** Every single check with its own tick. */
export function ChecksList({ checks, comparisons, results, isSignedHere }: ChecksListProps) {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  if (checks === undefined) return <ChecksSkeleton />
  const failedFirst = [...checks.filter(({ ok }) => !ok), ...checks.filter(({ ok }) => ok)]
  const shown = showsAll ? failedFirst : failedFirst.slice(0, shownMax)
  return (
    <Section title={t('receipts.checks')}>
      <Card>
        <ul className="divide-y divide-border">
          {comparisons.map(({ id, is }) => (
            <CheckRow
              key={`published ${id}`}
              mark={comparisonMarks[is]}
              title={t('receipts.check_published')}
              detail={t('receipts.checkpoint', { id })}
            />
          ))}
          {results !== undefined && 'results' in results && (
            <CheckRow
              mark={results.is === 'checked' ? 'checkPassed' : 'checkFailed'}
              title={t('receipts.check_results')}
              detail={<span lang="en">{results.is === 'checked' ? madeOf(results.results) : results.sentence}</span>}
            />
          )}
          {shown.map((check, index) => (
            <CheckRow
              key={`${check.name} ${index}`}
              mark={check.ok ? (isPending(check) ? 'checkPending' : 'checkPassed') : 'checkFailed'}
              title={t(
                check.name === 'signature' && isSignedHere
                  ? 'receipts.check_signatureHere'
                  : `receipts.check_${check.name}`,
              )}
              detail={isPending(check) ? t('receipts.checkPending') : <span lang="en">{check.detail}</span>}
            />
          ))}
        </ul>
        {failedFirst.length > shownMax && (
          <Button kind="ghost" size="md" wide onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('receipts.showLess') : t('receipts.showAll', { number: failedFirst.length })}
          </Button>
        )}
      </Card>
    </Section>
  )
}

/** In English, as every detail of a check. */
const madeOf = (results: readonly PartResult[]): string =>
  results
    .map(({ positionId, sequence, net }) => `${positionId} to record ${sequence}: ${printDecimal(net)} USDT`)
    .join(', ')

const comparisonMarks: Record<Comparison['is'], Mark> = {
  same: 'checkPassed',
  different: 'checkFailed',
  waiting: 'checkUnknown',
  unknown: 'checkUnknown',
}

const icons: Record<Mark, ReactNode> = {
  checkPassed: <CircleCheck aria-hidden className="size-5 text-accent" />,
  checkFailed: <CircleX aria-hidden className="size-5 text-danger" />,
  checkPending: <Clock aria-hidden className="size-5 text-warn" />,
  checkUnknown: <LoaderCircle aria-hidden className="size-5 text-fg-3" />,
}

function CheckRow({ mark, title, detail }: { mark: Mark; title: string; detail: ReactNode }) {
  const { t } = useTranslation()
  return (
    <li className="flex items-start gap-3 px-4 py-2.5">
      <span className="mt-0.5 shrink-0">{icons[mark]}</span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">{title}</span>
        <span className="num block text-xs break-words text-fg-3">{detail}</span>
      </span>
      <span className="sr-only">{t(`receipts.${mark}`)}</span>
    </li>
  )
}

function ChecksSkeleton() {
  const { t } = useTranslation()
  return (
    <Section title={t('receipts.checks')}>
      <Card padded className="flex flex-col gap-4">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="flex gap-3">
            <Skeleton className="size-5 rounded-full!" />
            <Skeleton className="h-4 w-56" />
          </div>
        ))}
      </Card>
    </Section>
  )
}
