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
  /** Nobody makes the receipt anew: no checkpoint will come to it. */
  isBrought: boolean
  /** All that is signed was signed by this device. */
  isSignedHere: boolean
}
/** Checks of one name that ended alike: what each found is below it. */
type Line = { title: string; mark: Mark; details: string[]; count: number }

/** Of a void option each row of its time has a check: this many details are enough. Our choice. */
const detailsMax = 12

/** Every check with its tick; what exactly each found shows of those that failed, and of all when asked for. */
export function ChecksList({ checks, comparisons, results, isBrought, isSignedHere }: ChecksListProps) {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  if (checks === undefined) return <ChecksSkeleton />
  const lines = linesOf([
    ...comparisons.map(({ id, is }) => ({
      title: t('receipts.check_published'),
      mark: comparisonMarks[is],
      detail: t('receipts.checkpoint', { id }),
    })),
    ...(results !== undefined && 'results' in results
      ? [
          {
            title: t('receipts.check_results'),
            mark: results.is === 'checked' ? ('checkPassed' as const) : ('checkFailed' as const),
            detail: results.is === 'checked' ? madeOf(results.results) : results.sentence,
          },
        ]
      : []),
    ...checks.map((check) => ({
      title: t(
        check.name === 'signature' && isSignedHere ? 'receipts.check_signatureHere' : `receipts.check_${check.name}`,
      ),
      mark: markOf(check),
      detail: isPending(check) ? t(isBrought ? 'receipts.checkUnanchored' : 'receipts.checkPending') : check.detail,
    })),
  ])
  return (
    <Section title={t('receipts.checks')}>
      <Card>
        <ul className="divide-y divide-border">
          {lines.map((line) => (
            <CheckRow
              key={`${line.title} ${line.mark}`}
              line={line}
              isBrought={isBrought}
              showsDetails={showsAll || line.mark === 'checkFailed' || line.mark === 'checkPending'}
            />
          ))}
        </ul>
        <Button kind="ghost" size="md" wide onClick={() => setShowsAll(!showsAll)}>
          {t(showsAll ? 'receipts.hideDetails' : 'receipts.showDetails')}
        </Button>
      </Card>
    </Section>
  )
}

/** Those that failed come first. */
function linesOf(all: readonly { title: string; mark: Mark; detail: string }[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { title, mark, detail } of all) {
    const line = lines.get(`${title} ${mark}`) ?? { title, mark, details: [], count: 0 }
    line.count += 1
    if (!line.details.includes(detail)) line.details.push(detail)
    lines.set(`${title} ${mark}`, line)
  }
  const isBad = ({ mark }: Line): boolean => mark === 'checkFailed'
  return [...lines.values()].toSorted((a, b) => Number(isBad(b)) - Number(isBad(a)))
}

const markOf = (check: ReceiptCheck): Mark =>
  check.ok ? (isPending(check) ? 'checkPending' : 'checkPassed') : 'checkFailed'

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

type CheckRowProps = { line: Line; isBrought: boolean; showsDetails: boolean }

function CheckRow({ line: { title, mark, details, count }, isBrought, showsDetails }: CheckRowProps) {
  const { t } = useTranslation()
  return (
    <li className="flex items-start gap-3 px-4 py-2.5">
      <span className="mt-0.5 shrink-0">{icons[mark]}</span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">
          {title}
          {count > 1 && <span className="num ml-1.5 text-xs font-normal text-fg-3">×{count}</span>}
        </span>
        {showsDetails &&
          details.slice(0, detailsMax).map((detail) => (
            <span key={detail} lang="en" className="num block text-xs break-words text-fg-3">
              {detail}
            </span>
          ))}
      </span>
      <span className="sr-only">
        {t(isBrought && mark === 'checkPending' ? 'receipts.checkUnanchored' : `receipts.${mark}`)}
      </span>
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
