import { over } from '@touchstone/domain/money/mul-div'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { Facts } from '../ui/Facts.tsx'
import { SilenceNotice } from './SilenceNotice.tsx'
import { Price } from '../ui/Price.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { actFailure, isUnanswered } from '@touchstone/app/feedback/act-failure'
import { type PreviewContext, termsIn } from '@touchstone/app/previews/preview-context.queries'
import { Money } from '../ui/Money.tsx'
import { showClosed } from '@touchstone/app/positions/use-close'
import { whileAsked } from '@touchstone/app/results/asked-closes'
import type { PanelProps } from './panel.ts'
import { refreshBook } from '@touchstone/app/books/refresh-book'
import { baseOf, printed } from '@touchstone/app/format/print-money'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { useOffline } from '@touchstone/app/live/use-offline'
import { useSilence } from '@touchstone/app/live/use-silence'
import { standingRefusal } from '@touchstone/app/previews/standing-refusal'
import { symbolsAround, useLastFacts, useLiveFacts } from '@touchstone/app/previews/use-live-facts'

/** Closes a position and opens the same quantity the other way; shows the position that results. */
export function ReverseSheet({ book, record, context, onDone, isOpen }: PanelProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  const sentence = useRefusalSentence()
  const known = isOpen ? context : undefined
  const facts = useLiveFacts(known, symbolsAround(known, record.symbol))
  const outlook =
    known && facts && known.engine.outlookOf(known.book, { kind: 'reverse_position', positionId: record.id }, facts)
  const act = useAct({
    call: (asked: { id: string }, asking) =>
      whileAsked({ book, ids: [record.id], after: context?.book.sequence ?? record.openSequence }, () =>
        api.reversePosition(asked, asking),
      ),
    inPlace: true,
    onDone: ({ outcome, sequence }, _asked, isHere) => {
      refreshBook()
      if (outcome.kind === 'accepted') toast(t('positions.closeAccepted'))
      else showClosed({ sequence, outcome }, isHere, { positionId: record.id, book })
    },
    onward: onDone,
  })
  const isOffline = useOffline()
  const refusal = standingRefusal(outlook?.ok === false ? outlook.refusal : undefined, useSilence())
  const side = record.direction === 'long' ? 'short' : 'long'
  return (
    <ConfirmSheet
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return
        act.reset()
        onDone()
      }}
      title={t('positions.reverse')}
      text={t('positions.reverseConfirm', { symbol: record.symbol, side: t(`words.${side}`) })}
      confirmLabel={isUnanswered(act.error) ? t('positions.askAgain') : t('positions.reverse')}
      kind={side === 'long' ? 'up' : 'down'}
      busy={act.isPending}
      reason={isOffline ? t('positions.blocked_offline') : undefined}
      error={actFailure(act.error) ?? (refusal && sentence(refusal))}
      onConfirm={() => act.mutate({ id: record.id })}
    >
      <SilenceNotice />
      {context !== undefined && <ReversedFacts positionId={record.id} symbol={record.symbol} context={context} />}
    </ConfirmSheet>
  )
}

type ReversedFactsProps = { positionId: string; symbol: string; context: PreviewContext }

/** The position that results, at the last prices: grey where no more come. */
function ReversedFacts({ positionId, symbol, context }: ReversedFactsProps) {
  const { t } = useTranslation()
  const facts = useLastFacts(context, symbolsAround(context, symbol))
  const reversed = context.engine.outlookOf(context.book, { kind: 'reverse_position', positionId }, facts)
  const outlook = reversed.ok ? reversed.value : undefined
  const position = outlook?.position ?? undefined
  const tick = printed(termsIn(context, symbol)?.priceTick) ?? undefined
  const entry = position && over(position.cost, position.quantity, 'down')
  return (
    <Facts
      inset
      isOld={useSilence()}
      items={[
        {
          label: t('positions.resultingSize'),
          value: <Money value={printed(position?.quantity)} unit={baseOf(symbol)} places={18} trim />,
        },
        { label: t('positions.entryMarket'), value: <Price value={printed(entry)} tick={tick} /> },
        { label: t('words.margin'), value: <Money value={printed(position?.margin)} /> },
        {
          label: t('words.liquidationPrice'),
          value: <Price value={printed(outlook?.liquidationPrice)} tick={tick} />,
          tone: 'warn',
        },
        { label: t('positions.freeAfter'), value: <Money value={printed(outlook?.free)} private /> },
      ]}
    />
  )
}
