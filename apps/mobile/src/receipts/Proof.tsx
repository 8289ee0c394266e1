import { isUsersKey } from '@touchstone/domain/books/signed-intent'
import type { Checkpoint } from '@touchstone/domain/ledger/checkpoint'
import type { MerklePath } from '@touchstone/domain/ledger/merkle'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Section.tsx'
import { SigningDevice } from './SigningDevice.tsx'
import { HashLine } from './HashLine.tsx'
import { printMoment } from '@touchstone/app/receipts/print-moment'

type ProofProps = { receipt: Receipt; checkpoints: readonly Checkpoint[] }

/** The record's position in its book, and the path from it to a published checkpoint. */
export function Proof({ receipt, checkpoints }: ProofProps) {
  const { t } = useTranslation()
  const { row, anchor } = receipt.journal
  return (
    <Section title={t('receipts.proof')}>
      <Card padded className="flex flex-col gap-3">
        <Facts
          items={[
            { label: t('receipts.book'), value: row.bookId },
            { label: t('receipts.sequence'), value: row.sequence },
            { label: t('words.time'), value: printMoment(row.at) },
            { label: t('receipts.key'), value: <span className="font-mono text-xs break-all">{row.key}</span> },
            ...(isUsersKey(row.key) ? [{ label: t('receipts.signedBy'), value: <SigningDevice row={row} /> }] : []),
          ]}
        />
        <HashLine label={t('receipts.rowHash')} text={row.hash} />
        <HashLine label={t('receipts.previousHash')} text={row.previousHash} />
        {anchor === anchorPending ? (
          <p className="text-sm text-warn">{t('receipts.noCheckpoint')}</p>
        ) : (
          <Path path={anchor.path} />
        )}
      </Card>
      {checkpoints.map((checkpoint) => (
        <CheckpointCard key={`${checkpoint.id} ${checkpoint.hash}`} checkpoint={checkpoint} />
      ))}
    </Section>
  )
}

function CheckpointCard({ checkpoint: { id, at, hash } }: { checkpoint: Checkpoint }) {
  const { t } = useTranslation()
  return (
    <Card padded className="flex flex-col gap-3">
      <p className="text-sm font-semibold">{t('receipts.checkpoint', { id })}</p>
      <Facts items={[{ label: t('receipts.checkpointTime'), value: printMoment(at) }]} />
      <HashLine label={t('receipts.checkpointHash')} text={hash} />
    </Card>
  )
}

function Path({ path }: { path: MerklePath }) {
  const { t } = useTranslation()
  if (path.length === 0) return null
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {t('receipts.path', { count: path.length })}
        <ChevronDown aria-hidden className="size-4 text-fg-3 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="flex flex-col gap-2 pt-1">
        {path.map(({ side, hash }, index) => (
          <li key={index} className="flex gap-2 font-mono text-xs text-fg-2">
            <span aria-hidden className="text-fg-3">
              {side === 'left' ? '←' : '→'}
            </span>
            <span className="min-w-0 break-all">{hash}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
