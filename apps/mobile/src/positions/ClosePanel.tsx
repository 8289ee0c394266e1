import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { printDecimal, type Quantity } from '@touchstone/domain/money/decimal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { Amount } from '../ui/Amount.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { Change } from '../ui/Change.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SilenceNotice } from './SilenceNotice.tsx'
import { PercentChips } from '../ui/PercentChips.tsx'
import { Price } from '../ui/Price.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Slider } from '../ui/Slider.tsx'
import { PanelFooter } from '../orders/PanelFooter.tsx'
import { PriceField } from '../orders/PriceField.tsx'
import { positionIn, termsIn } from '@touchstone/app/previews/preview-context.queries'
import { type CloseDraft, closeRequest } from '@touchstone/app/positions/close-form'
import { ExpiryChips } from '../orders/LimitPart.tsx'
import { Money } from '../ui/Money.tsx'
import { placeOf } from '@touchstone/app/orders/order-form'
import { partOf, percentOf } from '@touchstone/app/orders/order-size'
import { forgetFailure, isUnanswered } from '@touchstone/app/feedback/act-failure'
import { useSilence } from '@touchstone/app/live/use-silence'
import { standingRefusal } from '@touchstone/app/previews/standing-refusal'
import type { PanelProps } from './panel.ts'
import { previewClose, type ClosePreview } from '@touchstone/app/positions/preview-close'
import { placesOfStep, typedDecimal } from '@touchstone/app/format/typed-decimal'
import { baseOf, printed } from '@touchstone/app/format/print-money'
import { burdenOf, usePositionResult } from '@touchstone/app/results/close-result'
import { useClose } from '@touchstone/app/positions/use-close'
import { symbolsAround, useLiveFacts } from '@touchstone/app/previews/use-live-facts'

/** Closes a position, whole or in part, at market or at a price. */
export function ClosePanel({ book, record, context, onDone }: PanelProps) {
  const { t } = useTranslation()
  const sentence = useRefusalSentence()
  const [openedAtMs] = useState(() => Date.now())
  const [draft, setDraft] = useState<CloseDraft>({
    type: 'market',
    quantity: record.quantity,
    limit: '',
    expiry: 'none',
  })
  const facts = useLiveFacts(context, symbolsAround(context, record.symbol))
  const close = useClose(record, book, context?.book.sequence, onDone)
  const isSilent = useSilence()
  const soFar = usePositionResult(record.id)
  const position = positionIn(context, record.id)
  const terms = termsIn(context, record.symbol)
  if (context === undefined || facts === undefined || position === undefined || terms === undefined)
    return <Skeleton className="h-80" />
  const change = (changed: Partial<CloseDraft>): void => {
    forgetFailure(close)
    setDraft({ ...draft, ...changed })
  }
  const closable = position.quantity - position.closingQuantity
  const known = { engine: context.engine, book: context.book, facts }
  const preview = previewClose(draft, position, known, { terms, burden: burdenOf(soFar.data, position.quantity) })
  const percent = percentOf(typedDecimal(draft.quantity) ?? 0n, closable)
  const refusal = standingRefusal(preview.refusal, isSilent)
  const place = refusal && placeOf(refusal)
  const said = refusal && sentence(refusal)
  const missing = t(draft.type === 'limit' && percent > 0 ? 'positions.enterPrice' : 'positions.enterAmount')
  // What got no answer is asked for as it was: what it may have closed since is no longer there to be closed.
  const request = isUnanswered(close.error) ? close.variables : closeRequest(record.id, draft, closable, openedAtMs)
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label={t('words.type')}
        value={draft.type}
        onChange={(type) => change({ type, limit: draft.limit === '' ? printDecimal(preview.price) : draft.limit })}
        items={[
          { value: 'market', label: t('words.market') },
          { value: 'limit', label: t('words.limit') },
        ]}
      />
      {draft.type === 'limit' && (
        <LimitFields
          draft={draft}
          onChange={change}
          terms={terms}
          from={preview.price}
          error={place === 'limit' ? said : undefined}
          note={preview.fillsAtOnce ? t('positions.fillsAtOnce') : undefined}
        />
      )}
      <QuantityFields
        symbol={record.symbol}
        quantity={draft.quantity}
        closable={closable}
        step={terms.quantityStep}
        onChange={(quantity) => change({ quantity })}
        error={place === 'amount' ? said : undefined}
      />
      {isSilent ? <SilenceNotice /> : preview.waits && <Notice tone="warn">{t('positions.closesAtNext')}</Notice>}
      <CloseFacts preview={preview} priceTick={printDecimal(terms.priceTick)} symbol={record.symbol} isOld={isSilent} />
      <PanelFooter
        label={percent === 100 ? t('words.closePosition') : t('positions.closePart', { percent })}
        kind={record.direction === 'long' ? 'down' : 'up'}
        act={close}
        refusal={place === 'limit' || place === 'amount' ? undefined : said}
        reason={request === undefined ? missing : undefined}
        disabled={refusal !== undefined}
        onPress={() => {
          if (request !== undefined) close.mutate(request)
        }}
      />
    </div>
  )
}

type LimitFieldsProps = {
  draft: CloseDraft
  onChange: (changed: Partial<CloseDraft>) => void
  terms: SymbolTerms
  from: ClosePreview['price']
  error: string | undefined
  note: string | undefined
}

function LimitFields({ draft, onChange, terms, from, error, note }: LimitFieldsProps) {
  const { t } = useTranslation()
  return (
    <div>
      <PriceField
        label={t('positions.limitPrice')}
        value={draft.limit}
        onChange={(limit) => onChange({ limit })}
        terms={terms}
        from={from}
        error={error}
        note={note}
      />
      <ExpiryChips value={draft.expiry} onChange={(expiry) => onChange({ expiry })} />
    </div>
  )
}

type QuantityFieldsProps = {
  symbol: string
  quantity: string
  closable: Quantity
  step: Quantity
  onChange: (quantity: string) => void
  error: string | undefined
}

/** The quantity to close, typed or as a part of the position. */
function QuantityFields({ symbol, quantity, closable, step, onChange, error }: QuantityFieldsProps) {
  const { t } = useTranslation()
  const pick = (percent: number): void => onChange(printDecimal(partOf(closable, percent, step)))
  const percent = percentOf(typedDecimal(quantity) ?? 0n, closable)
  return (
    <>
      <AmountField
        label={t('words.quantity')}
        value={quantity}
        onChange={onChange}
        unit={baseOf(symbol)}
        places={placesOfStep(step)}
        hint={<Amount value={printDecimal(closable)} places={18} trim />}
        onMax={() => pick(100)}
        error={error}
      />
      <div>
        <Slider
          bare
          label={t('positions.partOfPosition')}
          value={percent}
          min={0}
          max={100}
          onChange={pick}
          format={(value) => `${value}%`}
          className="-my-1"
        />
        <PercentChips onPick={pick} value={percent} />
      </div>
    </>
  )
}

type CloseFactsProps = { preview: ClosePreview; priceTick: string; symbol: string; isOld: boolean }

function CloseFacts({ preview, priceTick, symbol, isOld }: CloseFactsProps) {
  const { t } = useTranslation()
  const { estimate, result, left, price, isLimit } = preview
  return (
    <Facts
      inset
      isOld={isOld}
      items={[
        {
          label: t(isLimit ? 'positions.limitPrice' : 'positions.exitMarket'),
          value: <Price value={printDecimal(price)} tick={priceTick} />,
        },
        {
          label: t('positions.expectedResult'),
          value: (
            <span className="inline-flex items-baseline gap-2">
              <Money value={printed(result?.net)} sign tone private />
              {result !== undefined && <Change value={printed(result.yield)} className="text-xs" />}
            </span>
          ),
        },
        {
          label: t('positions.closingFee'),
          value: <Money value={estimate && printDecimal(estimate.fee)} places={4} />,
        },
        {
          label: t('positions.openingFeeShare'),
          value: <Money value={printed(result?.openingFee)} places={4} private />,
        },
        {
          label: t('positions.remains'),
          value: <Money value={printDecimal(left)} unit={baseOf(symbol)} places={18} trim private />,
        },
      ]}
    />
  )
}
