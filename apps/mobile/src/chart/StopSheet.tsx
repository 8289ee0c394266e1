import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { actFailure } from '@touchstone/app/feedback/act-failure'
import { useOffline } from '@touchstone/app/live/use-offline'
import { useSilence } from '@touchstone/app/live/use-silence'
import { useTickField } from '@touchstone/app/live/use-tick'
import type { Position } from '@touchstone/app/positions/positions.queries'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Change } from '../ui/Change.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import type { Fact } from '../ui/Facts.tsx'
import { FieldNote } from '../ui/FieldNote.tsx'
import { percentText, priceText } from '@touchstone/app/format/number-text'
import { Money } from '../ui/Money.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Price } from '../ui/Price.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { movedByTicks } from '@touchstone/app/chart/price-grid'
import type { StopDraft } from '@touchstone/app/chart/price-lines'
import {
  closingFeeOf,
  distanceFrom,
  type Held,
  offeredDistances,
  offeredPrice,
} from '@touchstone/app/chart/stop-change'
import { useStopOutlook } from '@touchstone/app/chart/use-stop-outlook'
import { useStopResult } from '@touchstone/app/chart/use-stop-result'
import type { Stops } from '@touchstone/app/chart/use-stops'
import { LiquidatedBefore } from '../orders/LiquidatedBefore.tsx'
import { useStopFault } from '../orders/use-stop-fault.ts'

type StopSheetProps = {
  book: Book
  position: Position
  /** Undefined until the book has been read. */
  held: Held | undefined
  draft: StopDraft
  stops: Stops
  priceTick: string
  takerRate: string
}

/** What a stop at this price would bring, before it is set. The price can be put right by ticks or by its distance. */
export function StopSheet({ book, position, held, draft, stops, priceTick, takerRate }: StopSheetProps) {
  const { t } = useTranslation()
  const stopFault = useStopFault()
  const isOffline = useOffline()
  const isSilent = useSilence()
  const { liquidation, refusal } = useStopOutlook(book, position, draft)
  const { kind, price } = draft
  const { symbol, direction, leverage, marginMode } = position
  const mark = useTickField(symbol, (tick) => tick.mark) ?? position.mark ?? undefined
  const isProfit = kind === 'takeProfit'
  const fault = refusal && stopFault({ refusal, kind, direction, tick: priceTick })
  const cannotBe = fault !== undefined || liquidation !== undefined
  return (
    <ConfirmSheet
      open={stops.isAsked}
      onOpenChange={(isOpen) => !isOpen && stops.drop()}
      title={t(isProfit ? 'chart.setTakeProfit' : 'chart.setStopLoss')}
      text={`${t(`words.${direction}`)} ${symbol} · ${leverage}× · ${t(`words.${marginMode}`)}`}
      facts={useStopFacts({ position, held, draft, mark, takerRate, priceTick, cannotBe })}
      areFactsOld={isSilent}
      confirmLabel={t(stops.unanswered === 'set' ? 'positions.askAgain' : 'words.confirm')}
      busy={stops.busy}
      reason={isOffline ? t('positions.blocked_offline') : undefined}
      disabled={stops.unanswered === undefined && fault !== undefined}
      error={actFailure(stops.error)}
      onConfirm={() => stops.confirm(position, kind, price)}
    >
      <div className="order-first flex flex-col items-center gap-2">
        <PriceStepper price={price} tick={priceTick} onChange={(at) => stops.move({ ...draft, price: at })} />
        {mark !== undefined && (
          <Distances
            onPick={(distance) =>
              stops.move({ ...draft, price: offeredPrice(kind, direction, { mark, tick: priceTick, distance }) })
            }
          />
        )}
        <FieldNote id={useId()} error={fault} centered />
        <LiquidatedBefore
          price={fault === undefined ? liquidation : undefined}
          tick={priceTick}
          className="text-center"
        />
      </div>
      {isSilent && <Notice tone="warn">{t('frame.pricesPaused')}</Notice>}
      <p className="text-xs text-fg-3">{t('chart.stopNote')}</p>
      {position[kind] !== null && (
        <Button
          kind="soft"
          size="md"
          className="text-danger!"
          disabled={stops.busy || isOffline}
          onClick={() => stops.confirm(position, kind, null)}
        >
          {t(
            stops.unanswered === 'removed'
              ? 'positions.askAgain'
              : isProfit
                ? 'chart.removeTakeProfit'
                : 'chart.removeStopLoss',
          )}
        </Button>
      )}
    </ConfirmSheet>
  )
}

type StopFactsInput = Pick<StopSheetProps, 'position' | 'held' | 'draft' | 'takerRate' | 'priceTick'> & {
  mark: string | undefined
  /** It would be refused, or the position is liquidated before: it brings nothing. */
  cannotBe: boolean
}

function useStopFacts({ position, held, draft: { kind, price }, mark, ...input }: StopFactsInput): Fact[] {
  const { t } = useTranslation()
  const { takerRate, priceTick, cannotBe } = input
  const quantity = position[kind]?.quantity ?? null
  const closing = { price, quantity }
  const net = useStopResult({ positionId: position.id, held, takerRate }, closing)
  const fee = held && closingFeeOf(held, closing, takerRate)
  const base = position.symbol.split('/')[0]
  return [
    { label: t('positions.expectedResult'), value: <Money value={cannotBe ? null : net} sign tone private /> },
    { label: t('chart.closingFee'), value: <Amount value={cannotBe ? null : fee} currency="USDT" private /> },
    { label: t('words.markPrice'), value: <Price value={mark} tick={priceTick} /> },
    { label: t('chart.fromMark'), value: <Change value={mark === undefined ? null : distanceFrom(mark, price)} /> },
    {
      label: t('chart.closes'),
      value: quantity === null ? t('chart.wholePosition') : <Amount value={quantity} places={8} trim currency={base} />,
    },
  ]
}

/** Ticks up and down from where it stood when the sheet opened. */
function PriceStepper({ price, tick, onChange }: { price: string; tick: string; onChange: (price: string) => void }) {
  const { t } = useTranslation()
  const [start, setStart] = useState({ price, shown: price, ticks: 0 })
  // It was set in another way: that is where ticks are counted from now.
  if (start.shown !== price) setStart({ price, shown: price, ticks: 0 })
  const move = (by: number): void => {
    const next = by === 0 ? start.price : movedByTicks(start.price, tick, by)
    setStart({ ...start, shown: next, ticks: by })
    onChange(next)
  }
  return (
    <Stepper
      label={t('words.price')}
      value={start.ticks}
      min={-1e6}
      max={1e6}
      onChange={move}
      format={() => priceText(price, tick)}
      className="w-full py-1 [&>[role=spinbutton]]:text-2xl"
    />
  )
}

function Distances({ onPick }: { onPick: (distance: string) => void }) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('chart.fromMarkChips')} className="grid w-full grid-cols-4 gap-2">
      {offeredDistances.map((distance) => (
        <button
          key={distance}
          type="button"
          onClick={() => onPick(distance)}
          className="num min-h-11 rounded-sm bg-surface-2 text-xs font-medium text-fg-2 active:bg-border"
        >
          {percentText(distance, 1).replace(/\.0%$/, '%')}
        </button>
      ))}
    </div>
  )
}
