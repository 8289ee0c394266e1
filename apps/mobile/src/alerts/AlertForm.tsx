import { TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LivePrice } from '../market/LivePrice.tsx'
import { useSilence } from '@touchstone/app/live/use-silence'
import { useTicksOf, useTickField } from '@touchstone/app/live/use-tick'
import { messageOf } from '@touchstone/app/feedback/failures'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { AmountField } from '../ui/AmountField.tsx'
import { Card } from '../ui/Card.tsx'
import { Change } from '../ui/Change.tsx'
import { priceText, tickPlaces } from '@touchstone/app/format/number-text'
import { type AlertDraft, priceAtDistance } from '@touchstone/app/alerts/alert-draft'
import { snapToTick } from '@touchstone/app/chart/price-grid'
import { AlertChart } from './AlertChart.tsx'
import { AlertSymbol } from './AlertSymbol.tsx'
import { DistanceChips } from './DistanceChips.tsx'
import { useDraft } from '@touchstone/app/alerts/use-alert-draft'

type AlertFormProps = {
  symbols: readonly ListedSymbol[]
  listed: ListedSymbol
  /** Undefined until somebody chooses a price: line and placeholder follow the market. */
  typed: string | undefined
  onType: (text: string) => void
  onChoose: (symbol: string) => void
  /** Why the server did not take it. */
  error: unknown
}

/** The symbol and the price of the alert, the market with the alert on it, and in words the condition it waits for. */
export function AlertForm({ symbols, listed, typed, onType, onChoose, error }: AlertFormProps) {
  const { t } = useTranslation()
  const { symbol, quote, priceTick } = listed
  const isSilent = useSilence()
  const draft = useDraft(typed ?? '', listed)
  const fault = useFault(draft)
  const mark = useTickField(symbol, (tick) => tick.mark) ?? listed.price?.mark
  const shown = typed ?? (mark === undefined ? '' : snapToTick(Number(mark), priceTick))
  useTicksOf([symbol])
  return (
    <Card padded className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <AlertSymbol symbols={symbols} symbol={symbol} onChoose={onChoose} />
        <div className="shrink-0 pt-0.5">
          <span className="sr-only">{t('words.markPrice')}</span>
          <LivePrice symbol={symbol} tick={priceTick} dayOpen={listed.day?.open ?? null} silent={isSilent} />
        </div>
      </div>
      <AlertChart listed={listed} price={shown === '' ? undefined : shown} onMove={onType} />
      <AmountField
        hero
        label={t('alerts.price')}
        value={typed ?? ''}
        placeholder={shown === '' ? undefined : priceText(shown, priceTick)}
        onChange={onType}
        unit={quote}
        places={tickPlaces(priceTick)}
        error={error === null ? fault : messageOf(error)}
        between={
          <DistanceChips
            disabled={mark === undefined}
            onPick={(distance) => {
              if (mark !== undefined) onType(priceAtDistance(mark, priceTick, distance))
            }}
          />
        }
      />
      <Meaning draft={draft} tick={priceTick} />
    </Card>
  )
}

/** Why what is typed would be refused; nothing for what is fine or not there yet. */
function useFault(draft: AlertDraft): string | undefined {
  const { t } = useTranslation()
  const sentenceOf = useRefusalSentence()
  if (draft.state === 'at_mark') return t('alerts.atMark')
  return draft.state === 'refused' ? sentenceOf(draft.refusal) : undefined
}

function Meaning({ draft, tick }: { draft: AlertDraft; tick: string }) {
  const { t } = useTranslation()
  if (draft.state !== 'ready') return <p className="min-h-10 text-sm text-fg-3">{t('alerts.hint')}</p>
  const { direction, price, distance } = draft
  const isRise = direction === 'above'
  const Icon = isRise ? TrendingUp : TrendingDown
  return (
    <p className="flex min-h-10 items-start gap-2 text-sm">
      <Icon aria-hidden className={isRise ? 'size-5 shrink-0 text-up' : 'size-5 shrink-0 text-down'} />
      <span className="min-w-0 flex-1 font-medium">
        {t(isRise ? 'alerts.whenRises' : 'alerts.whenFalls', { price: priceText(price, tick) })}
      </span>
      <Change value={distance} chip className="text-xs" />
    </p>
  )
}
