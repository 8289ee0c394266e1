import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { type Fetched, useReceipt } from '@touchstone/app/receipts/receipts.queries'
import { useJudged } from '@touchstone/app/receipts/use-judged'
import { type Seal, useSeal } from '@touchstone/app/receipts/use-seal'
import type { Outcome } from '@touchstone/app/results/outcome'
import { SealEdge } from '../receipts/SealEdge.tsx'
import { SealLine } from '../receipts/SealLine.tsx'
import { SealMark } from '../receipts/SealMark.tsx'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Change } from '../ui/Change.tsx'
import { CountUp } from './CountUp.tsx'
import { OutcomeFacts, OutcomeSum } from './OutcomeFigures.tsx'

export type ResultCardProps = {
  /** `failed`: its figures cannot be had now. */
  outcome: Outcome | 'loading' | 'failed'
  bookId: string
  sequence: number
  /** Called when a link of it is followed. */
  onLeave: () => void
  /** One of several on a screen: without the facts that its receipt has. */
  brief?: boolean
}

/** How something ended, with the checks of its receipt running down the edge, and its seal. */
export function ResultCard(props: ResultCardProps) {
  const { bookId, sequence } = props
  const receipt = useReceipt({ bookId, sequence: String(sequence) })
  if (receipt.data !== undefined) return <Judged {...props} fetched={receipt.data} />
  return (
    <Shown
      {...props}
      seal={unread}
      foot={receipt.error === null ? <Reading /> : <NotRun onRetry={() => void receipt.refetch()} />}
    />
  )
}

/** Before the receipt is there. */
const unread: Seal = { phase: 'checking', steps: [], shown: 0, isRunning: false, skip: () => undefined }

function Judged({ fetched, ...props }: ResultCardProps & { fetched: Fetched }) {
  const { bookId, sequence, onLeave } = props
  const findings = useJudged(fetched)
  const seal = useSeal(findings)
  const to = pathTo('receipt', { bookId, sequence: String(sequence) })
  const foot =
    findings.checked.error === null ? (
      <SealLine seal={seal} nextSeconds={findings.nextSeconds} to={to} onLeave={onLeave} />
    ) : (
      <NotRun onRetry={findings.retry} />
    )
  return <Shown {...props} seal={seal} foot={foot} />
}

function Shown({ outcome, seal, foot, brief = false }: ResultCardProps & { seal: Seal; foot: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    // A tap anywhere shows all checks at once; whoever has no finger waits 700 ms.
    <div className="flex gap-3.5" onPointerDown={seal.isRunning ? seal.skip : undefined}>
      <SealEdge {...seal} />
      <div className={clsx('flex min-w-0 flex-1 flex-col', brief ? 'gap-2' : 'gap-3.5')}>
        {outcome === 'loading' && <div className="skeleton breathe h-16" />}
        {outcome === 'failed' && <p className="text-sm text-fg-2">{t('receipts.resultUnknown')}</p>}
        {typeof outcome === 'object' && (
          <>
            <p className="min-h-[4.25rem]">
              <CountUp value={outcome.net} className={clsx('font-semibold', brief ? 'text-2xl' : 'text-3xl')} />
              <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-sm">
                <Change value={outcome.yield} className="text-base" />
                <span className="text-xs text-fg-3">{t('receipts.result')}</span>
              </span>
            </p>
            <OutcomeFacts outcome={outcome} />
            {!brief && <OutcomeSum outcome={outcome} />}
          </>
        )}
        {foot}
      </div>
    </div>
  )
}

function Reading() {
  const { t } = useTranslation()
  return (
    <p className="flex min-h-18 items-center gap-3 rounded-lg bg-surface-2 px-3 py-2.5" role="status">
      <SealMark {...unread} className="size-11 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block text-base font-semibold">{t('receipts.checking')}</span>
        <span className="block text-xs text-fg-2">{t('receipts.checkingText')}</span>
      </span>
    </p>
  )
}

function NotRun({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-18 items-center gap-3 rounded-lg bg-surface-2 px-3 py-2.5" role="alert">
      <p className="min-w-0 flex-1 text-sm">{t('receipts.notRun')}</p>
      <Button kind="ghost" size="md" onClick={onRetry}>
        {t('words.retry')}
      </Button>
    </div>
  )
}
