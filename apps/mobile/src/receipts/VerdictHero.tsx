import { clsx } from 'clsx'
import { CircleX, ShieldQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReceiptFindings } from '@touchstone/app/receipts/use-judged'
import { useSeal } from '@touchstone/app/receipts/use-seal'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { type FoundText, foundText, sealSentence, sealTitle } from './seal-words.ts'
import { SealEdge } from './SealEdge.tsx'
import { SealMark } from './SealMark.tsx'

type Findings = Pick<
  ReceiptFindings,
  | 'judgement'
  | 'isHousesFault'
  | 'lines'
  | 'steps'
  | 'own'
  | 'isDeciding'
  | 'checked'
  | 'hasNotRun'
  | 'results'
  | 'nextSeconds'
  | 'retry'
>

/** What this device found, in one sentence; of what does not hold, which check says so. */
export function VerdictHero({ findings }: { findings: Findings }) {
  const { judgement, checked, results, nextSeconds, retry } = findings
  const { t } = useTranslation()
  const seal = useSeal(findings)
  const { phase, isRunning, skip } = seal
  if (findings.hasNotRun) return <NotRun onRetry={retry} />
  return (
    <Card padded className="relative flex min-h-72 gap-3">
      <SealEdge {...seal} />
      <div className="flex min-w-0 flex-1 flex-col items-center justify-center pr-7 text-center">
        <SealMark {...seal} className="size-20" />
        {/* Heard once when it begins and once when it is known. */}
        <div aria-live="polite">
          <h2 className={clsx('mt-3 text-xl font-semibold text-balance', phase === 'fails' && 'text-danger')}>
            {sealTitle(t, seal, results?.is === 'told')}
          </h2>
          {phase === 'fails' && <Failing {...findings} />}
        </div>
        {phase !== 'fails' && (
          <p className="num mt-1 text-sm text-balance text-fg-2">{sealSentence(t, seal, nextSeconds)}</p>
        )}
        {phase === 'unknown' && (
          <Button kind="soft" size="md" className="mt-3" onClick={() => globalThis.location.reload()}>
            {t('receipts.updateApp')}
          </Button>
        )}
        {phase === 'unpublished' && (
          <Button kind="soft" size="md" className="mt-3" onClick={retry}>
            {t('words.retry')}
          </Button>
        )}
        {checked.data !== undefined && judgement !== 'checking' && (
          <p className={clsx('num mt-2 text-xs text-fg-3', isRunning && 'invisible')}>
            {t('receipts.tookMs', { ms: Math.max(1, Math.round(checked.data.tookMs)) })}
          </p>
        )}
      </div>
      {isRunning && (
        <button
          type="button"
          aria-label={t('receipts.skipChecks')}
          onClick={skip}
          className="absolute inset-0 rounded-lg"
        />
      )}
    </Card>
  )
}

/** Each check that says so. */
function Failing({ lines, isHousesFault }: Pick<Findings, 'lines' | 'isHousesFault'>) {
  const { t } = useTranslation()
  const failed = lines.filter(({ state }) => state === 'failed')
  const isOnlyTheResult = failed.length > 0 && failed.every(({ name }) => name === 'results')
  return (
    <>
      <p className="mt-1 text-sm text-balance text-fg-2">
        {t(isOnlyTheResult ? 'receipts.resultFailsText' : `receipts.${isHousesFault ? 'failsText' : 'changedText'}`)}
      </p>
      <ul className="mt-3 flex flex-col gap-2 text-left">
        {failed.map(({ name, found }, index) => (
          <Fault key={`${name} ${index}`} title={t(`receipts.check_${name}`)} detail={found && foundText(t, found)} />
        ))}
      </ul>
    </>
  )
}

function Fault({ title, detail }: { title: string; detail: FoundText | undefined }) {
  const { t } = useTranslation()
  return (
    <li className="flex gap-2.5 rounded-md bg-danger-soft px-3 py-2 text-danger">
      <CircleX aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0 flex-1">
        {/* A check is named by what holds where it passes. */}
        <span className="block text-sm font-semibold">{`${t('receipts.checkFailed')}: ${title}`}</span>
        <span lang={detail?.lang} className="block text-xs break-words">
          {detail?.text}
        </span>
      </span>
    </li>
  )
}

function NotRun({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Card padded className="flex flex-col items-center text-center" role="alert">
      <span className="grid size-16 place-items-center rounded-full bg-warn-soft text-warn">
        <ShieldQuestion aria-hidden className="size-8" />
      </span>
      <h2 className="mt-3 text-xl font-semibold text-balance">{t('receipts.notRun')}</h2>
      <Button kind="soft" size="md" className="mt-3" onClick={onRetry}>
        {t('words.retry')}
      </Button>
    </Card>
  )
}
