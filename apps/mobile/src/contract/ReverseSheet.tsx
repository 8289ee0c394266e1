import { over } from '@touchstone/domain/money/mul-div'
import { useTranslation } from 'react-i18next'
import { useAct } from '../platform/act.ts'
import { api } from '../platform/api.ts'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Price } from '../ui/Price.tsx'
import { toast } from '../ui/toast.ts'
import { actFailure, isUnanswered } from './act-failure.ts'
import { type Ground, termsIn } from './ground.queries.ts'
import { Money } from './Money.tsx'
import { type PanelProps, refreshBook } from './panel.ts'
import { baseOf, printed } from './print-money.ts'
import { useRefusalSentence } from '../queries/refusal-texts.ts'
import { useAgainWhenBack } from './use-again-when-back.ts'
import { crossSymbolsOf, useLiveFacts } from './use-live-facts.ts'

/** Closes a position and opens the same quantity the other way; shows the position that results. */
export function ReverseSheet({ record, ground, onDone, isOpen }: PanelProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  const sentence = useRefusalSentence()
  const known = isOpen ? ground : undefined
  const facts = useLiveFacts(known, known === undefined ? [] : [record.symbol, ...crossSymbolsOf(known)])
  const outlook =
    known && facts && known.engine.outlookOf(known.book, { kind: 'reverse_position', positionId: record.id }, facts)
  const act = useAct({
    call: api.reversePosition,
    inPlace: true,
    onDone: ({ outcome }) => {
      refreshBook()
      toast(t(outcome.kind === 'accepted' ? 'positions.closeAccepted' : 'positions.reversed'))
      onDone()
    },
  })
  useAgainWhenBack(act, () => act.mutate({ id: record.id }))
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
      error={actFailure(act.error) ?? (outlook?.ok === false ? sentence(outlook.refusal) : undefined)}
      onConfirm={() => act.mutate({ id: record.id })}
    >
      {ground !== undefined && <ReversedFacts positionId={record.id} symbol={record.symbol} ground={ground} />}
    </ConfirmSheet>
  )
}

type ReversedFactsProps = { positionId: string; symbol: string; ground: Ground }

/** The position that results. */
function ReversedFacts({ positionId, symbol, ground }: ReversedFactsProps) {
  const { t } = useTranslation()
  const facts = useLiveFacts(ground, [symbol, ...crossSymbolsOf(ground)]) ?? ground.facts
  const reversed = ground.engine.outlookOf(ground.book, { kind: 'reverse_position', positionId }, facts)
  const outlook = reversed.ok ? reversed.value : undefined
  const position = outlook?.position ?? undefined
  const tick = printed(termsIn(ground, symbol)?.priceTick) ?? undefined
  const entry = position && over(position.cost, position.quantity, 'down')
  return (
    <Facts
      inset
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
