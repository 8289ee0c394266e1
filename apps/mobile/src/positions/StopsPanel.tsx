import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { decimal, type Price as Rate, printDecimal, type Quantity } from '@touchstone/domain/money/decimal'
import type { Direction, Position, Stop } from '@touchstone/domain/positions/position'
import type { Burden, CloseResult } from '@touchstone/domain/positions/position-result'
import { useState } from 'react'
import { forgetFailure } from '@touchstone/app/feedback/act-failure'
import { useTranslation } from 'react-i18next'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { Facts } from '../ui/Facts.tsx'
import { SilenceNotice } from './SilenceNotice.tsx'
import { PercentChips } from '../ui/PercentChips.tsx'
import { Price } from '../ui/Price.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { positionIn, termsIn, type PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { useSilence } from '@touchstone/app/live/use-silence'
import { standingRefusal } from '@touchstone/app/previews/standing-refusal'
import type { PanelProps } from './panel.ts'
import { toast } from '@touchstone/app/feedback/toast'
import { placeOf, printedStop } from '@touchstone/app/orders/order-form'
import { refreshBook } from '@touchstone/app/books/refresh-book'
import { PanelFooter } from '../orders/PanelFooter.tsx'
import { shownStanding } from '@touchstone/app/positions/shown-standing'
import { StopField } from '../orders/StopField.tsx'
import { useStopFault } from '../orders/use-stop-fault.ts'
import { burdenOf, usePositionResult } from '@touchstone/app/results/close-result'
import { resultAt } from '@touchstone/app/chart/stop-change'
import { printed } from '@touchstone/app/format/print-money'
import type { StopBase, StopKind } from '@touchstone/app/orders/stop-price'
import {
  percentOfStop,
  standingStops,
  stopMeant,
  stopQuantity,
  type StopsForm,
  type StopTyped,
} from '@touchstone/app/positions/stops-panel-form'
import { symbolsAround, useLiveFacts } from '@touchstone/app/previews/use-live-facts'

const kinds = ['takeProfit', 'stopLoss'] as const

/** Take-profit and stop-loss of an open position. */
export function StopsPanel({ record, context, onDone }: PanelProps) {
  const { t } = useTranslation()
  const sentence = useRefusalSentence()
  const [form, setForm] = useState<StopsForm>(() => standingStops(record.takeProfit, record.stopLoss))
  const facts = useLiveFacts(context, symbolsAround(context, record.symbol))
  const terms = termsIn(context, record.symbol)
  const standing = shownStanding(record, context, facts)
  const act = useSetStops(onDone)
  const soFar = usePositionResult(record.id)
  const stopFault = useStopFault()
  const isSilent = useSilence()
  const position = positionIn(context, record.id)
  if (context === undefined || facts === undefined || terms === undefined || position === undefined)
    return <Skeleton className="h-80" />
  const base: StopBase = { ...position, margin: decimal(standing.margin ?? '0') }
  const meant = {
    takeProfit: stopMeant('takeProfit', form, base, terms.priceTick),
    stopLoss: stopMeant('stopLoss', form, base, terms.priceTick),
  }
  const isEmpty = [record.takeProfit, record.stopLoss, meant.takeProfit, meant.stopLoss].every((each) => each === null)
  const refusal = standingRefusal(refusalOf(context, record.id, meant, facts), isSilent)
  const place = refusal && placeOf(refusal)
  const said = refusal && sentence(refusal)
  const tick = printDecimal(terms.priceTick)
  const burden = burdenOf(soFar.data, position.quantity)
  const mark = standing.mark === null ? undefined : decimal(standing.mark)
  const change = (next: StopsForm): void => {
    forgetFailure(act)
    setForm(next)
  }
  const set = (kind: StopKind, changed: Partial<StopsForm[StopKind]>): void => {
    change({ ...form, [kind]: { ...form[kind], ...changed } })
  }
  return (
    <div className="flex flex-col gap-3">
      <SilenceNotice />
      <EntryAndMark entry={record.entryPrice} mark={standing.mark} tick={tick} />
      <Segmented
        label={t('positions.stopsBy')}
        value={form.by}
        onChange={(by) =>
          change({ by, takeProfit: { ...form.takeProfit, text: '' }, stopLoss: { ...form.stopLoss, text: '' } })
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
          direction={position.direction}
          meant={meant[kind]}
          from={mark}
          result={resultOf(meant[kind], { position, terms, burden })}
          liquidation={standing.liquidationPrice === null ? null : decimal(standing.liquidationPrice)}
          whole={position.quantity}
          terms={terms}
          error={
            refusal !== undefined && place === kind
              ? stopFault({ refusal, kind, direction: position.direction, tick })
              : undefined
          }
          onChange={(changed) => set(kind, changed)}
        />
      ))}
      <p className="text-xs text-fg-3">{t('positions.stopsNote')}</p>
      <PanelFooter
        label={t('words.save')}
        act={act}
        refusal={place === 'takeProfit' || place === 'stopLoss' ? undefined : said}
        reason={isEmpty ? t('positions.enterPrice') : undefined}
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
    onDone: (_reply, asked) => {
      refreshBook()
      toast(t(savedWord(asked)))
    },
    onward: onDone,
  })
}

/** Which of the two is in force from now on. */
function savedWord({ takeProfit, stopLoss }: { takeProfit: unknown; stopLoss: unknown }) {
  if (takeProfit === null && stopLoss === null) return 'positions.stopsRemoved'
  if (stopLoss === null) return 'positions.takeProfitSaved'
  return takeProfit === null ? 'positions.stopLossSaved' : 'positions.stopsSaved'
}

function EntryAndMark({ entry, mark, tick }: { entry: string | null; mark: string | null; tick: string }) {
  const { t } = useTranslation()
  return (
    <Facts
      isOld={useSilence()}
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
  direction: Direction
  meant: Stop | null
  from: Rate | undefined
  result: CloseResult | undefined
  liquidation: Rate | null
  whole: Quantity
  terms: SymbolTerms
  error: string | undefined
  onChange: (changed: Partial<StopTyped>) => void
}

/** One stop: its price or percentage, and the part of the position that it closes. */
function EditedStop({ kind, form, whole, terms, meant, onChange, ...shown }: EditedStopProps) {
  const { t } = useTranslation()
  return (
    <div>
      <StopField
        kind={kind}
        by={form.by}
        value={form[kind].text}
        onChange={(text) => onChange({ text })}
        meant={meant?.price}
        priceTick={terms.priceTick}
        {...shown}
      />
      {meant !== null && (
        <>
          <p className="pt-1 text-2xs text-fg-3">{t('positions.partOfPosition')}</p>
          <PercentChips
            value={percentOfStop(whole, form[kind].quantity, terms.quantityStep)}
            onPick={(percent) => onChange({ quantity: stopQuantity(whole, percent, terms.quantityStep) })}
            className="mt-1"
          />
        </>
      )}
    </div>
  )
}

type Known = { position: Position; terms: SymbolTerms; burden: Burden | undefined }

/** What a stop would bring, net of all fees; undefined while it is not known what the position bears already. */
function resultOf(stop: Stop | null, { position, terms, burden }: Known): CloseResult | undefined {
  if (stop === null || burden === undefined) return undefined
  const closing = { price: printDecimal(stop.price), quantity: printed(stop.quantity) }
  return resultAt(position, closing, { takerRate: printDecimal(terms.takerRate), burden })
}

const refusalOf = (
  { engine, book }: PreviewContext,
  positionId: string,
  meant: Record<StopKind, Stop | null>,
  facts: PreviewContext['facts'],
) => engine.stopsRefusal(book, { kind: 'set_stops', positionId, ...meant }, facts)
