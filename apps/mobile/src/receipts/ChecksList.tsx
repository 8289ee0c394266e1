import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckLine, StepState } from '@touchstone/app/receipts/seal-steps'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type FoundText, foundText } from './seal-words.ts'

type Mark = 'checkPassed' | 'checkFailed' | 'checkPending' | 'checkUnknown'
type ChecksListProps = {
  /** None until they were made. */
  lines: readonly CheckLine[]
  /** The house makes the receipt anew: to any other no checkpoint will come. */
  isLive: boolean
  /** All that is signed was signed by this device. */
  isSignedHere: boolean
}
/** Lines of one name that ended alike: what each found is below it. */
type MarkedRow = { title: string; mark: Mark; details: FoundText[]; count: number }

/** Of a void option each row of its time has a check: this many details are enough. Our choice. */
const detailsMax = 12

/** Every check with its tick; what exactly each found shows of those that failed, and of all when asked for. */
export function ChecksList({ lines, isLive, isSignedHere }: ChecksListProps) {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  if (lines.length === 0) return <ChecksSkeleton />
  const detailOf = ({ found, state }: CheckLine): FoundText | undefined => {
    if (found !== undefined) return foundText(t, found)
    if (state !== 'pending') return undefined
    return { text: t(isLive ? 'receipts.checkPending' : 'receipts.checkUnanchored') }
  }
  // Most records closed nothing, so that none is shown before it is known.
  const shown = lines.filter(({ name, state }) => name !== 'results' || state !== 'waiting')
  const rows = rowsOf(
    shown.map((line) => ({
      title: t(
        line.name === 'signature' && isSignedHere ? 'receipts.check_signatureHere' : `receipts.check_${line.name}`,
      ),
      mark: marks[line.state],
      detail: detailOf(line),
    })),
  )
  return (
    <Section title={t('receipts.checks')}>
      <Card>
        <ul className="divide-y divide-border">
          {rows.map((row) => (
            <CheckRow
              key={`${row.title} ${row.mark}`}
              row={row}
              isLive={isLive}
              showsDetails={showsAll || row.mark === 'checkFailed' || row.mark === 'checkPending'}
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
function rowsOf(all: readonly { title: string; mark: Mark; detail: FoundText | undefined }[]): MarkedRow[] {
  const rows = new Map<string, MarkedRow>()
  for (const { title, mark, detail } of all) {
    const row = rows.get(`${title} ${mark}`) ?? { title, mark, details: [], count: 0 }
    row.count += 1
    if (detail !== undefined && row.details.every(({ text }) => text !== detail.text)) row.details.push(detail)
    rows.set(`${title} ${mark}`, row)
  }
  const isBad = ({ mark }: MarkedRow): boolean => mark === 'checkFailed'
  return [...rows.values()].toSorted((a, b) => Number(isBad(b)) - Number(isBad(a)))
}

const marks: Record<StepState, Mark> = {
  passed: 'checkPassed',
  failed: 'checkFailed',
  pending: 'checkPending',
  uncompared: 'checkUnknown',
  waiting: 'checkUnknown',
}

const icons: Record<Mark, ReactNode> = {
  checkPassed: <CircleCheck aria-hidden className="size-5 text-accent" />,
  checkFailed: <CircleX aria-hidden className="size-5 text-danger" />,
  checkPending: <Clock aria-hidden className="size-5 text-warn" />,
  checkUnknown: <LoaderCircle aria-hidden className="size-5 text-fg-3" />,
}

type CheckRowProps = { row: MarkedRow; isLive: boolean; showsDetails: boolean }

function CheckRow({ row: { title, mark, details, count }, isLive, showsDetails }: CheckRowProps) {
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
          details.slice(0, detailsMax).map(({ text, lang }) => (
            <span key={text} lang={lang} className="num block text-xs break-words text-fg-3">
              {text}
            </span>
          ))}
      </span>
      <span className="sr-only">
        {t(!isLive && mark === 'checkPending' ? 'receipts.checkUnanchored' : `receipts.${mark}`)}
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
