import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { decimal, printDecimal, type Quantity } from '@touchstone/domain/money/decimal'
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
  type StopTyped,
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
  const act = useSetStops(onDone)
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
  const set = (kind: StopKind, changed: Partial<StopsForm[StopKind]>): void => {
    setForm({ ...form, [kind]: { ...form[kind], ...changed } })
  }
  return (
    <div className="flex flex-col gap-3">
      <EntryAndMark entry={record.entryPrice} mark={standing.mark} tick={printDecimal(terms.priceTick)} />
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
        <EditedStop
          key={kind}
          kind={kind}
          form={form}
          meant={meant[kind]}
          staked={staked}
          whole={position.quantity}
          terms={terms}
          error={place === kind ? said : undefined}
          onChange={(changed) => set(kind, changed)}
        />
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

function useSetStops(onDone: () => void) {
  const { t } = useTranslation()
  return useAct({
    call: api.setStops,
    inPlace: true,
    onDone: () => {
      refreshBook()
      toast(t('positions.stopsSaved'))
      onDone()
    },
  })
}

function EntryAndMark({ entry, mark, tick }: { entry: string | null; mark: string | null; tick: string }) {
  const { t } = useTranslation()
  return (
    <Facts
      items={[
        { label: t('words.entryPrice'), value: <Price value={entry} tick={tick} /> },
        { label: t('words.markPrice'), value: <Price value={mark} tick={tick} /> },
      ]}
    />
  )
}

type EditedStopProps = {
  kind: StopKind
  form: StopsForm
  meant: Stop | null
  staked: Staked
  whole: Quantity
  terms: SymbolTerms
  error: string | undefined
  onChange: (changed: Partial<StopTyped>) => void
}

/** One stop: its price or percentage, and the part of the position that it closes. */
function EditedStop({ kind, form, meant, staked, whole, terms, error, onChange }: EditedStopProps) {
  return (
    <div>
      <StopField
        kind={kind}
        by={form.by}
        value={form[kind].text}
        onChange={(text) => onChange({ text })}
        meant={meant?.price}
        staked={partStaked(staked, meant)}
        priceTick={terms.priceTick}
        error={error}
      />
      {meant !== null && (
        <PercentChips
          value={percentOfStop(whole, form[kind].quantity, terms.quantityStep)}
          onPick={(percent) => onChange({ quantity: stopQuantity(whole, percent, terms.quantityStep) })}
          className="mt-1"
        />
      )}
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
