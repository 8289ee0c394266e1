import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { bookParameter } from '@touchstone/app/books/book'
import type { ClosePlace } from '@touchstone/app/results/close-result'
import { closeEnding, type Ending, useEnding } from '@touchstone/app/results/endings'
import type { Outcome } from '@touchstone/app/results/outcome'
import type { PictureProof } from '@touchstone/app/results/picture-proof'
import { useOutcome } from '@touchstone/app/results/use-outcome'
import { shareOfOutcome } from '@touchstone/app/positions/share-card'
import { DemoBadge } from '../books/DemoBadge.tsx'
import { PictureWatch } from './PictureWatch.tsx'
import { SharePanel } from './SharePanel.tsx'
import { pathTo } from '../routes/paths.ts'
import { toForm } from '../routes/to-form.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { ResultCard } from './ResultCard.tsx'

/** Rises over any screen when something ended, and stays until it is closed. */
export function ResultSheet() {
  const { ending, isOpen } = useEnding()
  if (ending === undefined) return null
  // What was shown of one is never shown of another.
  return <EndingSheet key={`${ending.bookId}-${ending.sequence}`} ending={ending} isOpen={isOpen} />
}

const noCloses: readonly ClosePlace[] = []

function EndingSheet({ ending, isOpen }: { ending: Ending; isOpen: boolean }) {
  const { t } = useTranslation()
  const outcome = useOutcome(ending)
  const [hasAsked, setHasAsked] = useState(false)
  const { bookId, sequence, book } = ending
  const [proof, setProof] = useState<PictureProof>('none')
  const shared = typeof outcome === 'object' && proof !== 'none' ? shareOfOutcome(outcome, book, proof) : undefined
  // Where the figures are found false meanwhile, the card is there again, and says so.
  const isSharing = hasAsked && shared !== undefined
  const closes = 'closes' in ending.what ? ending.what.closes : noCloses
  const record = { outcome, bookId, sequence, closes }
  return (
    <>
      <Sheet
        steady
        open={isOpen && !isSharing}
        onOpenChange={(open) => {
          if (!open && !isSharing) closeEnding()
        }}
        title={<Title outcome={outcome} isDemo={book === 'demo'} />}
        text={<HeldText outcome={outcome} />}
        footer={
          <Actions
            ending={ending}
            outcome={outcome}
            onShare={shared === undefined ? undefined : () => setHasAsked(true)}
          />
        }
      >
        <ResultCard {...record} onLeave={closeEnding} onPicture={setProof} />
      </Sheet>
      {shared !== undefined && (
        <Sheet open={isOpen && isSharing} onOpenChange={setHasAsked} title={t('receipts.shareTitle')}>
          {/* The card is gone behind this sheet. */}
          <PictureWatch {...record} onPicture={setProof} />
          <SharePanel result={shared} receipt={{ bookId, sequence }} />
        </Sheet>
      )}
    </>
  )
}

type OutcomeProps = { outcome: Outcome | 'loading' | 'failed' }

function Title({ outcome, isDemo }: OutcomeProps & { isDemo: boolean }) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap items-center gap-2">
      {t(typeof outcome === 'object' ? outcome.title : 'words.result')}
      {isDemo && <DemoBadge />}
    </span>
  )
}

function HeldText({ outcome }: OutcomeProps) {
  const { t } = useTranslation()
  if (typeof outcome !== 'object') return '…'
  const { held, count } = outcome
  if (held === undefined) return t('receipts.closedCount', { count })
  const leverage = held.leverage === undefined ? '' : ` ${held.leverage}×`
  return `${held.symbol} · ${t(`words.${held.side}`)}${leverage}`
}

type ActionsProps = OutcomeProps & { ending: Ending; onShare: (() => void) | undefined }

/** One row: to hand it on, and to do it again. The seal leads to the proof, and the cross of the sheet ends it. */
function Actions({ ending: { book }, outcome, onShare }: ActionsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const tradeAgain = (): void => {
    closeEnding()
    void navigate(againPath(outcome, book), { state: toForm })
  }
  return (
    <div className="flex items-stretch gap-2">
      <Button size="md" className="min-w-0 flex-1 px-3!" disabled={onShare === undefined} onClick={() => onShare?.()}>
        <Share2 aria-hidden className="size-4.5" />
        {t('words.share')}
      </Button>
      <Button kind="soft" size="md" className="min-w-0 flex-1 px-3!" onClick={tradeAgain}>
        {t('receipts.tradeAgain')}
      </Button>
    </div>
  )
}

/** Where the same can be done again. */
function againPath(outcome: OutcomeProps['outcome'], book: Ending['book']): string {
  const held = typeof outcome === 'object' ? outcome.held : undefined
  if (held?.side === 'rise' || held?.side === 'fall')
    return pathTo('secondContract', { symbol: held.symbol, book: bookParameter(book) })
  return pathTo(book === 'demo' ? 'demo' : 'contract', { symbol: held?.symbol, direction: held?.side })
}
