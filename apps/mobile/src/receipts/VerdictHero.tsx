import { clsx } from 'clsx'
import { CircleX, Clock, ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { Comparison, Judgement } from '@touchstone/app/receipts/judgement'
import type { ResultsCheck } from '@touchstone/app/receipts/results-check'
import type { Checked } from '@touchstone/app/receipts/timed-verdict'

type VerdictHeroProps = {
  judgement: Judgement
  checked: Checked | undefined
  /** Why the check itself could not be run. */
  error: Error | null
  comparisons: readonly Comparison[]
  results: ResultsCheck | undefined
  /** Until the next checkpoint is due. */
  nextSeconds: number | undefined
  onRetry: () => void
}

const icons: Record<Judgement, ReactNode> = {
  checking: <Spinner className="size-7" />,
  holds: <ShieldCheck aria-hidden className="size-8" />,
  pending: <Clock aria-hidden className="size-8" />,
  unpublished: <ShieldQuestion aria-hidden className="size-8" />,
  unknown: <ShieldQuestion aria-hidden className="size-8" />,
  fails: <ShieldAlert aria-hidden className="size-8" />,
}

const tones: Record<Judgement, string> = {
  checking: 'bg-surface-2 text-fg-2',
  holds: 'bg-accent-soft text-accent',
  pending: 'bg-warn-soft text-warn',
  unpublished: 'bg-warn-soft text-warn',
  unknown: 'bg-warn-soft text-warn',
  fails: 'bg-danger-soft text-danger',
}

/** What this device found, in one sentence; of what does not hold, which check says so. */
export function VerdictHero(props: VerdictHeroProps) {
  const { judgement, checked, error, onRetry } = props
  const { t } = useTranslation()
  if (error !== null) return <NotRun onRetry={onRetry} />
  return (
    <Card padded className="flex flex-col items-center text-center">
      <span
        className={clsx(
          'grid size-16 place-items-center rounded-full transition-colors duration-300',
          tones[judgement],
        )}
      >
        {icons[judgement]}
      </span>
      <div aria-live="polite">
        <h2 className={clsx('mt-3 text-xl font-semibold text-balance', judgement === 'fails' && 'text-danger')}>
          {t(`receipts.${judgement}`)}
        </h2>
        <Explanation {...props} />
      </div>
      {judgement === 'unknown' && (
        <Button
          kind="soft"
          size="md"
          className="mt-3"
          onClick={() => {
            globalThis.location.reload()
          }}
        >
          {t('receipts.updateApp')}
        </Button>
      )}
      {judgement === 'unpublished' && (
        <Button kind="soft" size="md" className="mt-3" onClick={onRetry}>
          {t('words.retry')}
        </Button>
      )}
      {checked !== undefined && judgement !== 'checking' && (
        <p className="num mt-2 text-xs text-fg-3">
          {t('receipts.tookMs', { ms: Math.max(1, Math.round(checked.tookMs)) })}
        </p>
      )}
    </Card>
  )
}

function Explanation({ judgement, checked, comparisons, results, nextSeconds }: VerdictHeroProps) {
  const { t } = useTranslation()
  const count = (checked?.verdict.checks.length ?? 0) + comparisons.length + (results?.is === 'checked' ? 1 : 0)
  const isOnlyTheResult =
    results?.is === 'differs' && checked?.verdict.ok === true && comparisons.every(({ is }) => is !== 'different')
  const words = {
    checking: t('receipts.checkingText'),
    holds: t('receipts.holdsText', { count }),
    pending: t('receipts.pendingText', { when: whenOf(nextSeconds) }),
    unpublished: t('receipts.unpublishedText'),
    unknown: t('receipts.unknownText'),
    fails: t(isOnlyTheResult ? 'receipts.resultFailsText' : 'receipts.failsText'),
  }
  function whenOf(seconds: number | undefined): string {
    if (seconds === undefined) return t('receipts.withinMinute')
    return seconds === 0 ? t('receipts.anyMoment') : t('receipts.inSeconds', { seconds })
  }
  return (
    <>
      <p className="mt-1 text-sm text-balance text-fg-2">{words[judgement]}</p>
      {judgement === 'fails' && <Faults checked={checked} comparisons={comparisons} results={results} />}
    </>
  )
}

function Faults({ checked, comparisons, results }: Pick<VerdictHeroProps, 'checked' | 'comparisons' | 'results'>) {
  const { t } = useTranslation()
  const failed = (checked?.verdict.checks ?? []).filter(({ ok }) => !ok)
  const differing = comparisons.filter(({ is }) => is === 'different')
  return (
    <ul className="mt-3 flex flex-col gap-2 text-left">
      {results?.is === 'differs' && (
        <Fault title={t('receipts.check_results')}>
          <span lang="en">{results.sentence}</span>
        </Fault>
      )}
      {failed.map(({ name, detail }, index) => (
        <Fault key={`${name} ${index}`} title={t(`receipts.check_${name}`)}>
          <span lang="en">{detail}</span>
        </Fault>
      ))}
      {differing.map(({ id }) => (
        <Fault key={id} title={t('receipts.check_published')}>
          {t('receipts.checkpoint', { id })}
        </Fault>
      ))}
    </ul>
  )
}

function Fault({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <li className="flex gap-2.5 rounded-md bg-danger-soft px-3 py-2 text-danger">
      <CircleX aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{t('receipts.checkFailed')}: </span>
        <span className="block text-sm font-semibold">{title}</span>
        <span className="block text-xs break-words">{children}</span>
      </span>
    </li>
  )
}

function NotRun({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Card padded className="flex flex-col items-center text-center" role="alert">
      <span className={clsx('grid size-16 place-items-center rounded-full', tones.unpublished)}>
        {icons.unpublished}
      </span>
      <h2 className="mt-3 text-xl font-semibold text-balance">{t('receipts.notRun')}</h2>
      <Button kind="soft" size="md" className="mt-3" onClick={onRetry}>
        {t('words.retry')}
      </Button>
    </Card>
  )
}
