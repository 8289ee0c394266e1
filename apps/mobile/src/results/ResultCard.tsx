import { clsx } from 'clsx'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Fetched, useReceipt } from '@touchstone/app/receipts/receipts.queries'
import { type Seal, useSeal } from '@touchstone/app/receipts/use-seal'
import type { ShownOutcome } from '@touchstone/app/results/covered'
import { type PictureProof, pictureProof } from '@touchstone/app/results/picture-proof'
import { useCardFindings } from '@touchstone/app/results/use-card-findings'
import { sealTitle } from '../receipts/seal-words.ts'
import { SealEdge } from '../receipts/SealEdge.tsx'
import { SealLine } from '../receipts/SealLine.tsx'
import { SealMark } from '../receipts/SealMark.tsx'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Change } from '../ui/Change.tsx'
import { CountUp } from './CountUp.tsx'
import { MoreFacts, OutcomeFacts, OutcomeSum } from './OutcomeFigures.tsx'
import { TryToCheat } from './TryToCheat.tsx'

/** Its outcome is `failed` where its figures cannot be had now. */
export type ResultCardProps = ShownOutcome & {
  /** Called when a link of it is followed. */
  onLeave: () => void
  /** Called with what a picture of the figures here may say, as soon as that is known. */
  onPicture?: (proof: PictureProof) => void
  /** One of several on a screen: without the sum that its receipt has. */
  brief?: boolean
  /** Where its figures stand already: the checks and the seal alone. */
  sealOnly?: boolean
}

/** How something ended, and right below it the checks of its receipt and its seal. */
export function ResultCard(props: ResultCardProps) {
  const { bookId, sequence } = props
  const receipt = useReceipt({ bookId, sequence: String(sequence) })
  // A seal, and what is known, are of one record, whatever the house answers with later.
  if (receipt.data !== undefined) return <Judged key={receipt.data.rowHash} {...props} fetched={receipt.data} />
  return (
    <Shown
      {...props}
      seal={unread}
      line={
        receipt.error === null ? (
          <Reading />
        ) : (
          <NotRun onRetry={() => void receipt.refetch()} isPictured={props.onPicture !== undefined} />
        )
      }
    />
  )
}

/** Before the receipt is there. */
const unread: Seal = {
  phase: 'checking',
  steps: [],
  shown: 0,
  isRunning: false,
  skip: () => undefined,
}

function Judged({ fetched, ...props }: ResultCardProps & { fetched: Fetched }) {
  const { bookId, sequence, onLeave, onPicture } = props
  const findings = useCardFindings(props, fetched)
  const seal = useSeal(findings)
  const { results, nextSeconds, hasNotRun, retry } = findings
  const isTold = results?.is === 'told'
  const proof = pictureProof(seal.phase, isTold)
  const report = useEffectEvent((found: PictureProof) => onPicture?.(found))
  useEffect(() => report(proof), [proof])
  const line = hasNotRun ? (
    <NotRun onRetry={retry} isPictured={onPicture !== undefined} />
  ) : (
    <SealLine
      seal={seal}
      nextSeconds={nextSeconds}
      fault={results?.is === 'differs' ? results.sentence : undefined}
      isTold={isTold}
      to={pathTo('receipt', { bookId, sequence: String(sequence) })}
      onLeave={onLeave}
    />
  )
  return <Shown {...props} seal={seal} line={line} fetched={fetched} />
}

type ShownProps = ResultCardProps & { seal: Seal; line: React.ReactNode; fetched?: Fetched }

function Shown({ outcome, seal, line, fetched, brief = false, sealOnly = false }: ShownProps) {
  const isWhole = !brief && !sealOnly
  return (
    // A tap anywhere shows all checks at once; whoever has no finger waits 700 ms.
    <div
      className={clsx('flex flex-col', isWhole ? 'gap-3.5' : 'gap-2')}
      onPointerDown={seal.isRunning ? seal.skip : undefined}
    >
      {!sealOnly && <Hero outcome={outcome} brief={brief} />}
      <div className="flex flex-col gap-2">
        <SealEdge {...seal} across />
        {line}
        {isWhole && <TryToCheat receipt={fetched?.receipt} />}
      </div>
      {outcome === 'loading' && isWhole && <div className="skeleton breathe h-40" />}
      {typeof outcome === 'object' && brief && <OutcomeFacts outcome={outcome} />}
      {typeof outcome === 'object' && isWhole && (
        <>
          <OutcomeSum outcome={outcome} />
          <MoreFacts outcome={outcome} />
        </>
      )}
    </div>
  )
}

function Hero({ outcome, brief }: Pick<ResultCardProps, 'outcome' | 'brief'>) {
  const { t } = useTranslation()
  if (outcome === 'loading') return <div className="skeleton breathe h-[4.25rem]" />
  if (outcome === 'failed') return <p className="min-h-[4.25rem] text-sm text-fg-2">{t('receipts.resultUnknown')}</p>
  return (
    <p className="min-h-[4.25rem]">
      <CountUp value={outcome.net} className={clsx('font-semibold', brief === true ? 'text-2xl' : 'text-3xl')} />
      <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-sm">
        <Change value={outcome.yield} className="text-base" />
        <span className="text-xs text-fg-3">{t('receipts.result')}</span>
      </span>
    </p>
  )
}

function Reading() {
  const { t } = useTranslation()
  return (
    <p className="flex min-h-23 items-center gap-3 rounded-lg bg-surface-2 px-3 py-2.5" role="status">
      <SealMark {...unread} className="size-11 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block text-base font-semibold">{sealTitle(t, unread, false)}</span>
        <span className="block text-xs text-fg-2">{t('receipts.checkingText')}</span>
      </span>
    </p>
  )
}

/** `isPictured`: a picture of it waits for the check. */
function NotRun({ onRetry, isPictured }: { onRetry: () => void; isPictured: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-23 items-center gap-3 rounded-lg bg-surface-2 px-3 py-2.5" role="alert">
      <p className="min-w-0 flex-1 text-sm">
        {t('receipts.notRun')}
        {isPictured && <span className="block text-xs text-fg-2">{t('receipts.shareAfterCheck')}</span>}
      </p>
      <Button kind="ghost" size="md" onClick={onRetry}>
        {t('words.retry')}
      </Button>
    </div>
  )
}
