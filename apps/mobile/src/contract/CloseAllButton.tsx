import { useTranslation } from 'react-i18next'
import { useAct } from '../platform/act.ts'
import { api } from '../platform/api.ts'
import type { Book } from '../platform/book.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { toast } from '../ui/toast.ts'
import { actFailure, isUnanswered } from './act-failure.ts'
import type { Ground } from './ground.queries.ts'
import { Money } from './Money.tsx'
import { refreshBook } from './panel.ts'
import { printed } from './print-money.ts'
import { useAgainWhenBack } from './use-again-when-back.ts'
import { useAsked } from './use-asked.ts'
import { symbolsOf, useLiveFacts } from './use-live-facts.ts'

type CloseAllProps = { book: Book; ground: Ground | undefined }

export function CloseAllButton({ book, ground }: CloseAllProps) {
  const { t } = useTranslation()
  const asked = useAsked<Book>()
  return (
    <>
      <Button kind="ghost" size="sm" className="-mr-2 mb-1 shrink-0" onClick={() => asked.ask(book)}>
        {t('words.closeAll')}
      </Button>
      {asked.subject !== undefined && (
        <CloseAllSheet key={asked.key} book={book} ground={ground} isOpen={asked.isOpen} onClose={asked.close} />
      )}
    </>
  )
}

/** Closes every position of the book that can be closed now. Each opening of it is an intent of its own. */
function CloseAllSheet({ book, ground, isOpen, onClose }: CloseAllProps & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const facts = useLiveFacts(ground, symbolsOf(ground))
  const summary = ground && facts && ground.engine.summaryOf(ground.book, facts)
  const act = useAct({
    call: api.closeAll,
    inPlace: true,
    onDone: ({ outcome }) => {
      refreshBook()
      const { settlements, pending, skipped } = outcome
      toast(t('positions.allClosed', { count: settlements.length + pending.length }))
      if (skipped.length > 0) toast(t('positions.skipped', { count: skipped.length }), 'info')
      onClose()
    },
  })
  useAgainWhenBack(act, () => act.mutate({ book }))
  return (
    <ConfirmSheet
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('words.closeAll')}
      text={t('positions.closeAllText')}
      facts={[
        { label: t('words.positions'), value: String(summary?.openCount ?? '—') },
        {
          label: t('words.unrealisedProfit'),
          value: <Money value={printed(summary?.profit)} sign tone private />,
        },
      ]}
      confirmLabel={isUnanswered(act.error) ? t('positions.askAgain') : t('words.closeAll')}
      kind="danger"
      busy={act.isPending}
      error={actFailure(act.error)}
      onConfirm={() => act.mutate({ book })}
    />
  )
}
