import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { Stop } from '@touchstone/domain/positions/position'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { Facts } from '../ui/Facts.tsx'
import { PercentChips } from '../ui/PercentChips.tsx'
import { Price } from '../ui/Price.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { positionIn, termsIn, type PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import type { PanelProps } from './panel.ts'
import { toast } from '@touchstone/app/feedback/toast'
import { placeOf, printedStop } from '@touchstone/app/orders/order-form'
import { refreshBook } from '@touchstone/app/books/refresh-book'
import { PanelFooter } from '../orders/PanelFooter.tsx'
import { shownStanding } from '@touchstone/app/positions/shown-standing'
import { StopField } from '../orders/StopField.tsx'
import type { Staked, StopKind } from '@touchstone/app/orders/stop-price'
import {
  percentOfStop,
  standingStops,
  stopMeant,
  stopQuantity,
  type StopsForm,
} from '@touchstone/app/positions/stops-panel-form'
import { useLiveFacts } from '@touchstone/app/previews/use-live-facts'

const kinds = ['takeProfit', 'stopLoss'] as const

/** Take-profit and stop-loss of an open position. */
export function StopsPanel({ record, context, onDone }: PanelProps) {
  const { t } = useTranslation()
  const sentence = useRefusalSentence()
  const [form, setForm] = useState<StopsForm>(() => standingStops(record.takeProfit, record.stopLoss))
  const facts = useLiveFacts(context, [record.symbol])
  const terms = termsIn(context, record.symbol)
  const standing = shownStanding(record, context, facts)
  const act = useAct({
    call: api.setStops,
    inPlace: true,
    onDone: () => {
      refreshBook()
      toast(t('positions.stopsSaved'))
      onDone()
    },
  })
  const position = positionIn(context, record.id)
  if (context === undefined || facts === undefined || terms === undefined || position === undefined)
    return <Skeleton className="h-80" />
  const staked: Staked = { ...position, margin: decimal(standing.margin ?? '0') }
  const meant = {
    takeProfit: stopMeant('takeProfit', form, staked, terms.priceTick),
    stopLoss: stopMeant('stopLoss', form, staked, terms.priceTick),
  }
  const refusal = refusalOf(context, record.id, meant, facts)
  const place = refusal && placeOf(refusal)
  const said = refusal && sentence(refusal)
  const tick = printDecimal(terms.priceTick)
  const set = (kind: StopKind, changed: Partial<StopsForm[StopKind]>): void => {
    setForm({ ...form, [kind]: { ...form[kind], ...changed } })
  }
  return (
    <div className="flex flex-col gap-3">
      <Facts
        items={[
          { label: t('words.entryPrice'), value: <Price value={record.entryPrice} tick={tick} /> },
          { label: t('words.markPrice'), value: <Price value={standing.mark} tick={tick} /> },
        ]}
      />
      <Segmented
        label={t('positions.stopsBy')}
        value={form.by}
        onChange={(by) =>
          setForm({ by, takeProfit: { ...form.takeProfit, text: '' }, stopLoss: { ...form.stopLoss, text: '' } })
        }
        items={[
          { value: 'price', label: t('positions.byPrice') },
          { value: 'percent', label: t('positions.byPercent') },
        ]}
      />
      {kinds.map((kind) => (
        <div key={kind}>
          <StopField
            kind={kind}
            by={form.by}
            value={form[kind].text}
            onChange={(text) => set(kind, { text })}
            meant={meant[kind]?.price}
            staked={partStaked(staked, meant[kind])}
            priceTick={terms.priceTick}
            error={place === kind ? said : undefined}
          />
          {meant[kind] !== null && (
            <PercentChips
              value={percentOfStop(position.quantity, form[kind].quantity, terms.quantityStep)}
              onPick={(percent) =>
                set(kind, { quantity: stopQuantity(position.quantity, percent, terms.quantityStep) })
              }
              className="mt-1"
            />
          )}
        </div>
      ))}
      <p className="text-xs text-fg-3">{t('positions.stopsNote')}</p>
      <PanelFooter
        label={t('words.save')}
        act={act}
        refusal={place === 'takeProfit' || place === 'stopLoss' ? undefined : said}
        disabled={refusal !== undefined}
        onPress={() =>
          act.mutate({
            id: record.id,
            takeProfit: printedStop(meant.takeProfit),
            stopLoss: printedStop(meant.stopLoss),
          })
        }
      />
    </div>
  )
}

const refusalOf = (
  { engine, book }: PreviewContext,
  positionId: string,
  meant: Record<StopKind, Stop | null>,
  facts: PreviewContext['facts'],
) => engine.stopsRefusal(book, { kind: 'set_stops', positionId, ...meant }, facts)

/** What a stop would close of the position. */
function partStaked(whole: Staked, stop: Stop | null): Staked {
  const quantity = stop?.quantity ?? whole.quantity
  if (quantity >= whole.quantity || whole.quantity === 0n) return whole
  const share = (value: bigint): bigint => (value * quantity) / whole.quantity
  return { ...whole, quantity, cost: share(whole.cost), margin: share(whole.margin) }
}
