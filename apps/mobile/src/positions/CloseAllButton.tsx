import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import type { Book } from '@touchstone/app/books/book'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { actFailure, isUnanswered } from '@touchstone/app/feedback/act-failure'
import { positionsIn, type PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { showClosed } from '@touchstone/app/positions/use-close'
import { whileAsked } from '@touchstone/app/results/asked-closes'
import { useBurdens } from '@touchstone/app/results/close-result'
import { Change } from '../ui/Change.tsx'
import { Money } from '../ui/Money.tsx'
import { SilenceNotice } from './SilenceNotice.tsx'
import { refreshBook } from '@touchstone/app/books/refresh-book'
import { printed } from '@touchstone/app/format/print-money'
import { useOffline } from '@touchstone/app/live/use-offline'
import { useSilence } from '@touchstone/app/live/use-silence'
import { useConfirmedSubject } from '@touchstone/app/forms/use-confirmed-subject'
import { symbolsOf, useLiveFacts } from '@touchstone/app/previews/use-live-facts'

type CloseAllProps = { book: Book; context: PreviewContext | undefined }

export function CloseAllButton({ book, context }: CloseAllProps) {
  const { t } = useTranslation()
  const confirming = useConfirmedSubject<Book>()
  return (
    <>
      <Button kind="ghost" size="sm" className="-mr-2 mb-1 shrink-0" onClick={() => confirming.ask(book)}>
        {t('words.closeAll')}
      </Button>
      {confirming.subject !== undefined && (
        <CloseAllSheet
          key={confirming.key}
          book={book}
          context={context}
          isOpen={confirming.isOpen}
          onClose={confirming.close}
        />
      )}
    </>
  )
}

/** Closes every position of the book that can be closed now. Each opening of the sheet is a new intent. */
function CloseAllSheet({ book, context, isOpen, onClose }: CloseAllProps & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const facts = useLiveFacts(context, symbolsOf(context))
  const positions = positionsIn(context)
  const burdens = useBurdens(positions)
  const expected = context && facts && burdens && context.engine.closeAllOutlook(context.book, burdens, facts)
  const act = useAct({
    call: (asked: { book: Book }, asking) =>
      whileAsked({ book, ids: positions.map(({ id }) => id), after: context?.book.sequence ?? 0 }, () =>
        api.closeAll(asked, asking),
      ),
    inPlace: true,
    onDone: ({ outcome, sequence }, _asked, isHere) => {
      refreshBook()
      const { settlements, pending, skipped } = outcome
      const [first] = settlements
      if (first !== undefined) showClosed({ sequence, outcome }, isHere, { positionId: first.positionId, book })
      if (pending.length > 0) toast(t('positions.closeAccepted'), 'info')
      if (skipped.length > 0) toast(t('positions.skipped', { count: skipped.length }), 'info')
    },
    onward: onClose,
  })
  const isOffline = useOffline()
  const isSilent = useSilence()
  return (
    <ConfirmSheet
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('words.closeAll')}
      text={t('positions.closeAllText')}
      facts={[
        { label: t('words.positions'), value: context === undefined ? '—' : String(positions.length) },
        {
          label: t('positions.expectedResult'),
          value: (
            <span className="inline-flex items-baseline gap-2">
              <Money value={printed(expected?.net)} sign tone private />
              {expected !== undefined && <Change value={printed(expected.yield)} className="text-xs" />}
            </span>
          ),
        },
      ]}
      confirmLabel={isUnanswered(act.error) ? t('positions.askAgain') : t('words.closeAll')}
      kind="danger"
      busy={act.isPending}
      areFactsOld={isSilent}
      reason={isOffline ? t('positions.blocked_offline') : undefined}
      error={actFailure(act.error)}
      onConfirm={() => act.mutate({ book })}
    >
      <SilenceNotice />
    </ConfirmSheet>
  )
}
